-- Exports show their progress, as docCount of @axle/tasks does, and the finished file: one for each export, with the sum of
-- its bytes.
create view download_task_list as
select d.*,
  case when d.total_rows > 0 then least(100, floor(100 * d.done_rows::numeric / d.total_rows)) when d.state = 'done' then 100
    else 0 end as progress,
  (d.file_id is not null)::integer as files,
  f.sha256
from download_task d left join stored_file f on f.id = d.file_id;
