-- Safety stock in force of a SKU at the nodes of a warehouse.
create or replace function safety_stock_of(article bigint, place bigint) returns integer
language sql stable as $$
  select coalesce(sum(s.result), 0)::integer from safety_stock s join plan_node n on n.id = s.node
  where s.sku = article and n.warehouse = place and s.status = 1
    and s.effective_from <= current_date and coalesce(s.effective_to, current_date) >= current_date
$$;
