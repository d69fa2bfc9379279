-- The SKUs in use that a cut-off speaks of.
create or replace function cutoff_skus(matched text, given text) returns setof bigint language sql stable as $$
  with recursive below (id) as (
    select c.id from category c where matched = 'category' and lower(c.code) = lower(given)
    union all select c.id from below join category c on c.parent = below.id)
  select s.id from sku s where s.sales_status in ('new', 'onSale', 'clearance') and case matched
    when 'declName' then coalesce(contains_phrase(s.decl_name_zh, given), false) or coalesce(contains_phrase(s.decl_name_en, given), false)
    when 'category' then s.category in (select id from below)
    else s.tariff_cn like given || '%' end
$$;
