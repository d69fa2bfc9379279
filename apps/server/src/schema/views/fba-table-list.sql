-- Which size tiers a table of Amazon's fees has, in their order.
create view fba_table_list as
select t.*, nullif(array(select l.tier from fba_table_tiers l where l.record_id = t.id order by l.line_no), '{}') as tier_codes
from fba_table t;
