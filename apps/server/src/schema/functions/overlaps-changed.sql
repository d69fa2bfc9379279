create or replace function overlaps_changed() returns trigger language plpgsql as $$
declare
  touched bigint[];
begin
  perform pg_advisory_xact_lock(hashtext('vehicle_fitting'));
  if tg_op = 'INSERT' then
    touched := array(select distinct a.sku from after_rows a);
  elsif tg_op = 'DELETE' then
    delete from fitment_overlap g using before_rows b where b.id = g.fitment;
    touched := array(select distinct b.sku from before_rows b);
  else
    touched := array(select distinct c.sku from before_rows b join after_rows a using (id) cross
      join lateral (values (b.sku), (a.sku)) c (sku)
      where (a.status, a.sku, a.make, a.model, a.year_from, a.year_to, a.submodel, a.engine, a.drive, a.body_style, a.position)
        is distinct from (b.status, b.sku, b.make, b.model, b.year_from, b.year_to, b.submodel, b.engine, b.drive, b.body_style,
          b.position));
  end if;
  if cardinality(touched) > 0 then
    perform keep_overlapping(touched);
  end if;
  return null;
end $$;
