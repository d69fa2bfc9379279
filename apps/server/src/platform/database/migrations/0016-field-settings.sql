-- Field settings name their user or role by code, as people and files do; a setting can be out of use.
alter table user_field_setting add column status smallint not null default 1 check (status in (0, 1)), add column subject text;
update user_field_setting set subject = (select account from app_user where id = subject_id) where subject_kind = 'user';
update user_field_setting set subject = (select code from role where id = subject_id) where subject_kind = 'role';
alter table user_field_setting drop column subject_id;
alter table user_field_setting
  add constraint user_field_setting_subject check ((subject_kind = 'all') = (subject is null)),
  add constraint user_field_setting_key unique nulls not distinct (subject_kind, subject, page, field, mode);
create index user_field_setting_updated on user_field_setting (updated_at, id);
create index user_field_setting_page on user_field_setting (page, field);
