-- Tasks of putaway as they are read: where their pieces should go, how long they wait, and those that nobody has looked after for a day.
create view putaway_list as
select p.*,
  (select string_agg(b.bin_code || ' × ' || l.qty, ', ' order by l.line_no) from putaway_suggested l join bin b on b.id = l.bin
    where l.record_id = p.id) as suggested_bins,
  b.area,
  greatest(p.qty - p.done_qty - (select coalesce(sum(l.qty), 0) from putaway_suggested l where l.record_id = p.id), 0)::integer as unplaced,
  greatest(0, extract(epoch from coalesce(p.ended_at, now()) - p.created_at) / 3600)::integer as waiting_hours,
  p.ended_at is null and p.created_at < now() - interval '24 hours' as waits_long
from putaway p
left join putaway_suggested f on f.record_id = p.id and not exists (
  select from putaway_suggested e where e.record_id = f.record_id and e.line_no < f.line_no)
left join bin b on b.id = f.bin;
