-- Articles that customers returned and that nobody has taken up with their supplier, who is the one that delivered last; those of which
-- there are enough [R97]. What was returned makes the version, so that nobody collects what they did not see.
create view returned_article as
select g.sku as id, g.version, g.sku, s.supplier, s.buyer, g.returned_qty, g.receipts, g.first_on, g.last_on,
  w.sold_qty, case when w.sold_qty > 0 then round(100.0 * g.returned_qty / w.sold_qty, 2) end as return_rate
from (
    select p.sku, hashtext(string_agg(concat(p.receipt, ':', p.qty), ',' order by p.receipt)) & 2147483647 as version,
      sum(p.qty)::integer as returned_qty, array_agg(p.receipt_no order by p.arrived_at, p.receipt) as receipts,
      min(p.arrived_at)::date as first_on, max(p.arrived_at)::date as last_on
    from returned_piece p group by p.sku) g
  cross join lateral (
    select o.supplier, o.buyer from purchase_order_lines l join purchase_order o on o.id = l.record_id
    where l.sku = g.sku and l.received_qty > 0 order by o.effective_at desc nulls last, o.id desc limit 1) s
  cross join lateral (
    select coalesce(sum(u.units), 0)::integer as sold_qty from weekly_sales u
    where u.sku = g.sku and u.week between to_char(current_date - 90, 'IYYY-"W"IW') and to_char(current_date, 'IYYY-"W"IW')) w
where returns_to_collect(g.returned_qty, w.sold_qty);
