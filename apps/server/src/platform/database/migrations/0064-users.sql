-- What the page of users keeps of an account beside its rights: the post, and when its person left.
alter table app_user add column post text check (length(post) between 1 and 80), add column left_at timestamptz(3);
update app_user set left_at = updated_at where state = 'left';

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, also_mail, dedupe_minutes, link_page) values
  ('rights.changed', 1, 'info', '数据权限已修改：{{scope.kind}}', 'Your data scope was changed: {{scope.kind}}', '{{changer.name}} 修改了您的{{scope.kind}}数据权限：{{scope.after}}。原因：{{change.reason}}', '{{changer.name}} changed your data scope of {{scope.kind}}: {{scope.after}}. Reason: {{change.reason}}', '{scope.kind,scope.after,changer.name,change.reason}', '{user}', false, 0, null);
