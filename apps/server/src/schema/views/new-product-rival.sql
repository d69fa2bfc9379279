-- What others sell, by the project's id.
create view new_product_rival as select record_id as id, asin from new_product_project_rivals;
