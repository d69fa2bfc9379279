-- Documents of suppliers, with the days on which they run out.

create table supplier_file (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  supplier bigint not null references supplier (id) on delete restrict,
  type text not null,
  no text,
  issue_date date,
  expiry_date date,
  remind_days integer check (remind_days between 0 and 365),
  file json not null,
  reminded_at timestamptz(3),
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint supplier_file_dates check (expiry_date > issue_date)
);
create index supplier_file_supplier on supplier_file (supplier, type);
create index supplier_file_updated on supplier_file (updated_at, id);
create index supplier_file_expiry on supplier_file (expiry_date, id);

-- Until when a supplier's licence is valid, and which of its documents runs out first: of each type the one that lasts longest counts.
alter table supplier add column licence_to date, add column files_to date;
create index supplier_licence_to on supplier (licence_to);

create function settle_files_of_supplier() returns trigger language plpgsql as $$
declare
  touched bigint[] := case tg_op
    when 'INSERT' then array[new.supplier]
    when 'DELETE' then array[old.supplier]
    else array[new.supplier, old.supplier] end;
begin
  update supplier s set
    licence_to = (select max(coalesce(f.expiry_date, date '2999-12-31')) from supplier_file f where f.supplier = s.id and f.status = 1 and f.type = 'licence'),
    files_to = (select min(lasts) from (
      select max(coalesce(f.expiry_date, date '2999-12-31')) as lasts from supplier_file f where f.supplier = s.id and f.status = 1 group by f.type) as each)
  where s.id = any(touched);
  return null;
end $$;
create trigger supplier_file_settled after insert or delete or update of supplier, type, expiry_date, status on supplier_file
  for each row execute function settle_files_of_supplier();

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, also_mail, dedupe_minutes, link_page) values
  ('supplierFile.expiring', 1, 'warn', '{{supplier.name}}：{{file.type}}将到期', '{{supplier.name}}: {{file.type}} runs out', '{{supplier.name}} 的{{file.type}}于 {{file.expires}} 到期（剩余 {{days.left}} 天），请向供应商索取新的文件。', 'The document {{file.type}} of {{supplier.name}} runs out on {{file.expires}} ({{days.left}} days left), ask the supplier for a new one.', '{supplier.name,file.type,file.expires,days.left}', '{owner}', true, 60, 'supplierFile');
