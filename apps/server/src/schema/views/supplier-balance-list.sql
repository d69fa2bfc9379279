-- What is owed stands above zero, as people speak of it; the book has debits above zero.
create view supplier_balance_list as
select id, version, supplier, company_entity, currency, -ap as payable, -grir as unbilled, prepay, claim_recv, net_owed, stock, input_tax,
  ppv, deduct, claim_inc, bank, last_entry, locked_to
from supplier_balance;
