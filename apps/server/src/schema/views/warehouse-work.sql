create view warehouse_work as
select id, version, warehouse, day, worker, steps, receipts, pieces_in, put_receipts, dock_median, dock_p90, dock_target, put_lines,
  put_per_hour, put_target, lines_picked, picked_per_hour, pick_target, short_picks, parcels, parcels_per_hour, pack_target, wrong_scans,
  weight_overrides, lines_counted, count_right_pct, count_target, shipped, due, on_time_pct, ship_target, below, dock_hours,
  day_from::timestamptz(3), day_to::timestamptz(3)
from warehouse_work_between(null, null);
