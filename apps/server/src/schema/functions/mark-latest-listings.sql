-- The last snapshot of each listing of some seller SKUs is marked as such. One change waits for the other.
create or replace function mark_latest_listings(of_mskus text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('amazon_listing'));
  update amazon_listing l set latest = l.snapshot_date = last.day
  from (
    select s.store, s.site, s.msku, max(s.snapshot_date) as day from amazon_listing s
    where s.msku collate "C" = any(of_mskus) group by s.store, s.site, s.msku
  ) last
  where l.store = last.store and l.site = last.site and l.msku = last.msku and l.latest is distinct from (l.snapshot_date = last.day);
end $$;
