-- The key of the step whose transaction this is, as lock_step.sql noted it; nothing if the application ended that one.
select current_setting('pg_checkpoint.step', true);
