create view deduction_method_list as
select m.*, (select count(*) from supplier_deductions d where d.method = m.id)::integer as suppliers from deduction_method m;
