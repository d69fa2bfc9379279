-- The chain of companies that a shipment passes to a warehouse.
create table trade_route (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  warehouse bigint not null references warehouse (id) on delete restrict,
  exporter bigint references customs_exporter (id) on delete restrict,
  supervision text,
  is_default boolean,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint trade_route_one_default exclude using btree (warehouse with =) where (is_default and status = 1)
);
create unique index trade_route_key on trade_route (code);
create index trade_route_warehouse on trade_route (warehouse);
create index trade_route_exporter on trade_route (exporter);
create index trade_route_updated on trade_route (updated_at, id);

create table trade_route_legs (
  id bigint generated always as identity primary key,
  record_id bigint not null references trade_route (id) on delete cascade,
  line_no integer not null,
  seller bigint not null references company_entity (id) on delete restrict,
  buyer bigint not null references company_entity (id) on delete restrict,
  via bigint references harbour (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index trade_route_legs_seller on trade_route_legs (seller);
create index trade_route_legs_buyer on trade_route_legs (buyer);
create index trade_route_legs_via on trade_route_legs (via);

create view trade_route_shown as
select r.*,
  (select string_agg(code, ' → ' order by place) from (
    select s.code, l.line_no * 2 as place from trade_route_legs l join company_entity s on s.id = l.seller where l.record_id = r.id
      and l.line_no = (select min(first.line_no) from trade_route_legs first where first.record_id = r.id)
    union all
    select b.code, l.line_no * 2 + 1 from trade_route_legs l join company_entity b on b.id = l.buyer where l.record_id = r.id) as stops) as chain
from trade_route r;
