-- What was left of each layer at the end of a day of business, and how old it was then.
create or replace function stock_layer_at(from_day date, to_day date) returns table (
  id bigint, version integer, layer_no text, sku bigint, warehouse bigint, received_at timestamptz, origin_received_at timestamptz,
  age_days integer, band text, qty_in integer,
  qty_left integer, unit_cost numeric, value_left numeric, landed numeric, cost_source text, po_no text, posting_no text, doc_no text,
  sku_code text,
  as_of date
) language sql stable parallel safe as $$
  select l.id, 1, l.layer_no, l.sku, l.warehouse, l.received_at, l.origin_received_at, g.age, stock_age_band(g.age), g.came_in, g.qty,
    case when g.qty > 0 then round(g.value / g.qty, 4) else round(l.value_in / nullif(l.qty_in, 0), 4) end::numeric(18, 4), g.value,
    g.landed, l.cost_source, l.po_no, p.posting_no, p.belongs_to, k.sku,
    coalesce(to_day, from_day)
  from stock_layer l join warehouse w on w.id = l.warehouse join sku k on k.id = l.sku join stock_posting p on p.id = l.posting
  cross join lateral (
    select sum(m.qty_delta)::integer as qty, sum(m.value_delta)::numeric(18, 4) as value,
      sum(m.value_delta) filter (where m.qty_delta = 0) as landed,
      coalesce(sum(m.qty_delta) filter (where (m.qty_delta > 0) = (b.reversal_of is null)), 0)::integer as came_in,
      coalesce(to_day, from_day) - (l.origin_received_at at time zone w.timezone)::date as age
    from layer_move m join stock_posting b on b.id = m.posting where m.layer = l.id and m.biz_date <= coalesce(to_day, from_day)
  ) g where g.qty is not null
$$;
