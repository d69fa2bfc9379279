-- The components of a part by its BOM in force on a day.
create or replace function components_of(of_part text, day date)
  returns table (child text, quantity numeric, lost numeric) language sql stable as $$
  select n.child, n.quantity::numeric, (1 + coalesce(n.scrap, 0) * 0.01)::numeric from bom b join bom_lines n on n.record_id = b.id
  where b.parent = of_part and b.state = 'active' and b.effective_from <= day and (b.effective_to is null or b.effective_to >= day)
$$;
