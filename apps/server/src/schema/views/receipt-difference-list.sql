create view receipt_difference_list as
select d.*, (select s.sku from sku s where s.id = d.sku) as sku_code from receipt_difference d;
