-- The logs are read as lists of records, whose rows name their version; an entry never gets a second one.
alter table login_log add column version integer not null default 1 check (version = 1);
alter table tracking_log add column version integer not null default 1 check (version = 1);

create index login_log_user on login_log (user_id, at desc, id desc);
create index login_log_account_search on login_log (lower(account) collate "C", at desc, id desc);
create index tracking_log_event on tracking_log (event_type collate "C", at desc, id desc);
create index tracking_log_user on tracking_log (user_id, at desc, id desc);
create index tracking_log_spm on tracking_log (spm_code collate "C", at desc, id desc);
