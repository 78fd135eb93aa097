-- Notes that versions of items are kept from now on, unless that is noted already.
insert into pgcheckpoint.store_versions_since (since) values (clock_timestamp())
on conflict (id) do nothing;
