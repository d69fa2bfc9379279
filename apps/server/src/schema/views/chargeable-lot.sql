-- [R117] Lots of orders that failed or were conceded for less, by what may be deducted for them, and for how many pieces: those that were
-- conceded at a lower price; those that were scrapped; those that sorting found bad and nobody replaced; else those that the sample found
-- bad of a lot that stays rejected and is neither returned nor reworked.
create view chargeable_lot as
select i.id, i.version, i.inspection_no, i.type as lot_type, i.supplier, i.purchase_order, i.order_line, i.sku, i.finished_at,
  c.type, c.qty, c.percent
from inspection i
  left join lateral (
    select d.kind, d.qty, d.bad_qty, d.replaced_qty, d.price_cut_pct from disposition d
    where d.inspection = i.id and d.state = 'done' order by d.id desc limit 1) d on true
  left join sampling s on s.inspection = i.id
  cross join lateral (
    select case d.kind when 'concession' then 'concession' else 'quality' end as type,
      case d.kind when 'concession' then d.qty when 'scrap' then d.qty when 'sort' then d.bad_qty - coalesce(d.replaced_qty, 0)
        when 'return' then 0 when 'rework' then 0 else coalesce(s.nonconforming, 0) end as qty,
      case d.kind when 'concession' then d.price_cut_pct end as percent) c
where i.purchase_order is not null and i.result = 'reject' and i.finished_at is not null
  and i.state in ('rejected', 'conceded', 'accepted', 'closed') and i.disposition_state is distinct from 'running'
  and i.disposition_state is distinct from 'approving' and i.disposition_state is distinct from 'open'
  and c.qty > 0 and (c.type = 'quality' or c.percent > 0)
  and not exists (select from inspection n where n.original = i.id and n.state <> 'void');
