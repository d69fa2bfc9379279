-- A part that leaves the range, or comes into it, fits as many vehicles less or more.
create or replace function parts_changed() returns trigger language plpgsql as $$
declare
  changed bigint[] := array(select a.id from before_rows b join after_rows a using (id)
    where (a.sales_status in ('draft', 'archived')) is distinct from (b.sales_status in ('draft', 'archived')));
begin
  if cardinality(changed) = 0 then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtext('vehicle_fitting'));
  perform recount_fittings(array(select distinct v from fitment f, vehicles_named(f.make, f.model, f.year_from, f.year_to) v where f.sku
    = any(changed)));
  return null;
end $$;
