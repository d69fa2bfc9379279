-- What people typed into forms and have not saved: each person's own.
create table record_draft (
  user_id bigint not null references app_user (id) on delete cascade,
  slot uuid not null,
  page text not null,
  record_id bigint,
  record_version integer,
  base jsonb not null,
  "values" jsonb not null,
  at timestamptz(3) not null,
  -- What somebody began to say about a record is a draft as well.
  comment boolean not null default false,
  -- the comment that it changes; none for a new one
  comment_id bigint,
  primary key (user_id, slot)
);
create index record_draft_record on record_draft (user_id, page, record_id, at desc);

-- Comments on records, and one stream of everything that happened to a record, read page by page in the order of time.
create table record_comment (
  id bigint generated always as identity primary key,
  entity text not null,
  record_id bigint not null,
  body text not null check (length(body) between 1 and 4000),
  -- whom it names: [{"id": 3, "said": "…"}]
  mentions jsonb not null default '[]',
  created_by bigint not null references app_user (id),
  created_at timestamptz(3) not null,
  removed_at timestamptz(3)
);
create index record_comment_record on record_comment (entity, record_id, created_at desc, id desc);
create trigger record_comment_kept before delete or update of entity, record_id, created_by, created_at on record_comment
  for each row execute function refuse_change();

-- What a comment said before it was edited. Rows are only ever added.
create table record_comment_former (
  id bigint generated always as identity primary key,
  comment_id bigint not null references record_comment (id),
  body text not null,
  mentions jsonb not null,
  until timestamptz(3) not null
);
create index record_comment_former_comment on record_comment_former (comment_id, id);
create trigger record_comment_former_append_only before update or delete on record_comment_former
  for each row execute function refuse_change();

-- Numbers of documents: two letters, the day where the document belongs, five digits that restart each day.
create table document_number (
  prefix text not null check (prefix ~ '^[A-Z]{2,4}$'),
  day date not null,
  last integer not null check (last between 1 and 99999),
  primary key (prefix, day)
);

-- Where the documents of a domain of statuses stand, and in which column their status: a section that brings documents adds its lines.
create table status_count (
  domain text primary key,
  counted_table text not null,
  counted_column text not null
);

insert into status_count (domain, counted_table, counted_column) values
  ('sku', 'sku', 'sales_status'), ('supplier', 'supplier', 'stage'), ('bom', 'bom', 'state'), ('exemptSku', 'exempt_sku', 'state'),
  ('exchangeRate', 'exchange_rate', 'state'), ('messageTemplate', 'message_template', 'state'), ('account', 'app_user', 'state'),
  ('changeRequest', 'change_request', 'state'), ('downloadTask', 'download_task', 'state'), ('importTask', 'import_task', 'state'),
  ('bulkTask', 'bulk_task', 'state'), ('stockInOperation', 'stock_in_operation', 'state'),
  ('stockOutOperation', 'stock_out_operation', 'state'),
  ('stockConversion', 'stock_conversion', 'state');

insert into status_count (domain, counted_table, counted_column) values ('transferOrder', 'transfer_order', 'state');

insert into status_count (domain, counted_table, counted_column) values ('distributionPlan', 'distribution_plan', 'state');

-- What records are found by, as packages/kernel works it out [K20]: one text a record. Parts, whose texts are by far the most, are kept by
-- themselves, so that a search among the others does not pass over them.
create table search_text (
  entity text not null,
  record_id bigint not null,
  text text not null,
  primary key (entity, record_id)
) partition by list (entity);
create table search_text_sku partition of search_text for values in ('sku');
create table search_text_other partition of search_text default;
create index search_text_sku_found on search_text_sku using gin (text gin_trgm_ops);
create index search_text_other_found on search_text_other using gin (text gin_trgm_ops);
