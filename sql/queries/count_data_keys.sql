-- How many data keys are wrapped by which key.
select wrapped_by, count(*)
from pgcheckpoint.checkpoint_data_keys
where wrapped_by is not null
group by wrapped_by;
