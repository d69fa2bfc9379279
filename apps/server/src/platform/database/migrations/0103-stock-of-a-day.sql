-- What lay where at the end of a day of business is read from the moves of the SKU since its last snapshot, without the older ones.
create index stock_move_sku_day on stock_move (warehouse, sku, biz_date) include (bin, status, qty_delta);
