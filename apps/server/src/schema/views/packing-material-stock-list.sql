create view packing_material_stock_list as
select s.*, m.code as material_code, m.kind from packing_material_stock s join packing_material m on m.id = s.material;
