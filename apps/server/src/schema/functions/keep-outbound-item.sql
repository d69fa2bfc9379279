create or replace function keep_outbound_item() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from outbound_lines where id = old.id;
    return old;
  elsif tg_op = 'UPDATE' then
    update outbound_lines set line_no = new.line_no + 1, sku = new.sku, qty = new.qty, pt_sku = new.pt_sku where id = old.id;
  else
    insert into outbound_lines (record_id, line_no, sku, qty, pt_sku) values (new.record_id, new.line_no + 1, new.sku, new.qty, new.pt_sku);
  end if;
  return new;
end $$;
