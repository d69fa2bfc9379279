-- What is owed stands above zero, as people speak of it; the book has debits above zero.
create view supplier_balance_list as
select b.id, b.version, b.supplier, b.company_entity, b.currency, -b.ap as payable, -b.grir as unbilled, b.prepay, b.claim_recv, b.net_owed,
  overdue_payable(-b.ap, (
    select sum(e.credit) from ledger_entry e where e.balance = b.id and e.due_date >= current_date
  )) as overdue,
  b.stock, b.input_tax, b.ppv, b.deduct, b.claim_inc, b.bank, b.last_entry, b.locked_to
from supplier_balance b;
