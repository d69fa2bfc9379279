create view judged_lot as
-- [R96] lots that the rates of suppliers rest on: original ones that were judged before they left, as they were loaded or as they came;
-- what was judged without a sample has no units
select i.id, i.inspection_no, i.type, i.purchase_order, i.order_line, i.supplier, o.buyer, o.company_entity, o.currency, i.sku, i.lot_size,
  i.finished_at, i.result = 'accept' as accepted, i.critical_found, i.major_found, i.minor_found,
  s.id as sampling, s.inspected_units, s.nonconforming
from inspection i left join purchase_order o on o.id = i.purchase_order left join sampling s on s.inspection = i.id
where i.type not in ('ipqc', 'sample') and i.round = 1 and i.result is not null and i.state <> 'void' and i.finished_at is not null;
