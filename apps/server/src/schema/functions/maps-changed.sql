-- The column of the table that names seller SKUs is the argument of its triggers.
create or replace function maps_changed() returns trigger language plpgsql as $$
declare
  named text[];
begin
  perform pg_advisory_xact_lock(hashtext('listing_state'));
  if tg_op = 'INSERT' then
    named := array(select distinct to_jsonb(a) ->> tg_argv[0] from after_rows a);
  elsif tg_op = 'DELETE' then
    named := array(select distinct to_jsonb(b) ->> tg_argv[0] from before_rows b);
  else
    named := array(select to_jsonb(b) ->> tg_argv[0] from before_rows b union select to_jsonb(a) ->> tg_argv[0] from after_rows a);
  end if;
  perform keep_listing_states(array(select p.id from pt_sku p where p.seller_sku collate "C" = any(named)), current_date);
  return null;
end $$;
