-- Stock in and out of each SKU in each warehouse over days of business, either end open.
create or replace function stock_in_out_between(from_day date, to_day date) returns table (
  id bigint, version integer, sku_code text, sku bigint, warehouse bigint, category bigint, brand bigint, opening_qty bigint,
  opening_value numeric, purchase_qty bigint, purchase_value numeric, return_in_qty bigint, return_in_value numeric, transfer_in_qty bigint,
  transfer_in_value numeric, other_in_qty bigint,
  other_in_value numeric, gain_qty bigint, gain_value numeric, sale_qty bigint, sale_value numeric, fba_qty bigint, fba_value numeric,
  transfer_out_qty bigint,
  transfer_out_value numeric, other_out_qty bigint, other_out_value numeric, loss_qty bigint, loss_value numeric, revalued_value numeric,
  in_qty bigint, in_value numeric,
  out_qty bigint, out_value numeric, closing_qty bigint, closing_value numeric, turnover_days numeric, idle boolean, day_from date,
  day_before date, biz_date date
) language sql stable parallel safe as $$
  with
    asked as (
      select coalesce(from_day, least((select min(m.biz_date) from stock_move m), to_day, current_date)) as first,
        coalesce(to_day, greatest((select max(m.biz_date) from stock_move m), from_day, current_date)) as last
    ),
    base as (select s.month, s.until from asked a, last_stock_snapshot(a.first - 1) s),
    flowed as (
      select m.warehouse, m.sku, m.biz_date < (select first from asked) as before,
        stock_flow(coalesce(o.biz_type, p.biz_type), (m.qty_delta > 0) <> (o.id is not null)) as flow, m.qty_delta::bigint as qty,
        0::numeric as value
      from stock_move m join stock_posting p on p.id = m.posting left join stock_posting o on o.id = p.reversal_of
      where m.biz_date > (select until from base) and m.biz_date <= (select last from asked)
      union all
      select l.warehouse, l.sku, l.biz_date < (select first from asked),
        case when l.qty_delta = 0 then 'revalued'
          else stock_flow(coalesce(o.biz_type, p.biz_type), (l.qty_delta > 0) <> (o.id is not null)) end, 0, l.value_delta
      from layer_move l join stock_posting p on p.id = l.posting left join stock_posting o on o.id = p.reversal_of
      where l.biz_date > (select until from base) and l.biz_date <= (select last from asked)
      union all
      select s.warehouse, s.sku, true, 'opening', s.qty, s.value from stock_item_snapshot s where s.month = (select month from base)
    ),
    grouped as (select f.warehouse, f.sku, f.before, f.flow, sum(f.qty) as qty, sum(f.value) as value from flowed f group by 1, 2, 3, 4),
    summed as (
      select f.warehouse, f.sku, coalesce(sum(f.qty) filter (where f.before), 0) as opening_qty,
      coalesce(sum(f.value) filter (where f.before), 0) as opening_value,
      coalesce(sum(f.qty) filter (where not f.before and f.flow = 'purchase'), 0) as purchase_qty,
      coalesce(sum(f.value) filter (where not f.before and f.flow = 'purchase'), 0) as purchase_value,
      coalesce(sum(f.qty) filter (where not f.before and f.flow = 'return_in'), 0) as return_in_qty,
      coalesce(sum(f.value) filter (where not f.before and f.flow = 'return_in'), 0) as return_in_value,
      coalesce(sum(f.qty) filter (where not f.before and f.flow = 'transfer_in'), 0) as transfer_in_qty,
      coalesce(sum(f.value) filter (where not f.before and f.flow = 'transfer_in'), 0) as transfer_in_value,
      coalesce(sum(f.qty) filter (where not f.before and f.flow = 'other_in'), 0)
        + greatest(coalesce(sum(f.qty) filter (where not f.before and f.flow = 'internal'), 0), 0) as other_in_qty,
      coalesce(sum(f.value) filter (where not f.before and f.flow = 'other_in'), 0) as other_in_value,
      coalesce(sum(f.qty) filter (where not f.before and f.flow = 'gain'), 0) as gain_qty,
      coalesce(sum(f.value) filter (where not f.before and f.flow = 'gain'), 0) as gain_value,
      -coalesce(sum(f.qty) filter (where not f.before and f.flow = 'sale'), 0) as sale_qty,
      -coalesce(sum(f.value) filter (where not f.before and f.flow = 'sale'), 0) as sale_value,
      -coalesce(sum(f.qty) filter (where not f.before and f.flow = 'fba'), 0) as fba_qty,
      -coalesce(sum(f.value) filter (where not f.before and f.flow = 'fba'), 0) as fba_value,
      -coalesce(sum(f.qty) filter (where not f.before and f.flow = 'transfer_out'), 0) as transfer_out_qty,
      -coalesce(sum(f.value) filter (where not f.before and f.flow = 'transfer_out'), 0) as transfer_out_value,
      -coalesce(sum(f.qty) filter (where not f.before and f.flow = 'other_out'), 0)
        + greatest(-coalesce(sum(f.qty) filter (where not f.before and f.flow = 'internal'), 0), 0) as other_out_qty,
      -coalesce(sum(f.value) filter (where not f.before and f.flow = 'other_out'), 0) as other_out_value,
      -coalesce(sum(f.qty) filter (where not f.before and f.flow = 'loss'), 0) as loss_qty,
      -coalesce(sum(f.value) filter (where not f.before and f.flow = 'loss'), 0) as loss_value,
      coalesce(sum(f.value) filter (where not f.before and f.flow = 'revalued'), 0) as revalued_value, sum(f.qty) as closing_qty,
      sum(f.value) as closing_value
      from grouped f group by 1, 2
    ),
    figures as (
      select s.*, s.purchase_qty + s.return_in_qty + s.transfer_in_qty + s.other_in_qty + s.gain_qty as in_qty, s.purchase_value
        + s.return_in_value + s.transfer_in_value + s.other_in_value + s.gain_value + s.revalued_value as in_value, s.sale_qty + s.fba_qty
        + s.transfer_out_qty + s.other_out_qty + s.loss_qty as out_qty, s.sale_value + s.fba_value + s.transfer_out_value
        + s.other_out_value + s.loss_value as out_value
      from summed s
    )
  select i.id, 1, k.sku, i.sku, i.warehouse, k.category, k.brand, coalesce(t.opening_qty, 0)::bigint, coalesce(t.opening_value, 0),
    coalesce(t.purchase_qty, 0)::bigint, coalesce(t.purchase_value, 0), coalesce(t.return_in_qty, 0)::bigint,
    coalesce(t.return_in_value, 0), coalesce(t.transfer_in_qty, 0)::bigint, coalesce(t.transfer_in_value, 0),
    coalesce(t.other_in_qty, 0)::bigint, coalesce(t.other_in_value, 0), coalesce(t.gain_qty, 0)::bigint, coalesce(t.gain_value, 0),
    coalesce(t.sale_qty, 0)::bigint, coalesce(t.sale_value, 0),
    coalesce(t.fba_qty, 0)::bigint, coalesce(t.fba_value, 0), coalesce(t.transfer_out_qty, 0)::bigint, coalesce(t.transfer_out_value, 0),
    coalesce(t.other_out_qty, 0)::bigint, coalesce(t.other_out_value, 0),
    coalesce(t.loss_qty, 0)::bigint, coalesce(t.loss_value, 0),
    coalesce(t.revalued_value, 0), coalesce(t.in_qty, 0)::bigint, coalesce(t.in_value, 0), coalesce(t.out_qty, 0)::bigint,
    coalesce(t.out_value, 0),
    coalesce(t.closing_qty, 0)::bigint, coalesce(t.closing_value, 0),
    case when t.out_qty > 0 then round((t.opening_qty + t.closing_qty)
      * greatest(least(a.last, current_date) - a.first + 1, 1) / (2 * t.out_qty), 1) end,
    coalesce(t.opening_qty = 0 and t.closing_qty = 0 and t.opening_value = 0 and t.closing_value = 0 and t.in_qty = 0 and t.out_qty = 0,
      true), a.first, a.first - 1, a.last
  from asked a cross join stock_item i join sku k on k.id = i.sku left join figures t on t.warehouse = i.warehouse and t.sku = i.sku
$$;
