-- Mails that go out, and templates of messages that have a life.
create table outgoing_mail (
  id bigint generated always as identity primary key,
  kind text not null check (length(kind) between 1 and 80),
  message bigint references message (id),
  to_addresses text[] not null check (cardinality(to_addresses) > 0),
  cc_addresses text[] not null default '{}',
  bcc_addresses text[] not null default '{}',
  subject text not null check (length(subject) between 1 and 1000 and subject !~ '[\r\n]'),
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  tried integer not null default 0,
  next_at timestamptz(3) not null default now(),
  lease_until timestamptz(3),
  error text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  check ((state = 'sending') = (lease_until is not null)),
  check ((state in ('sent', 'failed')) = (ended_at is not null))
);
create index outgoing_mail_due on outgoing_mail (next_at) where state = 'waiting';
create index outgoing_mail_out on outgoing_mail (lease_until) where state = 'sending';
create index outgoing_mail_newest on outgoing_mail (id desc);

alter table message add column mail_error text;

alter table message_template add column state text not null default 'current' check (state in ('current', 'retired'));
update message_template set state = 'retired' where retired_at is not null;
alter table message_template add check ((state = 'retired') = (retired_at is not null));
alter table message_template add column sent30d integer not null default 0;
alter table message_template add column read_percent integer;
create index message_template_event on message_template (event collate "C", template_version desc, id desc);

-- Who decides follows from the policy, not from one role.
update message_template set receivers = '{approver}' where event = 'approval.todo';
