create view fba_abnormal_list as select t.*, abs(t.difference)::numeric(18, 3) as away,
  case when t.state in ('open', 'doing') and t.ended_at is null then case t.type
    when 'A1' then 'addMap' when 'A2' then 'correct' when 'A3' then 'openCase' when 'A4' then 'onPlatform' when 'A5' then 'takeSize'
    when 'A6' then 'openCase' when 'A7' then 'joinPool' end end as next_step
from fba_abnormal t;
