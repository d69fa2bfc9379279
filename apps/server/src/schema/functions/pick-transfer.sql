-- A transfer is being picked while its outbound is, whoever leads that on; the history tells of it.
create or replace function pick_transfer() returns trigger language plpgsql as $$
declare
  busy boolean := new.status in ('picking', 'picked', 'packing', 'packed');
  was text := case when busy then 'approved' else 'picking' end;
  becomes text := case when busy then 'picking' else 'approved' end;
begin
  if new.status in ('shipped', 'cancelled', 'held') then return new; end if;
  with led as (
    update transfer_order set state = becomes, version = version + 1, updated_by = new.updated_by, updated_at = new.updated_at
    where transfer_no = new.source_no and state = was
      and not exists (select from transfer_order_lines n where n.record_id = transfer_order.id and n.shipped_qty > 0) returning id, version
  )
  insert into audit_log (entity, record_id, action, version, by_user, at, changes, transition)
  select 'transferOrder', id, 'state', version, new.updated_by, new.updated_at,
    jsonb_build_array(jsonb_build_object('field', 'state', 'before', was, 'after', becomes)), case when busy then 'pick' else 'unpick' end
      from led;
  return new;
end $$;
