-- Who is bought from: suppliers with their bank accounts, contacts, deductions, companies and further categories.

create table supplier (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  supplier_code text not null,
  name_zh text not null,
  name_en text not null,
  short_name text not null,
  type text not null,
  stage text not null default 'potential' check (stage in ('potential', 'trial', 'qualified', 'frozen', 'eliminated')),
  grade text check (grade in ('A', 'B', 'C', 'D')),
  score numeric(5, 1) check (score between 0 and 100),
  category bigint references category (id) on delete restrict,
  uscc text,
  tax_no text,
  address json,
  province text,
  purchase_user bigint not null references app_user (id),
  qc_user bigint references app_user (id),
  portal_language text,
  currency text not null,
  tax_rate numeric(9, 2) check (tax_rate between 0 and 30),
  invoice_kind text,
  payment_method bigint not null references payment_method (id) on delete restrict,
  contract_category bigint references contract_category (id) on delete restrict,
  lead_days integer check (lead_days between 1 and 365),
  monthly_capacity integer check (monthly_capacity > 0),
  min_order_amount numeric(18, 2) check (min_order_amount >= 0),
  reconcile_day integer check (reconcile_day between 1 and 28),
  note text,
  skus integer,
  open_amount numeric(18, 2) check (open_amount >= 0),
  balance numeric(18, 2),
  on_time numeric(7, 2),
  accepted numeric(7, 2),
  sample_no text,
  accepted_orders integer,
  freeze_reason text,
  stage_before text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint supplier_uscc_taken exclude using btree (uscc with =)
);
create unique index supplier_key on supplier (supplier_code);
create index supplier_updated on supplier (updated_at, id);
create index supplier_stage on supplier (stage, updated_at, id);
create index supplier_purchase_user on supplier (purchase_user);
create index supplier_category on supplier (category);
create index supplier_payment_method on supplier (payment_method);
create index supplier_contract_category on supplier (contract_category);

create table supplier_bank_accounts (
  id bigint generated always as identity primary key,
  record_id bigint not null references supplier (id) on delete cascade,
  line_no integer not null,
  name text not null,
  bank text not null,
  account_no text not null,
  bank_code text not null,
  currency text not null,
  is_default boolean,
  reason text,
  unique (record_id, line_no) deferrable initially immediate
);

create table supplier_contacts (
  id bigint generated always as identity primary key,
  record_id bigint not null references supplier (id) on delete cascade,
  line_no integer not null,
  name text not null,
  title text,
  phone text,
  email text,
  wechat text,
  for_mail boolean,
  unique (record_id, line_no) deferrable initially immediate
);

create table supplier_deductions (
  id bigint generated always as identity primary key,
  record_id bigint not null references supplier (id) on delete cascade,
  line_no integer not null,
  method bigint not null references deduction_method (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index supplier_deductions_method on supplier_deductions (method);

create table supplier_companies (
  id bigint generated always as identity primary key,
  record_id bigint not null references supplier (id) on delete cascade,
  line_no integer not null,
  company bigint not null references company_entity (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index supplier_companies_company on supplier_companies (company);

create table supplier_categories (
  id bigint generated always as identity primary key,
  record_id bigint not null references supplier (id) on delete cascade,
  line_no integer not null,
  category bigint not null references category (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index supplier_categories_category on supplier_categories (category);

insert into approval_policy (entity, fields, approver_role) values ('supplier', '{bankAccounts,paymentMethod,uscc}', 'financeManager');

-- Who owns which supplier decides what people see: the rights resolved before do not outlive a change of owners.
create trigger supplier_epoch after insert or delete or update of purchase_user on supplier for each statement execute function move_access_epoch();

-- The usual supplier of a SKU.
alter table sku add column supplier bigint references supplier (id) on delete restrict;
create index sku_supplier on sku (supplier);
update approval_policy set fields = fields || '{supplier}' where entity = 'sku' and 'price' = any(fields);

create or replace function settle_sku_figures() returns trigger language plpgsql as $$
begin
  new.carton_cbm := round(new.carton_l * new.carton_w * new.carton_h / 1000000, 6);
  new.completeness := 100 * num_nonnulls(
    new.supplier, new.price, new.tax_rate, new.lead_days, new.moq, new.order_multiple, new.buyer,
    new.decl_name_zh, new.decl_name_en, new.decl_elements, new.material_zh, new.use_zh, new.origin_country, new.brand_export, new.preference,
    new.unit_l, new.unit_w, new.unit_h, new.unit_gross_kg, new.carton_l, new.carton_w, new.carton_h, new.carton_gross_kg, new.carton_qty,
    new.position, new.gtin, nullif(new.oe_numbers, '{}'), new.warranty_months) / 28;
  return new;
end $$;
update sku set version = version;

-- How many SKUs a supplier is the usual one of, kept by what each statement adds and takes away.
create function start_skus_of_supplier() returns trigger language plpgsql as $$
begin
  new.skus := coalesce(new.skus, 0);
  return new;
end $$;
create trigger supplier_started before insert on supplier for each row execute function start_skus_of_supplier();

create function count_skus_of_suppliers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update supplier s set skus = coalesce(s.skus, 0) + d.n
    from (select supplier, count(*) as n from after_rows where supplier is not null group by supplier order by supplier) d where s.id = d.supplier;
  elsif tg_op = 'DELETE' then
    update supplier s set skus = coalesce(s.skus, 0) - d.n
    from (select supplier, count(*) as n from before_rows where supplier is not null group by supplier order by supplier) d where s.id = d.supplier;
  else
    update supplier s set skus = coalesce(s.skus, 0) + d.n
    from (
      select supplier, sum(n) as n from (select supplier, 1 as n from after_rows union all select supplier, -1 from before_rows) moved
      where supplier is not null group by supplier having sum(n) <> 0 order by supplier) d
    where s.id = d.supplier;
  end if;
  return null;
end $$;
create trigger sku_added_to_supplier after insert on sku referencing new table as after_rows for each statement execute function count_skus_of_suppliers();
create trigger sku_moved_between_suppliers after update on sku referencing old table as before_rows new table as after_rows for each statement execute function count_skus_of_suppliers();
create trigger sku_taken_from_supplier after delete on sku referencing old table as before_rows for each statement execute function count_skus_of_suppliers();
