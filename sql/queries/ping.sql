-- A round trip and nothing else.
/* qualified */
select 1;
