-- Logs are only ever added to. A login entry outlives the sign-in that it names; tracking records may go after 13 months.
create trigger login_log_append_only
  before update of id, at, event, result, account, user_id, remember, ip, agent, version or delete on login_log
  for each row execute function refuse_change();
create trigger tracking_log_unchanged before update on tracking_log for each row execute function refuse_change();
create trigger tracking_log_kept before delete on tracking_log for each row
  when (old.at > now() - interval '13 months') execute function refuse_change();
