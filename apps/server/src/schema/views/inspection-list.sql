create view inspection_list as
-- what is held of a lot that came, until it is released or goes; hours for which a lot waits, or waited, until it was begun;
-- the severities by which it was sampled, or stands to be; where the supplier has its seat
select i.*, p.province, p.address ->> 'city' as city,
  case when i.type = 'iqc' and i.state not in ('closed', 'void') then i.lot_size - i.released_qty - i.damaged_qty else 0 end as blocked_qty,
  round((extract(epoch from coalesce(i.started_at, case when i.state in ('requested', 'scheduled') then now() end,
    i.finished_at, i.created_at) - i.created_at) / 3600)::numeric, 1) as waiting_hours,
  s.sample_size, s.inspected_units,
  (select string_agg(c.accept::text, ' / ' order by c.line_no) from sampling_classes c where c.record_id = s.id) as acceptance,
  nullif(array(
    select c.severity from sampling_classes c where c.record_id = s.id
    union select w.severity from sku k
    join switch_state w on w.supplier = i.supplier and w.category = k.category and w.inspect_type = i.type
    where k.id = i.sku and s.id is null and i.state in ('requested', 'scheduled') order by 1
  ), '{}') as severity
from inspection i left join sampling s on s.inspection = i.id left join supplier p on p.id = i.supplier;
