-- The warehouses from which channels ship, by the channel's id.
create view logistics_channel_warehouse as
select o.record_id as id, w.code from logistics_channel_warehouses o join warehouse w on w.id = o.warehouse;
