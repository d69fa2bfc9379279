create view deduction_list as
select d.*, case when d.state in ('waived', 'void') then 0 else d.amount - d.applied_amount end as open_amount,
  coalesce(o.buyer, s.purchase_user) as buyer,
  case left(d.source_no, 2) when 'QI' then (select i.type from inspection i where i.inspection_no = d.source_no) when 'FL' then 'loading'
    when 'RR' then 'report' when 'RC' then 'receipt' when 'AS' then 'after_sale' when 'SB' then 'batch' when 'OD' then 'overseas'
    end as source_kind,
  (select array_agg(x.settle_no order by x.settle_no) from deduction_settlement x where x.id = d.id) as applied_in
from deduction d join supplier s on s.id = d.supplier left join purchase_order o on o.id = d.purchase_order;
