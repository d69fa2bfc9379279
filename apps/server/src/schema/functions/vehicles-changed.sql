create or replace function vehicles_changed() returns trigger language plpgsql as $$
declare
  touched bigint[];
begin
  if not exists (select from fitment) then
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(hashtext('vehicle_fitting'));
  if tg_op = 'INSERT' then
    touched := array(select id from after_rows);
  else
    touched := array(select a.id from before_rows b join after_rows a using (id)
      where (a.make, a.model, a.year, a.submodel, a.engine, a.drive, a.body_styles, a.aliases)
        is distinct from (b.make, b.model, b.year, b.submodel, b.engine, b.drive, b.body_styles, b.aliases));
  end if;
  if cardinality(touched) > 0 then
    perform recount_fittings(touched);
  end if;
  return null;
end $$;
