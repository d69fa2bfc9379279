create view deduction_list as
select d.*, case when d.state in ('waived', 'void') then 0 else d.amount - d.applied_amount end as open_amount,
  coalesce(o.buyer, s.purchase_user) as buyer,
  (select array_agg(x.settle_no order by x.settle_no) from deduction_settlement x where x.id = d.id) as applied_in
from deduction d join supplier s on s.id = d.supplier left join purchase_order o on o.id = d.purchase_order;
