-- Mails to partners, which are about a document.
create view mail_task_list as
select m.*, (case when m.state in ('sent', 'outboxed') then m.ended_at end)::timestamptz(3) as sent_at
from outgoing_mail m where m.biz_no is not null;
