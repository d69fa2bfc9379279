-- Registrations with who develops their projects and who supplies them.
create view new_product_registration_list as
select r.*, p.developer, i.supplier
from new_product_registration r join new_product_project p on p.id = r.project
left join supplier_sku i on i.id = r.supplier_item;
