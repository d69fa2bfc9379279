create view stock_item_listing as
select l.sku, m.seller_sku from sku_map m join sku_map_lines l on l.record_id = m.id
where m.status = 1 and m.effective_from <= current_date and (m.effective_to is null or m.effective_to >= current_date);
