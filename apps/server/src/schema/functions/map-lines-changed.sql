create or replace function map_lines_changed() returns trigger language plpgsql as $$
declare
  maps bigint[];
begin
  perform pg_advisory_xact_lock(hashtext('listing_state'));
  if tg_op = 'INSERT' then
    maps := array(select distinct a.record_id from after_rows a);
  elsif tg_op = 'DELETE' then
    maps := array(select distinct b.record_id from before_rows b);
  else
    maps := array(select b.record_id from before_rows b union select a.record_id from after_rows a);
  end if;
  perform keep_listing_states(
    array(select distinct p.id from sku_map m join pt_sku p on p.seller_sku collate "C" = m.seller_sku collate "C" where m.id = any(maps)),
    current_date);
  return null;
end $$;
