create or replace function requeue_fba_shipment() returns trigger language plpgsql as $$
begin
  insert into fba_shipment_following (shipment)
  select s.id from fba_shipment s where s.id = (coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0])::bigint
  on conflict (shipment) do update set pending = true;
  return null;
end $$;
