-- What a Word or text file says, read once as it comes, so that rules over it need no file.
alter table stored_file add column words text;

-- The template of a kind of contract may be a file.
alter table contract_category add column template_file json;
drop view contract_category_shown;
create view contract_category_shown as
select c.*, (select count(*) from supplier s where s.contract_category = c.id)::integer as suppliers from contract_category c;
