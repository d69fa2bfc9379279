-- A document of a supplier is known by its type and number: those of a zip find theirs by it. Two under one number are told apart.
update supplier_file f set no = coalesce(f.no || '-', '') || f.id
where exists (select from supplier_file o where o.supplier = f.supplier and o.type = f.type and o.no is not distinct from f.no and o.id < f.id);
create unique index supplier_file_key on supplier_file (supplier, type, no) nulls not distinct;
