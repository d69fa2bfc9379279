-- An area without a place comes ten behind the last of its use.
create or replace function complete_area() returns trigger language plpgsql as $$
begin
  new.putaway_seq := coalesce(new.putaway_seq,
    (select case when max(putaway_seq) is null then 10 else least(max(putaway_seq) + 10, 9999) end from warehouse_area where warehouse
    = new.warehouse and use = new.use));
  new.pick_seq := coalesce(new.pick_seq,
    (select case when max(pick_seq) is null then 10 else least(max(pick_seq) + 10, 9999) end from warehouse_area where warehouse
    = new.warehouse and use = new.use));
  new.fill_pct := coalesce(new.fill_pct, 90);
  new.mix_sku := coalesce(new.mix_sku, true);
  new.mix_status := coalesce(new.mix_status, false);
  new.dangerous := coalesce(new.dangerous, false);
  new.temperature := coalesce(new.temperature, 'ambient');
  return new;
end $$;
