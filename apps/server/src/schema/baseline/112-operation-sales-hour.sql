-- What of the sales of a day was ordered in which hour, by the clock of its site: the hours of a day sum to it. Kept as orders change.
create table sales_hour (
  sales_day bigint not null references sales_day (id) on delete cascade,
  hour smallint not null check (hour between 0 and 23),
  -- Orders that are counted here where orders of all articles are summed.
  led_orders integer not null default 0,
  units integer not null default 0,
  net_sales_cny numeric(18, 4) not null default 0,
  primary key (sales_day, hour)
);
