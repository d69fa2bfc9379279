-- Who is excused from inspection, planning, safety stock or checks of listings, why and until when.
create table exempt_sku (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  type text not null check (type in ('inspection', 'mrp', 'safetyStock', 'listingCheck')),
  sku bigint references sku (id) on delete restrict,
  supplier bigint references supplier (id) on delete restrict,
  category bigint references category (id) on delete restrict,
  reason text not null,
  evidence json,
  effective_from date not null,
  effective_to date not null,
  state text not null check (state in ('requested', 'active', 'ended')),
  revoked_at timestamptz(3),
  revoke_reason text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint exempt_sku_period check (effective_to >= effective_from),
  constraint exempt_sku_of check ((sku is null) = (supplier is not null and category is not null)),
  constraint exempt_sku_periods exclude using gist (
    code_range(type || coalesce(' s' || sku, ' p' || supplier || '/' || category),
      type || coalesce(' s' || sku, ' p' || supplier || '/' || category), '[]') with &&,
    daterange(effective_from, effective_to, '[]') with &&) where (state <> 'ended')
);
create unique index exempt_sku_key on exempt_sku (type, sku, supplier, category, effective_from) nulls not distinct;
create index exempt_sku_sku on exempt_sku (sku);
create index exempt_sku_supplier on exempt_sku (supplier);
create index exempt_sku_category on exempt_sku (category);
create index exempt_sku_ends on exempt_sku (effective_to) where state = 'active';
create index exempt_sku_updated on exempt_sku (updated_at, id);
