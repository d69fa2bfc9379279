create view inspection_list as
-- what is held of a lot that came, until it is released or goes; hours for which a lot waits, or waited, until it was begun
select i.*, case when i.type = 'iqc' and i.state not in ('closed', 'void') then i.lot_size - i.released_qty else 0 end as blocked_qty,
  round((extract(epoch from coalesce(i.started_at, case when i.state in ('requested', 'scheduled') then now() end,
    i.finished_at, i.created_at) - i.created_at) / 3600)::numeric, 1) as waiting_hours,
  s.sample_size, s.inspected_units,
  (select string_agg(c.accept::text, ' / ' order by c.line_no) from sampling_classes c where c.record_id = s.id) as acceptance
from inspection i left join sampling s on s.inspection = i.id;
