-- Since when versions of items are kept; no row if they are not.
select since from pgcheckpoint.store_versions_since where id = 1;
