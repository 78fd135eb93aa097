-- The checkpoints that the given runs made, in any thread, with their metadata. $1 run ids.
select c.thread_id, c.checkpoint_ns, c.checkpoint_id, c.metadata::text
from (select distinct unnest($1::text[]) as run_id) r
join pgcheckpoint.checkpoints c
    on c.metadata ? 'run_id'
        and hashtextextended((c.metadata ->> 'run_id') collate "C", 0) = hashtextextended(r.run_id collate "C", 0)
        and (c.metadata ->> 'run_id') collate "C" = r.run_id
order by c.thread_id;
