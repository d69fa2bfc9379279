-- How lots were sampled, with the severities of their classes, and the sample of a new product that was one.
create view sampling_list as
select s.*, (select i.sample from inspection i where i.id = s.inspection) as sample,
  nullif(array(select distinct c.severity from sampling_classes c where c.record_id = s.id order by 1), '{}') as severity
from sampling s;
