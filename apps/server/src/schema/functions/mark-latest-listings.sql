-- The last snapshot of each listing that snapshots came to, or were taken from, is marked as such. One change waits for the other.
create or replace function mark_latest_listings() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('amazon_listing'));
  update amazon_listing l set latest = l.snapshot_date = last.day
  from (
    select c.store, c.site, c.msku,
    (select max(s.snapshot_date) from amazon_listing s where s.store = c.store and s.site = c.site and s.msku = c.msku) as day
    from (select distinct store, site, msku from changed) c
  ) last
  where l.store = last.store and l.site = last.site and l.msku = last.msku and l.latest is distinct from (l.snapshot_date = last.day);
  return null;
end $$;
