-- Claims, with the type of the inspection that they are about.
create view claim_list as
select c.*, (select i.type from inspection i where i.inspection_no = c.biz_no) as lot_type from claim c;
