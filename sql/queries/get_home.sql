-- Which database this is, its server's system identifier (null if it is not known) and its oid; and beside them those of the
-- database where the schema is at home.
select * from pgcheckpoint.get_home_v1();
