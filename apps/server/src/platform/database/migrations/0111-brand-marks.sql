-- Trademarks of brands with the days on which they run out, the shops that registered a brand, and who looks after it.

alter table brand add column owner bigint references app_user (id) on delete restrict;
create index brand_owner on brand (owner);

create table brand_trademarks (
  id bigint generated always as identity primary key,
  record_id bigint not null references brand (id) on delete cascade,
  line_no integer not null,
  country bigint not null references country (id) on delete restrict,
  no text not null,
  class integer not null check (class between 1 and 45),
  expiry date,
  unique (record_id, line_no) deferrable initially immediate
);
create index brand_trademarks_country on brand_trademarks (country);
create index brand_trademarks_expiry on brand_trademarks (expiry);

create table brand_registry_stores (
  id bigint generated always as identity primary key,
  record_id bigint not null references brand (id) on delete cascade,
  line_no integer not null,
  store bigint not null references store (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index brand_registry_stores_store on brand_registry_stores (store);

create view brand_shown as
select b.*, m.marks_told, m.mark_countries, m.next_expiry,
  (select nullif(array_agg(s.code order by l.line_no), '{}') from brand_registry_stores l join store s on s.id = l.store where l.record_id = b.id) as registry_told,
  (select count(*) from sku k where k.brand = b.id) as skus
from brand b
left join lateral (
  select string_agg(c.iso2 || ' ' || t.no || coalesce(' (' || to_char(t.expiry, 'YYYY-MM-DD') || ')', ''), ' · ' order by t.line_no) as marks_told,
    array_agg(distinct c.iso2 order by c.iso2) as mark_countries, min(t.expiry) as next_expiry
  from brand_trademarks t join country c on c.id = t.country where t.record_id = b.id) m on true;

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, also_mail, dedupe_minutes, link_page) values
  ('brand.expiring', 1, 'warn', '商标即将到期：{{brand.name}}', 'Trademark runs out: {{brand.name}}', '{{brand.name}} 的商标 {{marks}} 将到期（最早剩余 {{days.left}} 天），请续展。', 'Trademarks of {{brand.name}} run out: {{marks}} (the first in {{days.left}} days), renew them.', '{brand.name,marks,days.left}', '{owner}', true, 1440, 'brand');
