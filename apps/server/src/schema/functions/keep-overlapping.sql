-- Rows of one part, vehicle, qualifiers and position whose years overlap, or follow each other, stand beside each other in the order of
-- their years.
create or replace function keep_overlapping(of_skus bigint[]) returns void language sql as $$
  with checked as (
    select o.id, o.status = 1 and coalesce(lead(o.year_from) over years <= o.year_to + 1
      or max(o.year_to) over (years rows between unbounded preceding and 1 preceding) >= o.year_from - 1, false) as overlapping
    from fitment o where o.sku = any(of_skus)
    window years as (partition by o.sku, o.status, lower(o.make), lower(o.model), lower(o.submodel), lower(o.engine), o.drive, o.body_style,
      o.position order by o.year_from, o.id)
  ), kept as (
    insert into fitment_overlap (fitment) select t.id from checked t where t.overlapping on conflict do nothing
  )
  delete from fitment_overlap g using checked t where t.id = g.fitment and not t.overlapping
$$;
