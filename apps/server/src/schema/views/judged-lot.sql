create view judged_lot as
-- [R96] lots that the rates of suppliers rest on: original ones that were judged before they left, as they were loaded or as they came;
-- what was judged without a sample has no units. What a batch was found to be as it was loaded is one lot, known by its first line.
select i.id, i.inspection_no, i.type, i.purchase_order, i.order_line, i.supplier, o.buyer, o.company_entity, o.currency, i.sku, i.lot_size,
  i.finished_at, i.result = 'accept' as accepted, i.critical_found, i.major_found, i.minor_found,
  s.id as sampling, s.inspected_units, s.nonconforming
from inspection i left join purchase_order o on o.id = i.purchase_order left join sampling s on s.inspection = i.id
where i.type not in ('ipqc', 'sample') and i.round = 1 and i.result is not null and i.state <> 'void' and i.finished_at is not null
union all
select -c.id, c.check_no, 'final', c.purchase_order, l.order_line, c.supplier, o.buyer, o.company_entity, o.currency, l.sku,
  (select sum(planned_qty)::integer from loading_check_lines p where p.record_id = c.id), c.finished_at, c.verdict = 'accept',
  coalesce(d.critical, 0), coalesce(d.major, 0), coalesce(d.minor, 0), null, null, null
from loading_check c join purchase_order o on o.id = c.purchase_order
  join lateral (select * from loading_check_lines p where p.record_id = c.id order by p.line_no limit 1) l on true
  left join lateral (
    select (sum(f.qty) filter (where f.defect_class = 'critical'))::integer as critical,
      (sum(f.qty) filter (where f.defect_class = 'major'))::integer as major,
      (sum(f.qty) filter (where f.defect_class = 'minor'))::integer as minor
    from loading_check_defects f where f.record_id = c.id
  ) d on true
where c.round = 1 and c.verdict is not null and c.state <> 'void' and c.finished_at is not null;
