-- The day on which the state of a listing may be another one by itself: a map begins or is over.
create or replace function listing_until(of_seller_sku text, day date) returns date language sql stable as $$
  select min(c.turn) from (
    select case when m.effective_from > day then m.effective_from else m.effective_to + 1 end as turn
    from sku_map m where m.seller_sku collate "C" = of_seller_sku and m.status = 1 and (m.effective_from > day or m.effective_to >= day)
    union all
    select case when f.effective_from > day then f.effective_from else f.effective_to + 1 end
    from fba_map f where f.msku collate "C" = of_seller_sku and f.status = 1 and (f.effective_from > day or f.effective_to >= day)
  ) c
$$;
