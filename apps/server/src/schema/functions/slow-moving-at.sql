-- How the stock of each SKU in each warehouse sells and ages as of the last day that is asked for; today unless one is.
create or replace function slow_moving_at(from_day date, to_day date) returns table (
  id bigint, version integer, sku_code text, sku bigint, warehouse bigint, category bigint, developer bigint, buyer bigint, as_of date,
  available bigint, out30 bigint, out60 bigint, out90 bigint, out180 bigint, in_stock_days integer, daily_out numeric, cover numeric,
  oldest_age integer, oldest_band text, qty bigint, band30 bigint, band60 bigint, band90 bigint, band180 bigint, band270 bigint,
  band365 bigint, band_old bigint, value numeric, moving text, provision_pct numeric, provision numeric, decision text, due_date date,
  owner bigint, note text, decided_at timestamptz
) language sql stable parallel safe as $$
  with
    asked as (select coalesce(to_day, from_day, current_date) as at),
    left_by as (
      select m.warehouse, m.sku, m.biz_date, stock_flow(coalesce(o.biz_type, p.biz_type), (m.qty_delta > 0) <> (o.id is not null)) as flow,
      -m.qty_delta as qty
      from stock_move m join stock_posting p on p.id = m.posting left join stock_posting o on o.id = p.reversal_of
      where m.biz_date > (select at - 180 from asked) and m.biz_date <= (select at from asked)
    ),
    outs as (
      select f.warehouse, f.sku, sum(f.qty) filter (where f.biz_date > a.at - 30) as out30,
      sum(f.qty) filter (where f.biz_date > a.at - 60) as out60,
        sum(f.qty) filter (where f.biz_date > a.at - 90) as out90, sum(f.qty) as out180
      from left_by f, asked a where f.flow in ('sale', 'fba', 'transfer_out') group by 1, 2
    ),
    later as (
      select m.warehouse, m.sku, sum(m.qty_delta) as qty from stock_move m where m.status = 'available'
        and m.biz_date > (select at from asked) group by 1, 2
    ),
    closing as (
      select i.id, i.warehouse, i.sku, i.available - coalesce(l.qty, 0) as available
      from stock_item i left join later l on l.warehouse = i.warehouse and l.sku = i.sku
    ),
    changed as (
      select m.warehouse, m.sku, m.biz_date, sum(m.qty_delta) as net from stock_move m
      where m.status = 'available' and m.biz_date > (select at - 90 from asked) and m.biz_date <= (select at from asked) group by 1, 2, 3
    ),
    ran as (
      select d.warehouse, d.sku, d.biz_date, d.net,
        c.available - coalesce(sum(d.net) over (partition by d.warehouse, d.sku order by d.biz_date desc rows between unbounded preceding
          and 1 preceding), 0) as after,
        coalesce(lead(d.biz_date) over (partition by d.warehouse, d.sku order by d.biz_date), a.at + 1) - d.biz_date as lasts,
        row_number() over (partition by d.warehouse, d.sku order by d.biz_date) = 1 as first
      from changed d join closing c on c.warehouse = d.warehouse and c.sku = d.sku cross join asked a
    ),
    stocked as (
      select r.warehouse, r.sku,
        sum(case when r.after > 0 then r.lasts when r.after - r.net > 0 then 1 else 0 end)
          + max(case when r.first and r.after - r.net > 0 then r.biz_date - (a.at - 89) else 0 end) as days
      from ran r, asked a group by 1, 2
    ),
    gone as (
      select m.layer, sum(m.qty_delta) as qty, sum(m.value_delta) as value from layer_move m where m.biz_date > (select at from asked)
        group by 1
    ),
    layered as (
      select l.warehouse, l.sku, a.at - (l.origin_received_at at time zone w.timezone)::date as age, l.qty_left - coalesce(g.qty, 0) as qty,
      l.value_left - coalesce(g.value, 0) as value
      from stock_layer l join warehouse w on w.id = l.warehouse cross join asked a left join gone g on g.layer = l.id
      where l.qty_left > 0 or g.layer is not null
    ),
    banded as (
      select l.warehouse, l.sku, stock_age_band(l.age) as band, max(l.age) as age, sum(l.qty) as qty, sum(l.value) as value from layered l
        where l.qty > 0 group by 1, 2, 3
    ),
    rates as (
      select distinct on (r.band) r.band, r.percent from stock_provision r, asked a where r.effective_from <= a.at order by r.band,
      r.effective_from desc
    ),
    aged as (
      select b.warehouse, b.sku, max(b.age) as oldest, sum(b.qty) as qty, sum(b.value) as value,
      sum(round(b.value * coalesce(r.percent, 0) / 100, 2)) as provision,
        sum(b.qty) filter (where b.band = '0–30') as band30, sum(b.qty) filter (where b.band = '31–60') as band60,
        sum(b.qty) filter (where b.band = '61–90') as band90,
        sum(b.qty) filter (where b.band = '91–180') as band180, sum(b.qty) filter (where b.band = '181–270') as band270,
        sum(b.qty) filter (where b.band = '271–365') as band365, sum(b.qty) filter (where b.band = '>365') as band_old
      from banded b left join rates r on r.band = b.band group by 1, 2
    ),
    figures as (
      select c.*, coalesce(o.out30, 0) as out30, coalesce(o.out60, 0) as out60, coalesce(o.out90, 0) as out90,
      coalesce(o.out180, 0) as out180,
        coalesce(s.days, case when c.available > 0 then 90 else 0 end)::integer as days, coalesce(g.oldest, 0) as oldest, g.qty, g.value,
        g.provision,
        g.band30, g.band60, g.band90, g.band180, g.band270, g.band365, g.band_old
      from closing c
      left join outs o on o.warehouse = c.warehouse and o.sku = c.sku
      left join stocked s on s.warehouse = c.warehouse and s.sku = c.sku
      left join aged g on g.warehouse = c.warehouse and g.sku = c.sku
    )
  select t.id, 1, k.sku, t.sku, t.warehouse, k.category, k.developer, k.buyer, a.at, t.available, t.out30::bigint, t.out60::bigint,
  t.out90::bigint, t.out180::bigint, t.days,
    round(t.out90::numeric / greatest(t.days, 1), 4),
    case when t.out90 > 0 then round(t.available * greatest(t.days, 1)::numeric / t.out90, 1) end,
    t.oldest, stock_age_band(t.oldest), coalesce(t.qty, 0)::bigint, coalesce(t.band30, 0)::bigint, coalesce(t.band60, 0)::bigint,
    coalesce(t.band90, 0)::bigint,
    coalesce(t.band180, 0)::bigint, coalesce(t.band270, 0)::bigint, coalesce(t.band365, 0)::bigint, coalesce(t.band_old, 0)::bigint,
    coalesce(t.value, 0),
    case
      when t.out180 <= 0 and t.oldest > 180 then 'dead'
      when t.out90 <= 0 then case when t.available > 0 and t.oldest > 90 then 'slow' else 'normal' end
      when t.available * greatest(t.days, 1) > 180 * t.out90 then 'slow'
      when t.available * greatest(t.days, 1) > 120 * t.out90 then 'over'
      else 'normal'
    end,
    case when t.value > 0 then round(t.provision * 100 / t.value, 2) else 0 end, coalesce(t.provision, 0), d.decision, d.due_date, d.owner,
    d.note, d.at
  from figures t join sku k on k.id = t.sku cross join asked a
  left join lateral (
    select e.decision, e.due_date, e.owner, e.note, e.at from stock_decision e
    where e.warehouse = t.warehouse and e.sku = t.sku and e.at < (a.at + 2)::timestamp at time zone 'UTC' order by e.id desc limit 1
  ) d on true
  where t.available > 0 or t.qty > 0
$$;
