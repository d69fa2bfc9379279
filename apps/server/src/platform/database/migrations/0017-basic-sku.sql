create table sku (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  sku text not null,
  name_zh text not null,
  name_en text not null,
  short_name text,
  kind text not null,
  category bigint not null references category (id) on delete restrict,
  brand bigint not null references brand (id) on delete restrict,
  uom text not null,
  pcs_per_uom integer not null,
  position text,
  gtin text,
  oe_numbers text[],
  oe_keys text[],
  interchange_nos text[],
  sales_status text,
  developer bigint references app_user (id),
  buyer bigint references app_user (id),
  planner bigint references app_user (id),
  unit_l numeric(16, 2),
  unit_w numeric(16, 2),
  unit_h numeric(16, 2),
  unit_gross_kg numeric(17, 3),
  unit_net_kg numeric(17, 3),
  carton_l numeric(16, 2),
  carton_w numeric(16, 2),
  carton_h numeric(16, 2),
  carton_gross_kg numeric(17, 3),
  carton_qty integer,
  inner_qty integer,
  pallet_qty integer,
  pack_type text,
  hazard text not null,
  un_no text,
  decl_name_zh text,
  decl_name_en text,
  decl_elements text,
  material_zh text,
  material_en text,
  use_zh text,
  use_en text,
  model text,
  origin_country bigint references country (id) on delete restrict,
  brand_export integer,
  preference integer,
  supplier_sku text,
  price numeric(18, 4),
  tax_rate numeric(9, 2),
  lead_days integer,
  moq integer,
  order_multiple integer,
  iqc_required boolean,
  inspection_level text,
  aql numeric(10, 3),
  warranty_months integer,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index sku_key on sku (sku);
create index sku_updated on sku (updated_at, id);
create index sku_category on sku (category);
create index sku_brand on sku (brand);
create index sku_origin_country on sku (origin_country);
create index sku_sales_status on sku (sales_status, updated_at, id);
create index sku_oe on sku using gin (oe_keys);
create index sku_search on sku using gin (sku gin_trgm_ops);
create index sku_name_zh_search on sku using gin (lower(name_zh) gin_trgm_ops);
create index sku_name_en_search on sku using gin (lower(name_en) gin_trgm_ops);

-- OE numbers are found by their letters and digits alone: the rule of normaliseOe.
create function settle_sku() returns trigger language plpgsql as $$
begin
  new.oe_keys := (
    select array_agg(distinct bare)
    from unnest(new.oe_numbers) as text, lateral (select regexp_replace(upper(normalize(text, nfkc)), '[^A-Z0-9]', '', 'g') as bare) as found
    where bare <> ''
  );
  if tg_op = 'INSERT' or new.category is distinct from old.category then
    perform pg_advisory_xact_lock_shared(hashtext('category'));
    if exists (select 1 from category where parent = new.category) then
      raise exception using errcode = '23514', constraint = 'sku_not_a_leaf', message = 'a SKU stands in a category of the lowest level';
    end if;
  end if;
  return new;
end $$;
create trigger sku_settled before insert or update on sku for each row execute function settle_sku();

-- A category that holds SKUs gets no categories below it. One change of the tree, or of what hangs in it, waits for the other.
create function refuse_below_skus() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('category'));
  if new.parent is not null and exists (select 1 from sku where category = new.parent) then
    raise exception using errcode = '23514', constraint = 'category_holds_skus', message = 'the category holds SKUs';
  end if;
  return new;
end $$;
create trigger category_above_skus before insert or update of parent on category for each row execute function refuse_below_skus();
