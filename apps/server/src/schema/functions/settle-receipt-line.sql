create or replace function settle_receipt_line() returns trigger language plpgsql as $$
begin
  new.over_tol_pct := coalesce(new.over_tol_pct, case when new.po_no = '-' then 0 else 2 end);
  if tg_op = 'INSERT' then
    new.most_qty := coalesce(new.most_qty, new.expected_qty + floor(new.expected_qty * new.over_tol_pct / 100));
  elsif new.expected_qty <> old.expected_qty and new.most_qty = old.most_qty then
    new.most_qty := new.expected_qty + floor(new.expected_qty * new.over_tol_pct / 100);
  end if;
  return new;
end $$;
