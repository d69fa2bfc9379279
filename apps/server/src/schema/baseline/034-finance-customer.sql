-- Who buys from us beside the platforms.
create table customer (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  kind text not null,
  country bigint not null references country (id) on delete restrict,
  tax_id text,
  currency text not null,
  payment_method bigint references payment_method (id) on delete restrict,
  credit_limit numeric(18, 2) check (credit_limit >= 0),
  receivable numeric(18, 2),
  open_amount numeric(18, 2),
  overdue numeric(18, 2),
  sales_user bigint references app_user (id),
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index customer_key on customer (code);
create index customer_country on customer (country);
create index customer_payment_method on customer (payment_method);
create index customer_updated on customer (updated_at, id);

create table customer_addresses (
  id bigint generated always as identity primary key,
  record_id bigint not null references customer (id) on delete cascade,
  line_no integer not null,
  name text not null,
  country bigint not null references country (id) on delete restrict,
  region text,
  city text not null,
  street text not null,
  postcode text,
  contact text,
  phone text,
  unique (record_id, line_no) deferrable initially immediate
);
create index customer_addresses_country on customer_addresses (country);

-- At which markup and in which currency one company of the group sells to another, from when to when.
create table trade_relation (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  seller bigint not null references company_entity (id) on delete restrict,
  buyer bigint not null references company_entity (id) on delete restrict,
  currency text not null,
  markup numeric(9, 4) not null check (markup between -20 and 200),
  incoterm text,
  payment_method bigint references payment_method (id) on delete restrict,
  effective_from date not null,
  effective_to date,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint trade_relation_ends check (effective_to >= effective_from),
  -- ranges of one number stand for the number: they need no extension
  constraint trade_relation_periods_overlap exclude using gist (
    int8range(seller, seller, '[]') with &&, int8range(buyer, buyer, '[]') with &&, daterange(effective_from, effective_to, '[]') with &&)
      where (status = 1)
);
create unique index trade_relation_key on trade_relation (seller, buyer, effective_from);
create index trade_relation_buyer on trade_relation (buyer);
create index trade_relation_payment_method on trade_relation (payment_method);
create index trade_relation_updated on trade_relation (updated_at, id);
create trigger trade_relation_kept before update on trade_relation for each row execute function keep_ended_relation();
