-- What turns by itself with the day.
create or replace function turn_listing_states(day date) returns void language plpgsql as $$
begin
  if exists (select from pt_sku_standing k where k.until <= day) then
    perform pg_advisory_xact_lock(hashtext('listing_state'));
    perform keep_listing_states(array(select k.listing from pt_sku_standing k where k.until <= day), day);
  end if;
end $$;
