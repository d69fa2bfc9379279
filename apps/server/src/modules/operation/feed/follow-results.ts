import { sql } from 'kysely';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';

/** Counts on feeds what the platform accepted and rejected of them; a feed that is acknowledged so is confirmed. */
export const followResults: Consequence = async (transaction, { caller }, rows) => {
  const feeds = rows.flatMap(({ before, after }) =>
    after?.['platformResult'] !== undefined && after['platformResult'] !== before?.['platformResult'] && after['lastFeed'] !== undefined
      ? [Number(after['lastFeed'])]
      : [],
  );
  if (feeds.length === 0) return;
  await sql`
    update parts_geek_feed f set accepted = c.accepted, rejected = c.rejected, acknowledged_at = ${caller.now}, version = f.version + 1,
      state = 'confirmed', sent_at = coalesce(f.sent_at, ${caller.now}::timestamptz)
    from (select last_feed, count(*) filter (where platform_result = 'accepted') as accepted,
        count(*) filter (where platform_result = 'rejected') as rejected
      from parts_geek_listing where last_feed = any(${[...new Set(feeds)]}::bigint[]) group by last_feed) c
    where c.last_feed = f.id`.execute(transaction);
};
