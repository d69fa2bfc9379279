-- A sign-in ends by sign-out, by somebody else, or by itself; the log tells each end with how long the sign-in lasted.
alter table sign_in drop constraint sign_in_revoked_why_check;
alter table sign_in add constraint sign_in_revoked_why_check check (revoked_why in ('logout', 'kicked', 'password', 'left', 'expired'));
create index sign_in_open on sign_in (expires_at) where revoked_at is null;
create index sign_in_ended on sign_in (revoked_at) where revoked_at is not null;

alter table login_log add column duration_sec integer check (duration_sec >= 0);
drop trigger login_log_append_only on login_log;
create trigger login_log_append_only
  before update of id, at, event, result, account, user_id, remember, ip, agent, version, duration_sec or delete on login_log
  for each row execute function refuse_change();
create index login_log_sign_in on login_log (sign_in_id) where sign_in_id is not null;
