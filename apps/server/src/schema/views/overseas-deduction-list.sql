create view overseas_deduction_list as
select d.*,
  -- [R118] what bears the number of the lot
  case when d.lot_ref ~ '^PO[0-9]{11}$' then 'order' when d.lot_ref ~ '^SB[0-9]{11}$' then 'batch'
    when d.lot_ref ~ '^RC[0-9]{11}$' then 'receipt' when d.lot_ref ~ '^LY[0-9]{10}$' then 'layer' end as lot_kind,
  coalesce((select sum(a.amount) from overseas_deduction_allocations a where a.record_id = d.id), 0) as allocated,
  (select array_agg(s.supplier_code order by a.line_no) from overseas_deduction_allocations a join supplier s on s.id = a.supplier
    where a.record_id = d.id) as suppliers,
  (select array_agg(x.deduct_no order by x.id) from deduction x where x.source_no = d.od_no and x.type = 'overseas') as deduct_nos
from overseas_deduction d;
