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
create trigger record_comment_former_append_only before update or delete on record_comment_former for each row execute function refuse_change();

-- Key of the transition that a change of state was.
alter table audit_log add column transition text;
drop index audit_log_record;
create index audit_log_record on audit_log (entity, record_id, at desc, id desc);

-- A message may lead to a part of a record, such as its timeline.
alter table message add column link_part text;

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, dedupe_minutes, link_page) values
  ('comment.mention', 1, 'todo', '{{author.name}} 提到了您：{{record.name}}', '{{author.name}} mentions you: {{record.name}}', '{{comment.text}}', '{{comment.text}}', '{author.name,record.name,comment.text}', '{mentioned}', 0, null),
  ('import.reverted', 1, 'info', '导入已撤销：{{file.name}}', 'Import taken back: {{file.name}}', '{{reverter.name}} 撤销了该导入：删除 {{rows.deleted}} 条，还原 {{rows.restored}} 条，保留现值 {{rows.kept}} 条。', '{{reverter.name}} took the import back: {{rows.deleted}} deleted, {{rows.restored}} restored, {{rows.kept}} left as they are.', '{file.name,reverter.name,rows.deleted,rows.restored,rows.kept}', '{requester}', 0, 'importTask');
