create or replace function store_platform_changed() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('listing_state'));
  perform keep_listing_states(array(select p.id from pt_sku p where p.store = new.id), current_date);
  return null;
end $$;
