-- What our own book took over stays as it was delivered.
create or replace function keep_booked_fba_line() returns trigger language plpgsql as $$
begin
  if not exists (select from fba_ledger_booking b where b.line = old.id and b.booked_at is not null) then
    return case tg_op when 'DELETE' then old else new end;
  elsif tg_op = 'DELETE' then
    raise exception using errcode = '23503', message = 'the line was booked';
  elsif (new.store, new.period_from, new.period_to, new.fnsku, new.disposition, new.location, new.starting, new.receipts, new.shipments,
    new.returns, new.vendor_returns,
      new.transfers, new.found, new.lost, new.damaged, new.disposed, new.other, new.unknown, new.ending)
    is distinct from (old.store, old.period_from, old.period_to, old.fnsku, old.disposition, old.location, old.starting, old.receipts,
      old.shipments, old.returns,
      old.vendor_returns, old.transfers, old.found, old.lost, old.damaged, old.disposed, old.other, old.unknown, old.ending) then
    raise exception using errcode = '23514', constraint = 'fba_ledger_line_booked_line', message = 'the line was booked';
  end if;
  return new;
end $$;
