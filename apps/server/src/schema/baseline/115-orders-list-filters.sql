-- Orders that are still to be shipped, by when they are due: hours left are asked of few among many that have gone.
create index sales_order_open on sales_order (
  ((case when status not in ('shipped', 'delivered', 'cancelled', 'merged', 'split') then latest_ship_at end)::timestamptz(3)),
  purchase_at desc, id desc)
  where (case when status not in ('shipped', 'delivered', 'cancelled', 'merged', 'split') then latest_ship_at end)::timestamptz(3)
    is not null;
-- Lines after the first: few orders have any.
create index sales_order_lines_further on sales_order_lines (record_id) where line_no > 0;

-- Of what was shipped of a listing in 90 days, what came back because it does not fit, as it was counted last.
create table listing_unfit (
  store bigint not null references store (id) on delete restrict,
  seller_sku text not null,
  shipped integer not null check (shipped > 0),
  unfit integer not null check (unfit >= 0),
  primary key (store, seller_sku)
);
