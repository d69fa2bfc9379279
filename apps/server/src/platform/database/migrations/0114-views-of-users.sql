-- A super user looks at the product as a given user: on their own sign-in, for an hour at most, and the log says so.

alter table sign_in add column views_user bigint references app_user (id);
alter table sign_in add column views_since timestamptz(3);
alter table sign_in add constraint sign_in_views check ((views_user is null) = (views_since is null));

alter table login_log drop constraint login_log_event_check;
alter table login_log add constraint login_log_event_check
  check (event in ('login', 'logout', 'kicked', 'expired', 'idle', 'refused', 'viewAs', 'viewEnd'));
alter table login_log add column viewed_user bigint references app_user (id);
alter table login_log add constraint login_log_viewed check ((event in ('viewAs', 'viewEnd')) = (viewed_user is not null));
drop trigger login_log_append_only on login_log;
create trigger login_log_append_only
  before update of id, at, event, result, account, user_id, remember, ip, agent, version, duration_sec, viewed_user or delete on login_log
  for each row execute function refuse_change();
