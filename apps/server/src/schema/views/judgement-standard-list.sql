-- How many items each version of a standard checks.
create view judgement_standard_list as
select s.*, (select count(*) from judgement_standard_items i where i.record_id = s.id)::integer as item_count from judgement_standard s;
