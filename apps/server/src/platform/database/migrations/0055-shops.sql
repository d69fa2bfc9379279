-- The shops on the platforms, the sites that each sells on, and their authorisations. Tokens are kept sealed, in a table that no page reads.

create table store (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name text not null,
  platform text not null check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek', 'shopify', 'offline')),
  region text check (region in ('NA', 'EU', 'FE', 'US', 'UK', 'DE')),
  company bigint not null references company_entity (id) on delete restrict,
  seller_id text,
  ends_at timestamptz(3),
  owner bigint not null references app_user (id),
  opened_at date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index store_key on store (code);
create unique index store_seller on store (platform, seller_id, coalesce(region, '')) where seller_id is not null;
create index store_company on store (company);
create index store_owner on store (owner);
create index store_ends on store (ends_at, id);

create table store_site (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  company bigint not null references company_entity (id) on delete restrict,
  currency text,
  tax_no text,
  manager bigint not null references app_user (id),
  fulfilments text[],
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index store_site_key on store_site (store, site);
create index store_site_site on store_site (site);
create index store_site_company on store_site (company);
create index store_site_updated on store_site (updated_at, id);

create table shop_auth (
  store bigint primary key references store (id) on delete cascade,
  state text not null check (state in ('none', 'pending', 'granted', 'revoked', 'error')),
  scopes text[],
  nonce_expires_at timestamptz(3),
  access_expires_at timestamptz(3),
  refresh_expires_at timestamptz(3),
  consent_expires_at timestamptz(3),
  sealed_token bytea,
  authorised_by bigint references app_user (id),
  authorised_at timestamptz(3),
  last_call_at timestamptz(3),
  last_error text
);

-- Authorisations that were begun: only the digest of the secret that comes back is kept, and when it was used.
create table shop_auth_nonce (
  digest bytea primary key check (length(digest) = 32),
  store bigint not null references store (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create table shop_auth_attempt (
  id bigint generated always as identity primary key,
  store bigint not null references store (id) on delete cascade,
  at timestamptz(3) not null,
  by bigint references app_user (id),
  step text not null check (step in ('begin', 'callback', 'credentials', 'test', 'revoke')),
  ok boolean not null,
  detail text
);
create index shop_auth_attempt_store on shop_auth_attempt (store, id);

-- Where an authorisation stands at a moment: the rule S8 of shop-auth.
create function shop_auth_state(of_store bigint, at timestamptz) returns text language sql stable as $$
  select coalesce((
    select case
      when a.state in ('none', 'revoked', 'error') then a.state
      when a.state = 'pending' and at < a.nonce_expires_at then 'pending'
      when least(a.refresh_expires_at, a.consent_expires_at) is null then case when a.state = 'pending' then 'none' else 'valid' end
      when least(a.refresh_expires_at, a.consent_expires_at) <= at then 'expired'
      when least(a.refresh_expires_at, a.consent_expires_at) <= at + interval '720 hours' then 'expiring'
      else 'valid'
    end from shop_auth a where a.store = of_store), 'none')
$$;

create view store_shown as
select s.*,
  case s.platform when 'amazon' then 'oauth' when 'ebay' then 'oauth' when 'walmart' then 'clientCredentials' when 'partsgeek' then 'apiKey' end as kind,
  shop_auth_state(s.id, now()) as auth_state,
  ceil(extract(epoch from s.ends_at - now()) / 86400)::integer as days_left,
  (select a.access_expires_at from shop_auth a where a.store = s.id) as access_expires_at,
  (select a.last_call_at from shop_auth a where a.store = s.id) as last_call_at,
  (select a.last_error from shop_auth a where a.store = s.id) as last_error,
  (select a.authorised_by from shop_auth a where a.store = s.id) as authorised_by,
  (select a.authorised_at from shop_auth a where a.store = s.id) as authorised_at
from store s;

create view store_site_shown as
select r.*,
  (select s.code from store s where s.id = r.store) || '/' || (select i.code from site i where i.id = r.site) as code,
  (select s.platform from store s where s.id = r.store) as platform,
  r.tax_no is null and (select c.eu or c.iso2 = 'GB' from site i join country c on c.id = i.country where i.id = r.site) is true as vat_missing,
  shop_auth_state(r.store, now()) as auth_state
from store_site r;

-- From the first authorisation on a shop keeps its name and its company.
create function settle_store() returns trigger language plpgsql as $$
begin
  if (new.name, new.company) is distinct from (old.name, old.company) and exists (select from shop_auth a where a.store = new.id and a.authorised_at is not null) then
    raise exception using errcode = '23514', constraint = 'store_authorised_shop', message = 'the shop was authorised';
  end if;
  return new;
end $$;
create trigger store_settled before update of name, company on store for each row execute function settle_store();

-- A warehouse of Amazon holds the goods of one shop.
drop view warehouse_shown;
alter table warehouse add column store bigint references store (id) on delete restrict;
create index warehouse_store on warehouse (store);
create view warehouse_shown as
select w.*,
  nullif(array(select c.code from warehouse_child c where c.warehouse = w.id and c.status = 1 and c.sellable order by c.code collate "C"), '{}') as sellable_children,
  nullif(array(select c.code from warehouse_child c where c.warehouse = w.id and c.status = 1 and c.sellable is not true order by c.code collate "C"), '{}') as other_children,
  round(100 * (select coalesce(sum(b.qty * s.carton_cbm / s.carton_qty), 0) from stock_balance b join sku s on s.id = b.sku where b.warehouse = w.id) / w.capacity_cbm, 1)::numeric(12, 1) as used_pct,
  (select count(distinct b.sku) from stock_balance b where b.warehouse = w.id and b.qty > 0)::integer as skus,
  case when w.type in ('domestic', 'overseas') then nullif(array(
    select u.use from (values ('dock'), ('stage')) as u (use)
    where not exists (select from warehouse_area a where a.warehouse = w.id and a.use = u.use and a.status = 1)), '{}') end as missing_uses
from warehouse w;
