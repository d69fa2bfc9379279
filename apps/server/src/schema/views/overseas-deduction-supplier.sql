-- The suppliers that pay costs found overseas, by the cost's id.
create view overseas_deduction_supplier as
select a.record_id as id, s.supplier_code from overseas_deduction_allocations a join supplier s on s.id = a.supplier;
