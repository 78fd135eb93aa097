-- The server's time, for what is compared with times that it stored.
select now();
