-- How mails leave; that there is a password, and never which.
create view mail_transport_list as
select t.id, t.version, t.status, t.way, t.host, t.port, t.security, t.account,
  exists (select from mail_transport_secret s where s.transport = t.id) as has_password, t.sender, t.per_minute,
  t.test_state, t.test_at, t.test_error, t.created_by, t.created_at, t.updated_by, t.updated_at
from mail_transport t;
