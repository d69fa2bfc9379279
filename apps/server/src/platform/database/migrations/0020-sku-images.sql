alter table sku add column images json;
