-- Ends what was stored of a question at its root checkpoint, when the task that asked it stores what it was answered: the answer
-- that names no question, which LangGraph would hand to the next question as well, and the question as the tasks repeat it that
-- run the task's subgraph, or called it. Before the pending writes that say so, in their transaction.
-- $1 thread, $2 root checkpoint, $3 a task whose question it was, or empty; $4 the path of a task at the root, or empty: the paths
-- of those that called it are parts of it.
delete from pgcheckpoint.checkpoint_writes w
where w.thread_id = $1 and w.checkpoint_ns = '' and w.checkpoint_id = $2
    and case w.channel
        when '__resume__' then w.task_id = '00000000-0000-0000-0000-000000000000'
        when '__interrupt__' then w.task_id = $3 or (w.task_path <> '' and position(w.task_path || ', ' in $4) > 0)
        else false
    end;
