-- Who changes fitments or parts counts alone, after all that was counted before has been written; who adds vehicles waits for those alone.
create or replace function fitments_changed() returns trigger language plpgsql as $$
declare
  touched bigint[];
begin
  perform pg_advisory_xact_lock(hashtext('vehicle_fitting'));
  if tg_op = 'INSERT' then
    touched := array(select distinct v from (select distinct make, model, year_from, year_to from after_rows) c,
      vehicles_named(c.make, c.model, c.year_from, c.year_to) v);
  elsif tg_op = 'DELETE' then
    touched := array(select distinct v from (select distinct make, model, year_from, year_to from before_rows) c,
      vehicles_named(c.make, c.model, c.year_from, c.year_to) v);
  else
    touched := array(select distinct v from (
      select b.make, b.model, b.year_from, b.year_to from before_rows b join after_rows a using (id)
      where (a.status, a.sku, a.make, a.model, a.year_from, a.year_to, a.submodel, a.engine, a.drive, a.body_style)
        is distinct from (b.status, b.sku, b.make, b.model, b.year_from, b.year_to, b.submodel, b.engine, b.drive, b.body_style)
      union
      select a.make, a.model, a.year_from, a.year_to from before_rows b join after_rows a using (id)
      where (a.status, a.sku, a.make, a.model, a.year_from, a.year_to, a.submodel, a.engine, a.drive, a.body_style)
        is distinct from (b.status, b.sku, b.make, b.model, b.year_from, b.year_to, b.submodel, b.engine, b.drive, b.body_style)
    ) c, vehicles_named(c.make, c.model, c.year_from, c.year_to) v);
  end if;
  if cardinality(touched) > 0 then
    perform recount_fittings(touched);
  end if;
  return null;
end $$;
