-- Samples of projects, with the inspection that stands of each.
create view new_product_sample_list as
select s.*, (select i.id from inspection i where i.sample = s.id and i.state <> 'void') as inspection from new_product_sample s;
