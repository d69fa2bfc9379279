-- Where a value came in or went, and on which day of business, stands with its layer move.
alter table layer_move add column warehouse bigint, add column sku bigint, add column biz_date date;
alter table layer_move disable trigger layer_move_append_only;
update layer_move l set warehouse = y.warehouse, sku = y.sku, biz_date = coalesce(
  (select min(m.biz_date) from stock_move m where m.posting = l.posting and m.warehouse = y.warehouse),
  (p.posted_at at time zone w.timezone)::date)
from stock_layer y join warehouse w on w.id = y.warehouse, stock_posting p where y.id = l.layer and p.id = l.posting;
alter table layer_move enable trigger layer_move_append_only;
alter table layer_move alter column warehouse set not null, alter column sku set not null, alter column biz_date set not null,
  add foreign key (warehouse, sku) references stock_item (warehouse, sku);
create index layer_move_day on layer_move (biz_date, seq);

-- How stock stood at the end of a month by the day of business; kept in step with what is dated back into it.
create table stock_snapshot_month (
  month date primary key check (extract(day from month) = 1),
  made_at timestamptz(3) not null
);
create table stock_snapshot (
  month date not null references stock_snapshot_month (month) on delete cascade,
  warehouse bigint not null,
  bin bigint not null,
  sku bigint not null,
  status text not null,
  qty integer not null,
  primary key (warehouse, sku, bin, status, month)
);
create index stock_snapshot_of on stock_snapshot (month);
create table stock_item_snapshot (
  month date not null references stock_snapshot_month (month) on delete cascade,
  warehouse bigint not null,
  sku bigint not null,
  qty bigint not null,
  value numeric(18, 4) not null,
  primary key (month, warehouse, sku)
);

-- Who closed a month, or opened the last closed one again, and why.
create table stock_month_log (
  id bigint generated always as identity primary key,
  month date not null check (extract(day from month) = 1),
  action text not null check (action in ('close', 'open')),
  reason text check (length(reason) between 1 and 500),
  by bigint not null references app_user (id),
  at timestamptz(3) not null
);
create index stock_month_log_month on stock_month_log (month, id);
create index stock_month_log_by on stock_month_log (by);
create trigger stock_month_log_append_only before update or delete on stock_month_log for each row execute function refuse_change();

-- The last snapshot that ends on a day or before it, and its last day; without one, the day before all days.
create function last_stock_snapshot(at_day date) returns table (month date, until date) language sql stable parallel safe as $$
  select max(s.month), coalesce((max(s.month) + interval '1 month')::date - 1, '-infinity'::date) from stock_snapshot_month s
  where s.month + interval '1 month' <= at_day + 1
$$;

-- What is dated back into a month with a snapshot is added to it and to all later ones. Whoever takes a snapshot or closes a month holds
-- the lock alone, so that no move slips in between; a closed month takes none.
create function keep_snapshot_pieces() returns trigger language plpgsql as $$
begin
  if not exists (select from added a where a.biz_date < date_trunc('month', now() - interval '1 day')) then
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('stock_month', 0));
  if exists (select from added a where a.biz_date < (select max(c.month) + interval '1 month' from stock_month c)) then
    raise exception 'a move is dated into a closed month' using errcode = '23514', constraint = 'stock_month_closed';
  end if;
  insert into stock_snapshot (month, warehouse, bin, sku, status, qty)
  select s.month, a.warehouse, a.bin, a.sku, a.status, sum(a.qty_delta) from added a
  join stock_snapshot_month s on s.month + interval '1 month' > a.biz_date group by 1, 2, 3, 4, 5
  on conflict (warehouse, sku, bin, status, month) do update set qty = stock_snapshot.qty + excluded.qty;
  insert into stock_item_snapshot (month, warehouse, sku, qty, value)
  select s.month, a.warehouse, a.sku, sum(a.qty_delta), 0 from added a
  join stock_snapshot_month s on s.month + interval '1 month' > a.biz_date group by 1, 2, 3
  on conflict (month, warehouse, sku) do update set qty = stock_item_snapshot.qty + excluded.qty;
  return null;
end $$;
create trigger stock_move_snapshots after insert on stock_move referencing new table as added
  for each statement execute function keep_snapshot_pieces();

create function keep_snapshot_values() returns trigger language plpgsql as $$
begin
  if not exists (select from added a where a.biz_date < date_trunc('month', now() - interval '1 day')) then
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('stock_month', 0));
  insert into stock_item_snapshot (month, warehouse, sku, qty, value)
  select s.month, a.warehouse, a.sku, 0, sum(a.value_delta) from added a
  join stock_snapshot_month s on s.month + interval '1 month' > a.biz_date group by 1, 2, 3
  on conflict (month, warehouse, sku) do update set value = stock_item_snapshot.value + excluded.value;
  return null;
end $$;
create trigger layer_move_snapshots after insert on layer_move referencing new table as added
  for each statement execute function keep_snapshot_values();

-- The column of the report on stock in and out that a kind of posting belongs to, by whether it adds.
create function stock_flow(biz_type text, adds boolean) returns text language sql immutable parallel safe as $$
  select case
    when biz_type = 'purchase_in' then 'purchase'
    when biz_type in ('return_in', 'fba_return') then 'return_in'
    when biz_type = 'other_in' then 'other_in'
    when biz_type in ('stocktake_gain', 'fba_found') then 'gain'
    when biz_type in ('sale_out', 'distribution_out', 'fba_sale') then 'sale'
    when biz_type in ('other_out', 'scrap_out', 'supplier_return_out', 'fba_disposed') then 'other_out'
    when biz_type in ('stocktake_loss', 'transit_loss', 'fba_lost') then 'loss'
    when biz_type in ('bin_move', 'status_move', 'transit_receive', 'fba_receipt', 'allocate', 'unallocate') then 'internal'
    when biz_type = 'landed_cost' then 'revalued'
    when biz_type = 'transfer_ship' then case when adds then 'transfer_in' else 'transfer_out' end
    when biz_type = 'fba_ship' then case when adds then 'transfer_in' else 'fba' end
    when biz_type = 'fba_damaged' then case when adds then 'gain' else 'loss' end
    when biz_type in ('assemble', 'disassemble', 'fba_other') then case when adds then 'other_in' else 'other_out' end
  end
$$;

-- Stock in and out of each SKU in each warehouse over days of business, either end open.
create function stock_in_out_between(from_day date, to_day date) returns table (
  id bigint, version integer, sku_code text, sku bigint, warehouse bigint, category bigint, brand bigint, opening_qty bigint,
  opening_value numeric, purchase_qty bigint, purchase_value numeric, return_in_qty bigint, return_in_value numeric, transfer_in_qty bigint, transfer_in_value numeric, other_in_qty bigint,
  other_in_value numeric, gain_qty bigint, gain_value numeric, sale_qty bigint, sale_value numeric, fba_qty bigint, fba_value numeric, transfer_out_qty bigint,
  transfer_out_value numeric, other_out_qty bigint, other_out_value numeric, loss_qty bigint, loss_value numeric, revalued_value numeric, in_qty bigint, in_value numeric,
  out_qty bigint, out_value numeric, closing_qty bigint, closing_value numeric, turnover_days numeric, idle boolean, day_from date, day_before date, biz_date date
) language sql stable parallel safe as $$
  with
    asked as (
      select coalesce(from_day, least((select min(m.biz_date) from stock_move m), to_day, current_date)) as first,
        coalesce(to_day, greatest((select max(m.biz_date) from stock_move m), from_day, current_date)) as last
    ),
    base as (select s.month, s.until from asked a, last_stock_snapshot(a.first - 1) s),
    flowed as (
      select m.warehouse, m.sku, m.biz_date < (select first from asked) as before,
        stock_flow(coalesce(o.biz_type, p.biz_type), (m.qty_delta > 0) <> (o.id is not null)) as flow, m.qty_delta::bigint as qty, 0::numeric as value
      from stock_move m join stock_posting p on p.id = m.posting left join stock_posting o on o.id = p.reversal_of
      where m.biz_date > (select until from base) and m.biz_date <= (select last from asked)
      union all
      select l.warehouse, l.sku, l.biz_date < (select first from asked),
        case when l.qty_delta = 0 then 'revalued' else stock_flow(coalesce(o.biz_type, p.biz_type), (l.qty_delta > 0) <> (o.id is not null)) end, 0, l.value_delta
      from layer_move l join stock_posting p on p.id = l.posting left join stock_posting o on o.id = p.reversal_of
      where l.biz_date > (select until from base) and l.biz_date <= (select last from asked)
      union all
      select s.warehouse, s.sku, true, 'opening', s.qty, s.value from stock_item_snapshot s where s.month = (select month from base)
    ),
    grouped as (select f.warehouse, f.sku, f.before, f.flow, sum(f.qty) as qty, sum(f.value) as value from flowed f group by 1, 2, 3, 4),
    summed as (
      select f.warehouse, f.sku, coalesce(sum(f.qty) filter (where f.before), 0) as opening_qty, coalesce(sum(f.value) filter (where f.before), 0) as opening_value,
      coalesce(sum(f.qty) filter (where not f.before and f.flow = 'purchase'), 0) as purchase_qty,
      coalesce(sum(f.value) filter (where not f.before and f.flow = 'purchase'), 0) as purchase_value,
      coalesce(sum(f.qty) filter (where not f.before and f.flow = 'return_in'), 0) as return_in_qty,
      coalesce(sum(f.value) filter (where not f.before and f.flow = 'return_in'), 0) as return_in_value,
      coalesce(sum(f.qty) filter (where not f.before and f.flow = 'transfer_in'), 0) as transfer_in_qty,
      coalesce(sum(f.value) filter (where not f.before and f.flow = 'transfer_in'), 0) as transfer_in_value,
      coalesce(sum(f.qty) filter (where not f.before and f.flow = 'other_in'), 0) + greatest(coalesce(sum(f.qty) filter (where not f.before and f.flow = 'internal'), 0), 0) as other_in_qty,
      coalesce(sum(f.value) filter (where not f.before and f.flow = 'other_in'), 0) as other_in_value,
      coalesce(sum(f.qty) filter (where not f.before and f.flow = 'gain'), 0) as gain_qty,
      coalesce(sum(f.value) filter (where not f.before and f.flow = 'gain'), 0) as gain_value,
      -coalesce(sum(f.qty) filter (where not f.before and f.flow = 'sale'), 0) as sale_qty,
      -coalesce(sum(f.value) filter (where not f.before and f.flow = 'sale'), 0) as sale_value,
      -coalesce(sum(f.qty) filter (where not f.before and f.flow = 'fba'), 0) as fba_qty,
      -coalesce(sum(f.value) filter (where not f.before and f.flow = 'fba'), 0) as fba_value,
      -coalesce(sum(f.qty) filter (where not f.before and f.flow = 'transfer_out'), 0) as transfer_out_qty,
      -coalesce(sum(f.value) filter (where not f.before and f.flow = 'transfer_out'), 0) as transfer_out_value,
      -coalesce(sum(f.qty) filter (where not f.before and f.flow = 'other_out'), 0) + greatest(-coalesce(sum(f.qty) filter (where not f.before and f.flow = 'internal'), 0), 0) as other_out_qty,
      -coalesce(sum(f.value) filter (where not f.before and f.flow = 'other_out'), 0) as other_out_value,
      -coalesce(sum(f.qty) filter (where not f.before and f.flow = 'loss'), 0) as loss_qty,
      -coalesce(sum(f.value) filter (where not f.before and f.flow = 'loss'), 0) as loss_value,
      coalesce(sum(f.value) filter (where not f.before and f.flow = 'revalued'), 0) as revalued_value, sum(f.qty) as closing_qty, sum(f.value) as closing_value
      from grouped f group by 1, 2
    ),
    told as (
      select s.*, s.purchase_qty + s.return_in_qty + s.transfer_in_qty + s.other_in_qty + s.gain_qty as in_qty, s.purchase_value + s.return_in_value + s.transfer_in_value + s.other_in_value + s.gain_value + s.revalued_value as in_value, s.sale_qty + s.fba_qty + s.transfer_out_qty + s.other_out_qty + s.loss_qty as out_qty, s.sale_value + s.fba_value + s.transfer_out_value + s.other_out_value + s.loss_value as out_value
      from summed s
    )
  select i.id, 1, k.sku, i.sku, i.warehouse, k.category, k.brand, coalesce(t.opening_qty, 0)::bigint, coalesce(t.opening_value, 0),
    coalesce(t.purchase_qty, 0)::bigint, coalesce(t.purchase_value, 0), coalesce(t.return_in_qty, 0)::bigint, coalesce(t.return_in_value, 0), coalesce(t.transfer_in_qty, 0)::bigint, coalesce(t.transfer_in_value, 0),
    coalesce(t.other_in_qty, 0)::bigint, coalesce(t.other_in_value, 0), coalesce(t.gain_qty, 0)::bigint, coalesce(t.gain_value, 0), coalesce(t.sale_qty, 0)::bigint, coalesce(t.sale_value, 0),
    coalesce(t.fba_qty, 0)::bigint, coalesce(t.fba_value, 0), coalesce(t.transfer_out_qty, 0)::bigint, coalesce(t.transfer_out_value, 0), coalesce(t.other_out_qty, 0)::bigint, coalesce(t.other_out_value, 0),
    coalesce(t.loss_qty, 0)::bigint, coalesce(t.loss_value, 0),
    coalesce(t.revalued_value, 0), coalesce(t.in_qty, 0)::bigint, coalesce(t.in_value, 0), coalesce(t.out_qty, 0)::bigint, coalesce(t.out_value, 0),
    coalesce(t.closing_qty, 0)::bigint, coalesce(t.closing_value, 0),
    case when t.out_qty > 0 then round((t.opening_qty + t.closing_qty) * greatest(least(a.last, current_date) - a.first + 1, 1) / (2 * t.out_qty), 1) end,
    coalesce(t.opening_qty = 0 and t.closing_qty = 0 and t.opening_value = 0 and t.closing_value = 0 and t.in_qty = 0 and t.out_qty = 0, true), a.first, a.first - 1, a.last
  from asked a cross join stock_item i join sku k on k.id = i.sku left join told t on t.warehouse = i.warehouse and t.sku = i.sku
$$;
create view stock_in_out as select * from stock_in_out_between(null, null);

-- Moves tell the column of that report which they belong to.
create or replace view stock_move_shown as
select m.seq as id, 1 as version, m.seq, m.posted_at, m.biz_date, p.posting_no, p.biz_type, p.doc_type, p.doc_no, m.sku, m.warehouse, m.bin,
  m.status as stock_status, case when m.qty_delta > 0 then m.qty_delta end as qty_in, case when m.qty_delta < 0 then -m.qty_delta end as qty_out,
  m.balance_after, v.value, p.by, r.posting_no as reversed_by, coalesce(r.reason, p.reason) as reason,
  case when p.reversal_of is not null then 'reversal' when r.id is not null then 'reversed' else 'booked' end as state,
  k.sku as sku_code, stock_flow(coalesce(o.biz_type, p.biz_type), (m.qty_delta > 0) <> (o.id is not null)) as flow
from stock_move m
join sku k on k.id = m.sku
join stock_posting p on p.id = m.posting
left join stock_posting o on o.id = p.reversal_of
left join stock_posting r on r.reversal_of = p.id
left join lateral (
  select sum(l.value_delta) as value from layer_move l
  where l.posting = m.posting and l.warehouse = m.warehouse and l.sku = m.sku
    and m.seq = (select min(f.seq) from stock_move f where f.posting = m.posting and f.warehouse = m.warehouse and f.sku = m.sku
      and sign(f.qty_delta) = (select sign(sum(a.qty_delta)) from stock_move a where a.posting = m.posting and a.warehouse = m.warehouse and a.sku = m.sku))
) v on true;
