-- Wording that templates of orders choose from.
create table order_clause (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null check (length(code) between 1 and 20),
  topic text not null check (topic in ('quality', 'packing', 'delivery', 'payment', 'law', 'other')),
  title_zh text not null check (length(title_zh) between 1 and 100),
  title_en text not null check (length(title_en) between 1 and 100),
  text_zh text not null check (length(text_zh) between 1 and 2000),
  text_en text not null check (length(text_en) between 1 and 2000),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index order_clause_key on order_clause (code);
create index order_clause_code_listed on order_clause (code collate "C", id);
create index order_clause_updated on order_clause (updated_at, id);

-- Each row is a version of a template; what an order was written by stays as it was.
create table order_template (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  tpl_no text not null,
  code text not null check (length(code) between 1 and 30),
  template_version integer not null check (template_version >= 1),
  name text not null check (length(name) between 1 and 100),
  use_for text not null check (use_for in ('new', 'std', 'smp')),
  supplier bigint references supplier (id) on delete restrict,
  company_entity bigint references company_entity (id) on delete restrict,
  currency text,
  payment_method bigint references payment_method (id) on delete restrict,
  incoterm text,
  warehouse bigint references warehouse (id) on delete restrict,
  qty_rule text not null check (qty_rule in ('fixed', 'moq', 'months')),
  months numeric(3, 1) check (months between 0.5 and 6),
  inspect_plan text[] check (inspect_plan <@ array['ipqc', 'outgoing', 'final', 'iqc']),
  lang text not null check (lang in ('zh', 'en', 'both')),
  packing text check (length(packing) <= 2000),
  letterhead text check (length(letterhead) <= 200),
  signature text check (length(signature) <= 200),
  sample_zh text,
  sample_en text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index order_template_key on order_template (code, template_version) nulls not distinct;
create unique index order_template_no on order_template (tpl_no) nulls not distinct;
create index order_template_no_listed on order_template (tpl_no collate "C", id);
create index order_template_code_listed on order_template (code collate "C", id);
create index order_template_updated on order_template (updated_at, id);
create index order_template_supplier on order_template (supplier);
create index order_template_company on order_template (company_entity);
create index order_template_payment_method on order_template (payment_method);
create index order_template_warehouse on order_template (warehouse);

-- The template for which a name stands with a supplier, as it is folded; its versions share it.
create table order_template_name (
  name text not null,
  supplier bigint references supplier (id) on delete restrict,
  code text not null
);
create unique index order_template_name_key on order_template_name (name, supplier) nulls not distinct;
create index order_template_name_supplier on order_template_name (supplier);

create table order_template_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references order_template (id) on delete cascade,
  line_no integer not null,
  supplier_sku bigint not null references supplier_sku (id) on delete restrict,
  qty integer check (qty between 1 and 999999),
  monthly_sales integer check (monthly_sales between 1 and 999999),
  order_qty integer check (order_qty >= 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index order_template_lines_supplier_sku on order_template_lines (supplier_sku);

-- Clauses with the words that they had when the version was saved.
create table order_template_clauses (
  id bigint generated always as identity primary key,
  record_id bigint not null references order_template (id) on delete cascade,
  line_no integer not null,
  clause bigint not null references order_clause (id) on delete restrict,
  title_zh text check (length(title_zh) <= 100),
  title_en text check (length(title_en) <= 100),
  text_zh text check (length(text_zh) <= 2000),
  text_en text check (length(text_en) <= 2000),
  unique (record_id, line_no) deferrable initially immediate
);
create index order_template_clauses_clause on order_template_clauses (clause);

-- The columns that its orders are printed with, in their order.
create table order_template_layout (
  id bigint generated always as identity primary key,
  record_id bigint not null references order_template (id) on delete cascade,
  line_no integer not null,
  shown text not null check (shown in ('sku', 'requiredDate', 'effQty', 'price', 'amount')),
  unique (record_id, line_no) deferrable initially immediate
);

alter table purchase_order add foreign key (template) references order_template (id) on delete restrict;
create index purchase_order_template on purchase_order (template) where template is not null;
