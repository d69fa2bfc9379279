create table message_template (
  id bigint generated always as identity primary key,
  event text not null check (length(event) between 1 and 80),
  template_version integer not null check (template_version >= 1),
  level text not null check (level in ('info', 'todo', 'warn')),
  title_zh text not null,
  title_en text not null,
  body_zh text not null,
  body_en text not null,
  variables text[] not null default '{}',
  receivers text[] not null default '{}',
  also_mail boolean not null default false,
  dedupe_minutes integer not null default 0 check (dedupe_minutes between 0 and 1440),
  link_page text,
  retired_at timestamptz(3),
  version integer not null default 1,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  state text not null default 'current' check (state in ('current', 'retired')),
  sent30d integer not null default 0,
  read_percent integer,
  unique (event, template_version),
  check ((state = 'retired') = (retired_at is not null))
);
create unique index message_template_current on message_template (event) where retired_at is null;
create index message_template_event on message_template (event, template_version desc, id desc);
create index message_template_updated on message_template (updated_at, id);

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, dedupe_minutes,
  link_page) values
  ('approval.todo', 1, 'todo', '待审批：{{request.no}}', 'To approve: {{request.no}}', '{{requester.name}} 提交了 {{record.name}} 的变更申请。',
    '{{requester.name}} asks to change {{record.name}}.', '{request.no,record.name,requester.name}', '{approver}', 0, 'basicInfoApproval'),
  ('approval.done', 1, 'info', '审批完成：{{request.no}}', 'Decided: {{request.no}}', '{{record.name}} 的变更申请已由 {{decider.name}} 处理。',
    '{{decider.name}} has decided on the change of {{record.name}}.', '{request.no,record.name,decider.name}', '{requester}', 0,
    'basicInfoApproval'),
  ('auth.expiring', 1, 'warn', '店铺授权即将过期：{{shop.name}}', 'Store authorisation expiring: {{shop.name}}',
    '{{shop.name}} 的授权还有 {{days.left}} 天过期，请续期。', 'The authorisation of {{shop.name}} expires in {{days.left}} days. Renew it in time.',
    '{shop.name,days.left}', '{owner,sysAdmin}', 1440, 'shopAuthorization'),
  ('export.ready', 1, 'info', '导出完成：{{file.name}}', 'Export ready: {{file.name}}', '共 {{file.rows}} 行，请在 7 天内到下载中心取走文件。',
    '{{file.rows}} rows; fetch the file in the download centre within 7 days.', '{file.name,file.rows}', '{requester}', 0, 'downList'),
  ('import.done', 1, 'info', '导入完成：{{file.name}}', 'Import done: {{file.name}}',
    '新增 {{rows.new}} 行，修改 {{rows.changed}} 行，相同 {{rows.same}} 行，错误 {{rows.bad}} 行。',
    '{{rows.new}} new, {{rows.changed}} changed, {{rows.same}} the same, {{rows.bad}} bad.',
    '{file.name,rows.new,rows.changed,rows.same,rows.bad}', '{requester}', 0, 'importTask'),
  ('po.reply', 1, 'todo', '供应商已回复：{{order.no}}', 'The supplier replied: {{order.no}}', '{{supplier.name}} 回复了采购订单 {{order.no}}。',
    '{{supplier.name}} replied to purchase order {{order.no}}.', '{order.no,supplier.name}', '{owner}', 60, 'viewReplies'),
  ('po.late', 1, 'warn', '采购订单延期：{{order.no}}', 'Purchase order is late: {{order.no}}',
    '{{supplier.name}} 的采购订单 {{order.no}} 已超期 {{days.late}} 天。',
    'Purchase order {{order.no}} of {{supplier.name}} is {{days.late}} days late.', '{order.no,supplier.name,days.late}', '{owner}', 1440,
    'purchaseOrder'),
  ('quality.rejected', 1, 'warn', '检验不合格：{{inspection.no}}', 'Inspection failed: {{inspection.no}}', '{{sku.code}} 检验不合格，请处理。',
    '{{sku.code}} failed its inspection, see to it.', '{inspection.no,sku.code}', '{owner}', 120, 'iqcInspection'),
  ('stock.short', 1, 'warn', '库存不足：{{sku.code}}', 'Stock is short: {{sku.code}}', '{{sku.code}} 在 {{warehouse.name}} 缺 {{quantity}}。',
    '{{sku.code}} is short by {{quantity}} at {{warehouse.name}}.', '{sku.code,warehouse.name,quantity}', '{owner}', 120, 'logoutStock'),
  ('shipment.delay', 1, 'warn', '货件延误：{{shipment.no}}', 'Shipment delayed: {{shipment.no}}', '货件 {{shipment.no}} 预计延误 {{days.late}} 天。',
    'Shipment {{shipment.no}} is expected {{days.late}} days late.', '{shipment.no,days.late}', '{owner}', 1440, 'inTransitControl'),
  ('file.expiring', 1, 'info', '文件即将过期：{{file.name}}', 'File expiring: {{file.name}}', '{{file.name}} 将于 {{file.expires}} 过期。',
    '{{file.name}} expires on {{file.expires}}.', '{file.name,file.expires}', '{requester}', 1440, 'downList'),
  ('password.expiring', 1, 'warn', '密码即将过期', 'Your password is expiring', '密码将于 {{password.expires}} 过期，请尽快修改。',
    'Your password expires on {{password.expires}}. Please change it soon.', '{password.expires}', '{user}', 1440, null),
  ('feed.stale', 1, 'warn', '数据未更新：{{feed.name}}', 'Data not up to date: {{feed.name}}', '{{feed.name}} 已 {{hours.late}} 小时没有更新。',
    '{{feed.name}} has not been refreshed for {{hours.late}} hours.', '{feed.name,hours.late}', '{owner,sysAdmin}', 1440, 'dataCenter'),
  ('exempt.revoked', 1, 'warn', '豁免已撤销：{{sku.code}}', 'Exemption revoked: {{sku.code}}', '{{sku.code}} 的豁免已撤销。',
    'The exemption of {{sku.code}} was revoked.', '{sku.code}', '{owner}', 120, 'exemptSku'),
  ('tariff.change', 1, 'warn', '税则变更：{{tariff.code}}', 'Tariff changed: {{tariff.code}}', '税则 {{tariff.code}} 的税率已变更，请核对相关产品。',
    'The rate of tariff code {{tariff.code}} has changed, check its products.', '{tariff.code}', '{owner}', 1440, 'tariffCode');

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, dedupe_minutes,
  link_page) values
  ('comment.mention', 1, 'todo', '{{author.name}} 提到了您：{{record.name}}', '{{author.name}} mentions you: {{record.name}}',
    '{{comment.text}}', '{{comment.text}}', '{author.name,record.name,comment.text}', '{mentioned}', 0, null),
  ('import.reverted', 1, 'info', '导入已撤销：{{file.name}}', 'Import reverted: {{file.name}}',
    '{{reverter.name}} 撤销了该导入：删除 {{rows.deleted}} 条，还原 {{rows.restored}} 条，保留现值 {{rows.kept}} 条。',
    '{{reverter.name}} took the import back: {{rows.deleted}} deleted, {{rows.restored}} restored, {{rows.kept}} left as they are.',
    '{file.name,reverter.name,rows.deleted,rows.restored,rows.kept}', '{requester}', 0, 'importTask');

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, also_mail,
  dedupe_minutes, link_page) values
  ('supplierFile.expiring', 1, 'warn', '{{supplier.name}}：{{file.type}}将到期', '{{supplier.name}}: {{file.type}} expiring',
    '{{supplier.name}} 的{{file.type}}于 {{file.expires}} 到期（剩余 {{days.left}} 天），请向供应商索取新的文件。',
    'The document {{file.type}} of {{supplier.name}} expires on {{file.expires}} ({{days.left}} days left). Ask the supplier for a new one.',
    '{supplier.name,file.type,file.expires,days.left}', '{owner}', true, 60, 'supplierFile');

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, also_mail,
  dedupe_minutes, link_page) values
  ('cutoff.planned', 1, 'warn', '截单：{{cutoff.value}}', 'Cut-off: {{cutoff.value}}',
    '{{cutoff.value}} 自 {{cutoff.from}} 起受限，涉及 {{sku.count}} 个SKU：{{sku.codes}}。',
    '{{cutoff.value}} is cut off from {{cutoff.from}}, {{sku.count}} SKUs are hit: {{sku.codes}}.',
    '{cutoff.value,cutoff.from,sku.count,sku.codes}', '{owner}', false, 60, 'cutoffProductName');

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, also_mail,
  dedupe_minutes, link_page) values
  ('rights.changed', 1, 'info', '数据权限已修改：{{scope.kind}}', 'Your data scope was changed: {{scope.kind}}',
    '{{changer.name}} 修改了您的{{scope.kind}}数据权限：{{scope.after}}。原因：{{change.reason}}',
    '{{changer.name}} changed your data scope of {{scope.kind}}: {{scope.after}}. Reason: {{change.reason}}',
    '{scope.kind,scope.after,changer.name,change.reason}', '{user}', false, 0, null);

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, also_mail,
  dedupe_minutes, link_page) values
  ('brand.expiring', 1, 'warn', '商标即将到期：{{brand.name}}', 'Trademark expiring: {{brand.name}}',
    '{{brand.name}} 的商标 {{marks}} 将到期（最早剩余 {{days.left}} 天），请续展。',
    'Trademarks of {{brand.name}} are expiring: {{marks}} (the first in {{days.left}} days). Renew them in time.',
    '{brand.name,marks,days.left}',
    '{owner}', true, 1440, 'brand');

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, also_mail,
  dedupe_minutes, link_page) values
  ('auth.failed', 1, 'warn', '店铺授权失效：{{shop.name}}', 'Store authorisation failed: {{shop.name}}', '{{shop.name}} 的访问令牌无法续期，数据同步已停止，请重新授权。',
    'The platform no longer renews the access of {{shop.name}}, and data synchronisation has stopped. Authorise the shop again.',
    '{shop.name}',
    '{owner,sysAdmin}', true, 1440, 'shopAuthorization');

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, dedupe_minutes,
  link_page) values
  ('order.short', 1, 'warn', '出库单缺货：{{warehouse.name}}', 'Outbound orders short of stock: {{warehouse.name}}',
    '{{order.count}} 张出库单缺货：{{order.nos}}。', '{{order.count}} short of stock: {{order.nos}}.', '{warehouse.name,order.count,order.nos}',
    '{owner}', 0, 'logoutStock'),
  ('reservation.short', 1, 'warn', '占用缺口：{{warehouse.name}}', 'Reservations short of stock: {{warehouse.name}}',
    '{{sku.count}} 个SKU的占用超过可用库存：{{sku.codes}}。', 'Reserved more than available, SKUs: {{sku.count}} ({{sku.codes}}).',
    '{warehouse.name,sku.count,sku.codes}', '{owner}', 0, 'stockReservation'),
  ('claim.ending', 1, 'warn', 'FBA申诉即将截止：{{shop.name}}', 'FBA claims closing soon: {{shop.name}}',
    '{{claim.count}} 个申诉尚未提交，最早 {{days.left}} 天后截止：{{claim.nos}}。',
    'Not filed yet: {{claim.count}}; the first closes in {{days.left}} days: {{claim.nos}}.',
    '{shop.name,claim.count,days.left,claim.nos}', '{owner}', 0, 'fbaCase');

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, dedupe_minutes,
  link_page) values
  ('signin.guessed', 1, 'warn', '疑似猜测密码：{{source.ip}}', 'Passwords being guessed from {{source.ip}}',
    '15分钟内已有 {{guess.count}} 次密码错误，最近一次针对账号 {{account.name}}。陌生设备暂停登录，常用设备不受影响。',
    '{{guess.count}} wrong passwords within 15 minutes, the last for account {{account.name}}. New devices must wait; known devices are not affected.',
    '{source.ip,account.name,guess.count}', '{superAdmin,sysAdmin}', 60, 'loginLog');

create table message (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  at timestamptz(3) not null default now(),
  event text not null,
  template_version integer not null,
  level text not null check (level in ('info', 'todo', 'warn')),
  receiver bigint not null references app_user (id),
  title_zh text not null,
  title_en text not null,
  body_zh text not null,
  body_en text not null,
  link_page text,
  link_record bigint,
  object text not null default '',
  given jsonb not null default '{}',
  counter integer not null default 1 check (counter >= 1),
  mail_sent boolean not null default false,
  state text not null default 'sent' check (state in ('sent', 'read', 'deleted', 'failed')),
  read_at timestamptz(3),
  deleted_at timestamptz(3),
  fail_reason text,
  -- What the message log filters and shows beyond the inbox.
  minutes_to_read integer generated always as (floor(extract(epoch from read_at - at) / 60)::integer) stored,
  -- A message may lead to a part of a record, such as its timeline.
  link_part text,
  mail_error text,
  -- A warning that its reader put off until later.
  snoozed_until timestamptz(3),
  foreign key (event, template_version) references message_template (event, template_version),
  check ((state = 'failed') = (fail_reason is not null)),
  check ((state = 'deleted') = (deleted_at is not null)),
  check (state <> 'read' or read_at is not null)
);
create index message_inbox on message (receiver, id desc) where state in ('sent', 'read');
create index message_unread on message (receiver, id desc) where state = 'sent';
create index message_raised on message (receiver, event, object, at desc);
create index message_log on message (at desc, id desc);
create index message_template_used on message (event, template_version);
create index message_log_event on message (event, at desc, id desc);
create index message_log_receiver on message (receiver, at desc, id desc);
create index message_log_object on message (object collate "C", at desc, id desc);
create index message_log_state on message (state, at desc, id desc);
-- What was sent stays as it was: a message is counted up, read and taken out of the inbox, nothing else.
create trigger message_append_only
  before delete or update of id, at, event, template_version, level, receiver, title_zh, title_en, body_zh, body_en, link_page,
    link_record, object, given, fail_reason on message
  for each row execute function refuse_change();
