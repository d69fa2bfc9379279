create view order_status_list as
select s.id, s.version, s.domain, s.code, s.document_zh, s.document_en, coalesce(s.own_zh, s.name_zh) as name_zh,
  coalesce(s.own_en, s.name_en) as name_en,
  coalesce(s.own_tone, s.tone) as tone, s.sort, s.terminal, s.next, s.platforms, s.platform_map, s.sla_hours,
  documents_in_status(s.domain, s.code) as documents
from order_status_setting s;
