-- A shipment whose receipts were booked stays.
create or replace function keep_booked_fba_shipment() returns trigger language plpgsql as $$
begin
  if exists (select from stock_posting where doc_type = 'fba_shipment' and doc_no = old.shipment_id) then
    raise exception using errcode = '23503', message = 'receipts of the shipment were booked';
  end if;
  return old;
end $$;
