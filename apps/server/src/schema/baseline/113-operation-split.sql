-- What the nodes of a split of demand were really ordered in 90 days, as it was counted last.
create table demand_split (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  demand bigint not null references delivery_demand (id) on delete cascade,
  config text not null,
  site bigint not null references site (id) on delete restrict,
  category bigint references category (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  node bigint not null references plan_node (id) on delete cascade,
  configured numeric(7, 4) not null,
  units integer not null check (units >= 0),
  actual numeric(6, 2),
  gap numeric(15, 2),
  is_off boolean not null,
  regions text,
  counted_at timestamptz(3) not null
);
create unique index demand_split_key on demand_split (demand, node);
create index demand_split_site on demand_split (site, id);
create index demand_split_category on demand_split (category, id);
create index demand_split_sku on demand_split (sku, id);
create index demand_split_node on demand_split (node, id);
create index demand_split_units on demand_split (units, id);
create index demand_split_gap on demand_split (gap, id);
create index demand_split_off on demand_split (demand, id) where is_off;
