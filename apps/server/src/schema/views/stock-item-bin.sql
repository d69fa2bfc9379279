-- Where the pieces of a SKU lie in a warehouse, and under which listings it is sold: lists of stock are filtered through them.
create view stock_item_bin as
select b.warehouse, b.sku, n.bin_code, a.area_no from stock_balance b join bin n on n.id = b.bin join warehouse_area a on a.id = n.area
  where b.qty > 0;
