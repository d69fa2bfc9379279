-- How mails to partners are worded: a row for each kind and language, never more and never fewer.
create table mail_subject (
  id bigint generated always as identity primary key,
  mail_kind text not null check (length(mail_kind) between 1 and 40),
  lang text not null check (lang in ('zh', 'en')),
  subject text not null check (length(subject) between 1 and 200),
  sample text,
  body_intro text,
  signature text,
  attachments text[],
  variables text[],
  test_state text check (test_state in ('waiting', 'sent', 'failed')),
  test_at timestamptz(3),
  test_error text,
  status smallint not null default 1 check (status in (0, 1)),
  version integer not null default 1,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create index mail_subject_kind on mail_subject (mail_kind collate "C", lang collate "C" desc, id);
create index mail_subject_updated on mail_subject (updated_at, id);

insert into mail_subject (mail_kind, lang, subject, sample, body_intro, signature, attachments, variables) values
  ('PO_SEND', 'zh', '【{{company.name}}】采购订单 {{order.no}}', '【Axle Parts】采购订单 PO-260-520-00042',
    E'{{supplier.name}}：您好！\n\n附件为 {{order.date}} 的采购订单 {{order.no}}，请确认交期并回复。\n可在此链接在线回复：{{replyLink}}',
    E'{{buyer.name}}\n{{company.name}}', '{pdf,xlsx}',
    '{order.no,order.date,supplier.name,buyer.name,company.name,lines,replyLink}'),
  ('PO_SEND', 'en', '[{{company.name}}] Purchase order {{order.no}}', '[Axle Parts] Purchase order PO-260-520-00042',
    E'Dear {{supplier.name}},\n\nenclosed you find purchase order {{order.no}} of {{order.date}}. '
    'Please confirm the delivery date.\nReply online: {{replyLink}}',
    E'{{buyer.name}}\n{{company.name}}', '{pdf,xlsx}', '{order.no,order.date,supplier.name,buyer.name,company.name,lines,replyLink}'),
  ('PO_CHANGE', 'zh', '【{{company.name}}】采购订单变更 {{order.no}}', '【Axle Parts】采购订单变更 PO-260-520-00042',
    E'{{supplier.name}}：您好！\n\n采购订单 {{order.no}} 有变更：{{change.text}}。请确认。\n可在此链接在线回复：{{replyLink}}',
    E'{{buyer.name}}\n{{company.name}}', '{pdf,xlsx}',
    '{order.no,order.date,supplier.name,buyer.name,company.name,lines,change.text,replyLink}'),
  ('PO_CHANGE', 'en', '[{{company.name}}] Change of purchase order {{order.no}}', '[Axle Parts] Change of purchase order PO-260-520-00042',
    E'Dear {{supplier.name}},\n\npurchase order {{order.no}} has changed: {{change.text}}. Please confirm.\nReply online: {{replyLink}}',
    E'{{buyer.name}}\n{{company.name}}', '{pdf,xlsx}',
    '{order.no,order.date,supplier.name,buyer.name,company.name,lines,change.text,replyLink}'),
  ('PO_CANCEL', 'zh', '【{{company.name}}】采购订单取消 {{order.no}}', '【Axle Parts】采购订单取消 PO-260-520-00042',
    E'{{supplier.name}}：您好！\n\n采购订单 {{order.no}} 已取消，请停止生产并确认。', E'{{buyer.name}}\n{{company.name}}', '{pdf}',
    '{order.no,order.date,supplier.name,buyer.name,company.name,lines}'),
  ('PO_CANCEL', 'en', '[{{company.name}}] Purchase order {{order.no}} cancelled', '[Axle Parts] Purchase order PO-260-520-00042 cancelled',
    E'Dear {{supplier.name}},\n\npurchase order {{order.no}} is cancelled. Please stop its production and confirm.',
    E'{{buyer.name}}\n{{company.name}}', '{pdf}', '{order.no,order.date,supplier.name,buyer.name,company.name,lines}'),
  ('REPLY_REMIND', 'zh', '【{{company.name}}】请回复采购订单 {{order.no}}', '【Axle Parts】请回复采购订单 PO-260-520-00042',
    E'{{supplier.name}}：您好！\n\n采购订单 {{order.no}} 已等待回复 {{days.waiting}} 天，请尽快确认。\n可在此链接在线回复：{{replyLink}}',
    E'{{buyer.name}}\n{{company.name}}', '{pdf}',
    '{order.no,order.date,supplier.name,buyer.name,company.name,lines,days.waiting,replyLink}'),
  ('REPLY_REMIND', 'en', '[{{company.name}}] Please reply to {{order.no}}', '[Axle Parts] Please reply to PO-260-520-00042',
    E'Dear {{supplier.name}},\n\npurchase order {{order.no}} has waited {{days.waiting}} days for your reply.\nReply online: {{replyLink}}',
    E'{{buyer.name}}\n{{company.name}}', '{pdf}',
    '{order.no,order.date,supplier.name,buyer.name,company.name,lines,days.waiting,replyLink}'),
  ('DATE_REMIND', 'zh', '【{{company.name}}】请确认交期 {{order.no}}', '【Axle Parts】请确认交期 PO-260-520-00042',
    E'{{supplier.name}}：您好！\n\n采购订单 {{order.no}} 应于 {{delivery.date}} 交货，请告知进度。\n{{lines.text}}',
    E'{{buyer.name}}\n{{company.name}}', '{pdf}',
    '{order.no,order.date,supplier.name,buyer.name,company.name,lines,delivery.date,lines.text}'),
  ('DATE_REMIND', 'en', '[{{company.name}}] Delivery date of {{order.no}}', '[Axle Parts] Delivery date of PO-260-520-00042',
    E'Dear {{supplier.name}},\n\npurchase order {{order.no}} is due on {{delivery.date}}. Please let us know its current status.\n{{lines.text}}',
    E'{{buyer.name}}\n{{company.name}}', '{pdf}',
    '{order.no,order.date,supplier.name,buyer.name,company.name,lines,delivery.date,lines.text}'),
  ('INSPECT_NOTICE', 'zh', '【{{company.name}}】验货通知 {{order.no}}', '【Axle Parts】验货通知 PO-260-520-00042',
    E'{{supplier.name}}：您好！\n\n我司将于 {{inspection.date}} 对采购订单 {{order.no}} 验货，请做好准备。', E'{{buyer.name}}\n{{company.name}}', '{pdf}',
    '{order.no,order.date,supplier.name,buyer.name,company.name,lines,inspection.date}'),
  ('INSPECT_NOTICE', 'en', '[{{company.name}}] Inspection of {{order.no}}', '[Axle Parts] Inspection of PO-260-520-00042',
    E'Dear {{supplier.name}},\n\nwe shall inspect purchase order {{order.no}} on {{inspection.date}}. Please have the goods ready.',
    E'{{buyer.name}}\n{{company.name}}', '{pdf}', '{order.no,order.date,supplier.name,buyer.name,company.name,lines,inspection.date}'),
  ('RECON_STMT', 'zh', '【{{company.name}}】{{statement.month}} 对账单', '【Axle Parts】2026-05 对账单',
    E'{{supplier.name}}：您好！\n\n附件为 {{statement.month}} 对账单，金额 {{statement.amount}}，请核对后盖章回传。', E'{{buyer.name}}\n{{company.name}}',
    '{pdf,xlsx}', '{supplier.name,buyer.name,company.name,statement.month,statement.amount}'),
  ('RECON_STMT', 'en', '[{{company.name}}] Statement of account {{statement.month}}', '[Axle Parts] Statement of account 2026-05',
    E'Dear {{supplier.name}},\n\nenclosed you find the statement of {{statement.month}} over {{statement.amount}}. Please check and sign it.',
    E'{{buyer.name}}\n{{company.name}}', '{pdf,xlsx}', '{supplier.name,buyer.name,company.name,statement.month,statement.amount}'),
  ('DEDUCT_NOTICE', 'zh', '【{{company.name}}】扣款通知 {{deduction.no}}', '【Axle Parts】扣款通知 DE-260-520-00003',
    E'{{supplier.name}}：您好！\n\n扣款单 {{deduction.no}}，金额 {{deduction.amount}}。原因：{{deduction.reason}}\n计算：{{deduction.basis}}\n'
    '如有异议，请在 {{appeal.until}} 前书面申诉，逾期视为同意。', E'{{buyer.name}}\n{{company.name}}', null,
    '{supplier.name,buyer.name,company.name,deduction.no,deduction.amount,deduction.reason,deduction.basis,appeal.until}'),
  ('DEDUCT_NOTICE', 'en', '[{{company.name}}] Deduction {{deduction.no}}', '[Axle Parts] Deduction DE-260-520-00003',
    E'Dear {{supplier.name}},\n\ndeduction {{deduction.no}} amounts to {{deduction.amount}}. Reason: {{deduction.reason}}\n'
    'Worked out as: {{deduction.basis}}\nIf you object, please write to us by {{appeal.until}}; otherwise we take it as agreed.',
    E'{{buyer.name}}\n{{company.name}}', null,
    '{supplier.name,buyer.name,company.name,deduction.no,deduction.amount,deduction.reason,deduction.basis,appeal.until}'),
  ('CLAIM_NOTICE', 'zh', '【{{company.name}}】索赔通知 {{claim.no}}', '【Axle Parts】索赔通知 CL-260-520-00002',
    E'{{supplier.name}}：您好！\n\n索赔单 {{claim.no}}，金额 {{claim.amount}}。事由：{{claim.reason}}\n请在 {{claim.until}} 前答复。',
    E'{{buyer.name}}\n{{company.name}}', null,
    '{supplier.name,buyer.name,company.name,claim.no,claim.amount,claim.reason,claim.until}'),
  ('CLAIM_NOTICE', 'en', '[{{company.name}}] Claim {{claim.no}}', '[Axle Parts] Claim CL-260-520-00002',
    E'Dear {{supplier.name}},\n\nclaim {{claim.no}} amounts to {{claim.amount}}. Matter: {{claim.reason}}\n'
    'Please answer by {{claim.until}}.', E'{{buyer.name}}\n{{company.name}}', null,
    '{supplier.name,buyer.name,company.name,claim.no,claim.amount,claim.reason,claim.until}'),
  ('INVOICE_QUERY', 'zh', '【{{company.name}}】发票核对 {{settlement.no}}', '【Axle Parts】发票核对 SE-260-520-00007',
    E'{{supplier.name}}：您好！\n\n结算单 {{settlement.no}} 中的下列发票与订单或验收不符，请核对后回复或开具红字发票：\n{{lines.text}}',
    E'{{buyer.name}}\n{{company.name}}', null, '{supplier.name,buyer.name,company.name,settlement.no,lines.text}'),
  ('INVOICE_QUERY', 'en', '[{{company.name}}] Invoice query {{settlement.no}}', '[Axle Parts] Invoice query SE-260-520-00007',
    E'Dear {{supplier.name}},\n\nthese invoice lines of settlement {{settlement.no}} fit neither order nor receipt. '
    'Please check them and answer, or send a credit note:\n{{lines.text}}',
    E'{{buyer.name}}\n{{company.name}}', null, '{supplier.name,buyer.name,company.name,settlement.no,lines.text}'),
  ('SCORE', 'zh', '【{{company.name}}】{{score.period}} 供应商评分', '【Axle Parts】2026-Q2 供应商评分',
    E'{{supplier.name}}：您好！\n\n附件为贵司 {{score.period}} 的评分表：总分 {{score.value}}，等级 {{score.grade}}。\n'
    '较上期：{{score.change}}\n如有异议或改进计划，请与我们联系。', E'{{buyer.name}}\n{{company.name}}', '{pdf}',
    '{supplier.name,buyer.name,company.name,score.period,score.value,score.grade,score.change}'),
  ('SCORE', 'en', '[{{company.name}}] Supplier score {{score.period}}', '[Axle Parts] Supplier score 2026-Q2',
    E'Dear {{supplier.name}},\n\nenclosed you find your score card of {{score.period}}: score {{score.value}}, grade {{score.grade}}.\n'
    'Change to the period before: {{score.change}}\nPlease write to us if you disagree or plan improvements.',
    E'{{buyer.name}}\n{{company.name}}', '{pdf}',
    '{supplier.name,buyer.name,company.name,score.period,score.value,score.grade,score.change}'),
  ('SAMPLE_REQ', 'zh', '【{{company.name}}】打样 {{sample.no}}', '【Axle Parts】打样 NS-260-520-00003',
    E'{{supplier.name}}：您好！\n\n请为 {{product.name}} 打样 {{quantity}} 件，样品单号 {{sample.no}}。\n请回复样品费、运费与寄出日期。',
    E'{{buyer.name}}\n{{company.name}}', null, '{supplier.name,buyer.name,company.name,sample.no,product.name,quantity}'),
  ('SAMPLE_REQ', 'en', '[{{company.name}}] Sample request {{sample.no}}', '[Axle Parts] Sample request NS-260-520-00003',
    E'Dear {{supplier.name}},\n\nplease make {{quantity}} samples of {{product.name}}; our number is {{sample.no}}.\n'
    'Please let us know the fee, the freight and when you can send them.',
    E'{{buyer.name}}\n{{company.name}}', null, '{supplier.name,buyer.name,company.name,sample.no,product.name,quantity}');

-- Mails that go out. Those to partners have a number, and name the document that they are about.
create table outgoing_mail (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  task_no text unique,
  kind text not null check (length(kind) between 1 and 80),
  biz_no text,
  supplier bigint references supplier (id) on delete restrict,
  lang text check (lang in ('zh', 'en')),
  to_addresses text[] not null check (cardinality(to_addresses) > 0),
  cc_addresses text[] default '{}',
  bcc_addresses text[] default '{}',
  subject text not null check (length(subject) between 1 and 1000 and subject !~ '[\r\n]'),
  body text not null,
  -- What is attached when it is first sent, and the files that this became: every try sends the same.
  makes text[] default '{}',
  attachments json,
  state text not null default 'queued'
    check (state in ('draft', 'queued', 'sending', 'sent', 'outboxed', 'retry', 'dead', 'cancelled')),
  attempts integer not null default 0 check (attempts >= 0),
  next_at timestamptz(3) default now(),
  lease_until timestamptz(3),
  message_id text,
  -- Who it is from, once it was handed over.
  sender text,
  last_code integer,
  last_error text,
  transport text check (transport in ('smtp', 'outbox')),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  check ((task_no is null) = (biz_no is null)),
  check ((state = 'sending') = (lease_until is not null)),
  check ((state in ('sent', 'outboxed', 'dead', 'cancelled')) = (ended_at is not null))
);
create index outgoing_mail_due on outgoing_mail (next_at) where state in ('queued', 'retry');
create index outgoing_mail_out on outgoing_mail (lease_until) where state = 'sending';
create index outgoing_mail_newest on outgoing_mail (id desc);
create index outgoing_mail_to on outgoing_mail using gin (to_addresses);
create index outgoing_mail_cc on outgoing_mail using gin (cc_addresses);
create index outgoing_mail_about on outgoing_mail (biz_no collate "C", id) where biz_no is not null;
create index outgoing_mail_task_no_listed on outgoing_mail (task_no collate "C", id);
create index outgoing_mail_created on outgoing_mail (created_at, id) where biz_no is not null;
create index outgoing_mail_state on outgoing_mail (state, created_at, id) where biz_no is not null;
create index outgoing_mail_supplier on outgoing_mail (supplier, created_at, id);
create trigger outgoing_mail_numbered before insert on outgoing_mail
  for each row when (new.biz_no is not null) execute function number_document('MT', 'task_no', 'warehouse');

-- What shows what became of a mail: the message that was mailed as well, or the wording that is tried out.
create table outgoing_mail_purpose (
  mail bigint primary key references outgoing_mail (id) on delete cascade,
  message bigint references message (id),
  mail_subject bigint references mail_subject (id)
);
create index outgoing_mail_purpose_message on outgoing_mail_purpose (message);

-- Every try to hand a mail over, and what was said of it.
create table outgoing_mail_tries (
  id bigint generated always as identity primary key,
  record_id bigint not null references outgoing_mail (id) on delete cascade,
  line_no integer not null,
  tried_at timestamptz(3) not null,
  state text not null,
  code integer,
  error text,
  unique (record_id, line_no) deferrable initially immediate
);
create index outgoing_mail_tries_at on outgoing_mail_tries (tried_at);

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

-- Whole texts of kinds of mails; the enabled one of a kind and language is what such mails are written by.
create table mail_template (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  code text not null check (length(code) between 1 and 20),
  mail_kind text not null check (length(mail_kind) between 1 and 40),
  lang text not null check (lang in ('zh', 'en')),
  subject text check (length(subject) <= 200),
  body text not null check (length(body) between 1 and 4000),
  attachments text[],
  variables text[],
  state text not null default 'disabled' check (state in ('disabled', 'enabled')),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index mail_template_key on mail_template (code);
create unique index mail_template_in_use on mail_template (mail_kind, lang) where state = 'enabled';
create index mail_template_code_listed on mail_template (code collate "C", id);
create index mail_template_updated on mail_template (updated_at, id);
