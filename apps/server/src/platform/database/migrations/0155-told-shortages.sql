-- Orders and promises that their people know to be short, until they are not any more, and claims whose end was told of.
create table outbound_short_told (
  outbound bigint primary key references outbound (id) on delete cascade,
  told_at timestamptz(3) not null
);

create table promise_short_told (
  warehouse bigint not null,
  sku bigint not null,
  told_at timestamptz(3) not null,
  primary key (warehouse, sku),
  foreign key (warehouse, sku) references stock_item (warehouse, sku)
);
create index promise_short_told_sku on promise_short_told (sku);

create table fba_case_ending_told (
  fba_case bigint primary key references fba_case (id) on delete cascade,
  told_at timestamptz(3) not null
);
create index fba_case_ending on fba_case (deadline) where state = 'open';

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, dedupe_minutes, link_page) values
  ('order.short', 1, 'warn', '出库单缺货：{{warehouse.name}}', 'Outbound orders short of stock: {{warehouse.name}}', '{{order.count}} 张出库单缺货：{{order.nos}}。', '{{order.count}} short of stock: {{order.nos}}.', '{warehouse.name,order.count,order.nos}', '{owner}', 0, 'logoutStock'),
  ('promise.short', 1, 'warn', '占用缺口：{{warehouse.name}}', 'Promises short of stock: {{warehouse.name}}', '{{sku.count}} 个SKU的占用超过可用库存：{{sku.codes}}。', 'More is promised than there is, SKUs: {{sku.count}} ({{sku.codes}}).', '{warehouse.name,sku.count,sku.codes}', '{owner}', 0, 'stockReservation'),
  ('claim.ending', 1, 'warn', 'FBA申诉即将截止：{{shop.name}}', 'FBA claims run out: {{shop.name}}', '{{claim.count}} 个申诉尚未提交，最早 {{days.left}} 天后截止：{{claim.nos}}。', 'Not filed yet: {{claim.count}}, the first runs out in {{days.left}} days: {{claim.nos}}.', '{shop.name,claim.count,days.left,claim.nos}', '{owner}', 0, 'fbaCase');
