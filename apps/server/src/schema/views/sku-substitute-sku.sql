-- The members of groups of substitutes, by the group's id.
create view sku_substitute_sku as select m.record_id as id, s.sku from sku_substitute_members m join sku s on s.id = m.sku;
