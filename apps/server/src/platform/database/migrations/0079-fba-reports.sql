-- What Amazon reports of FBA stock, as it was reported, and the faults that checks found in it.
create table fba_report (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  fnsku text not null,
  msku text,
  report_date date not null,
  received numeric(18, 3),
  shipped numeric(18, 3),
  returned numeric(18, 3),
  adjusted numeric(18, 3),
  qty numeric(18, 3) not null,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index fba_report_key on fba_report (store, site, fnsku, report_date);
create index fba_report_site on fba_report (site);
create index fba_report_date on fba_report (report_date, id);

create table fba_abnormal (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  type text not null check (type in ('A1', 'A2', 'A3', 'A4', 'A7')),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  fnsku text not null,
  sku bigint references sku (id) on delete restrict,
  report_date date not null,
  reported numeric(18, 3),
  expected numeric(18, 3),
  difference numeric(18, 3),
  found_at timestamptz(3) not null,
  state text not null default 'open' check (state in ('open', 'doing', 'done', 'ignored')),
  handler bigint references app_user (id),
  result text,
  ended_at timestamptz(3),
  mended boolean,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  check (state in ('done', 'ignored') or ended_at is null)
);
create unique index fba_abnormal_live on fba_abnormal (store, site, fnsku, type, report_date) where ended_at is null;
create index fba_abnormal_store on fba_abnormal (store);
create index fba_abnormal_site on fba_abnormal (site);
create index fba_abnormal_sku on fba_abnormal (sku);
create index fba_abnormal_date on fba_abnormal (report_date, id);

-- A listing is of the SKU that the FBA map of its day names, else of the one whose code is its seller's, unless it says another.
create or replace function settle_listing_sku() returns trigger language plpgsql as $$
begin
  if new.sku is null then
    new.sku := coalesce(
      (select f.sku from fba_map f where f.store = new.store and f.site = new.site and f.msku collate "C" = new.msku and f.status = 1
        and new.snapshot_date between f.effective_from and coalesce(f.effective_to, 'infinity') order by f.id limit 1),
      (select s.id from sku s where s.sku = upper(new.msku)));
  end if;
  return new;
end $$;
