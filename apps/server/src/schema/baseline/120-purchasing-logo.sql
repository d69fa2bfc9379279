-- Printed at the top of what a company orders, unless the template of the order leaves it out.
alter table company_entity add column logo json;
alter table order_template add column without_logo boolean;
