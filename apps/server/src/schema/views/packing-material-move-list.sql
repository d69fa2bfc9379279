create view packing_material_move_list as
select v.*, m.code as material_code from packing_material_move v join packing_material m on m.id = v.material;
