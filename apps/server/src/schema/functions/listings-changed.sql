-- Who changes listings or maps goes on alone, after all that follows from what was changed before has been written.
create or replace function listings_changed() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('listing_state'));
  if tg_op = 'INSERT' then
    perform keep_listing_states(array(select a.id from after_rows a), current_date);
  elsif tg_op = 'DELETE' then
    delete from pt_sku_standing k using before_rows b where b.id = k.listing;
  else
    perform keep_listing_states(array(select a.id from before_rows b join after_rows a using (id)
      where (a.store, a.site, a.seller_sku, a.ignore_reason) is distinct from (b.store, b.site, b.seller_sku, b.ignore_reason)),
        current_date);
  end if;
  return null;
end $$;
