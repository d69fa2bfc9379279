-- The trail of approval flows as the office system tells it: who did what at which step. Rows are only ever added.
create table workflow_history (
  id bigint generated always as identity primary key,
  flow_id text not null check (length(flow_id) between 1 and 64),
  -- page of the document that the flow decides on, and the part of the organisation that it belongs to: who may read it
  page text not null,
  org_id bigint references org (id),
  step integer not null check (step >= 0),
  step_name_zh text not null,
  step_name_en text not null,
  user_id bigint not null references app_user (id),
  at timestamptz(3) not null default now(),
  decision text not null check (decision in ('submit', 'approve', 'reject', 'transfer', 'addSigner', 'ask', 'recall', 'copy')),
  comment text not null default ''
);
create index workflow_history_flow on workflow_history (flow_id, at, id);
create trigger workflow_history_append_only before update or delete on workflow_history for each row execute function refuse_change();

-- Switches of the office system, mirrored: they are read here and set there.
create table office_switch (
  key text primary key check (length(key) between 1 and 80),
  value text not null,
  note_zh text not null,
  note_en text not null,
  synced_at timestamptz(3) not null default now()
);
insert into office_switch (key, value, note_zh, note_en) values
  ('workflow.basicInfoApproval', 'off', '基础信息审批同步到办公系统流程', 'Approvals of basic data are copied to a flow of the office system'),
  ('workflow.purchaseOrder', 'off', '采购订单走办公系统审批流程', 'Purchase orders are approved in a flow of the office system'),
  ('workflow.paymentApproval', 'off', '付款审批走办公系统流程', 'Payments are approved in a flow of the office system');
