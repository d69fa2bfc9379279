-- A store-site is in one pool at a time, however two write at once.
create or replace function one_pool_at_a_time() returns trigger language plpgsql as $$
declare
  own bigint := case when tg_table_name = 'fba_pool' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'record_id' end;
begin
  perform pg_advisory_xact_lock(hashtext('fba_pool'));
  if exists (
    select from fba_pool p join fba_pool_sites s on s.record_id = p.id
      join fba_pool o on o.store = p.store and o.id <> p.id and o.status = 1
        and daterange(o.effective_from, o.effective_to, '[]') && daterange(p.effective_from, p.effective_to, '[]')
      join fba_pool_sites t on t.record_id = o.id and t.site = s.site
    where p.id = own and p.status = 1) then
    raise exception using errcode = '23514', constraint = 'fba_pool_two_pools', message = 'a store-site is in two pools';
  end if;
  return null;
end $$;
