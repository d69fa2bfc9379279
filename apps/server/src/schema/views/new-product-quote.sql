-- The suppliers that quoted for projects, by the project's id.
create view new_product_quote as
select q.record_id as id, s.supplier_code as supplier from new_product_project_suppliers q join supplier s on s.id = q.supplier;
