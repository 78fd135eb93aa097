-- Makes pgvector known to this database, where the role may do that; into the schema where it goes by itself.
create extension if not exists vector schema public;
