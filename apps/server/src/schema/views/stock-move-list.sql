-- The value that went into or out of the layers of an item stands at the first of its moves in that direction, so that sums are right.
-- It is worked out for the rows that are shown, behind sorting and limit: a document's page reads its moves by their index.
create view stock_move_list as
select m.seq as id, 1 as version, m.seq, m.posted_at, m.biz_date, p.posting_no, p.biz_type, p.doc_type, p.doc_no, p.belongs_to,
  m.sku, m.warehouse, m.bin,
  m.status as stock_status, case when m.qty_delta > 0 then m.qty_delta end as qty_in,
  case when m.qty_delta < 0 then -m.qty_delta end as qty_out,
  m.balance_after, (
    select sum(l.value_delta) from layer_move l
    where l.posting = m.posting and l.warehouse = m.warehouse and l.sku = m.sku
      and m.seq = (select min(f.seq) from stock_move f where f.posting = m.posting and f.warehouse = m.warehouse and f.sku = m.sku
        and sign(f.qty_delta) = (select sign(sum(a.qty_delta)) from stock_move a where a.posting = m.posting and a.warehouse = m.warehouse
          and a.sku = m.sku))
  ) as value, p.by, r.posting_no as reversed_by, coalesce(r.reason, p.reason) as reason,
  case when p.reversal_of is not null then 'reversal' when r.id is not null then 'reversed' else 'booked' end as state,
  k.sku as sku_code, stock_flow(coalesce(o.biz_type, p.biz_type), (m.qty_delta > 0) <> (o.id is not null)) as flow
from stock_move m
join sku k on k.id = m.sku
join stock_posting p on p.id = m.posting
left join stock_posting o on o.id = p.reversal_of
left join stock_posting r on r.reversal_of = p.id;
