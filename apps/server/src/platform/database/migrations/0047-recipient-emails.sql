-- Who receives which kind of purchase mail.
create table recipient_email (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  scope text not null check (scope in ('supplier', 'company', 'default')),
  supplier bigint references supplier (id) on delete restrict,
  company bigint references company_entity (id) on delete restrict,
  mail_kind text not null,
  role text not null check (role in ('to', 'cc', 'bcc')),
  email text not null check (length(email) between 3 and 254),
  display_name text,
  lang text check (lang in ('zh', 'en')),
  enabled boolean,
  source text default 'manual' check (source in ('manual', 'contact')),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint recipient_email_whose check ((scope = 'supplier') = (supplier is not null) and (scope = 'company') = (company is not null))
);
create unique index recipient_email_key on recipient_email (scope, supplier, company, mail_kind, lower(email)) nulls not distinct;
create index recipient_email_supplier on recipient_email (supplier);
create index recipient_email_company on recipient_email (company);
create index recipient_email_updated on recipient_email (updated_at, id);
create index outgoing_mail_to on outgoing_mail using gin (to_addresses);
create index outgoing_mail_cc on outgoing_mail using gin (cc_addresses);

-- What became of the mails to an address.
create view recipient_email_shown as
select r.*,
  (select count(*) from outgoing_mail m where m.to_addresses @> array[r.email] and m.state = 'failed' and m.ended_at > now() - interval '90 days')::integer as bounces,
  (select max(m.ended_at) from outgoing_mail m where m.state = 'sent' and (m.to_addresses @> array[r.email] or m.cc_addresses @> array[r.email]))::timestamptz(3) as last_sent_at
from recipient_email r;
