-- [R4] What one of so many pieces of a supplier's article costs today, as priceFor has it.
create or replace function price_today(article bigint, qty integer) returns numeric
language sql stable as $$
  select b.price from supplier_sku_breaks b
  where b.record_id = article and b.min_qty <= qty and b.valid_from <= current_date and coalesce(b.valid_to, current_date) >= current_date
  order by b.min_qty desc, b.valid_from desc, b.price limit 1
$$;
