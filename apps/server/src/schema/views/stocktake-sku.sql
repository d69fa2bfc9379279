-- Which SKUs a count has lines of, so that counts are found by what was counted and not only by the SKUs that they were asked for.
create view stocktake_sku as
select l.stocktake as id, k.sku as sku_code from stocktake_line l join sku k on k.id = l.sku;
