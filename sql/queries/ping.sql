-- Nothing but a round trip.
select 1;
