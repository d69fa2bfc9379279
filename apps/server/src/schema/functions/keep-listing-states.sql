create or replace function keep_listing_states(listings bigint[], day date) returns void language sql as $$
  insert into pt_sku_standing as k (listing, state, until)
  select p.id, s.state, listing_until(p.seller_sku, day)
  from pt_sku p cross join lateral listing_states(p.store, p.site, p.seller_sku, p.ignore_reason, day) s
  where p.id = any(listings)
  on conflict (listing) do update set state = excluded.state, until = excluded.until
    where (k.state, k.until) is distinct from (excluded.state, excluded.until)
$$;
