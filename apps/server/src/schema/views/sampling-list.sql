-- How lots were sampled, with the severities of their classes.
create view sampling_list as
select s.*, nullif(array(select distinct c.severity from sampling_classes c where c.record_id = s.id order by 1), '{}') as severity
from sampling s;
