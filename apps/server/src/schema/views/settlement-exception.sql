-- Lines of settlements in hand that do not match, and that nobody let pass.
create view settlement_exception as
select n.id, s.version, n.record_id as settlement, s.supplier, s.company_entity, s.currency, n.invoice, n.invoice_line, n.purchase_order,
  n.order_line, n.sku, n.match, n.available_qty, n.qty, n.po_price, n.invoice_price, n.po_tax_rate, n.invoice_tax_rate,
  n.invoice_price - n.po_price as price_diff, n.held, o.buyer, s.created_at
from settlement_lines n join settlement s on s.id = n.record_id join purchase_order o on o.id = n.purchase_order
where n.match not in ('ok', 'tol') and not n.override and s.state in ('draft', 'exception');
