import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sendMessage } from '../notifications/send-message.ts';

interface Stale {
  readonly feed_key: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly owner: number | null;
  readonly hours: number;
}

/** Notifies of feeds that failed or are stale: once for each within the window of the message, and of none that never ran. */
export async function notifyOfStaleFeeds(database: Kysely<Tables>, now: Date): Promise<void> {
  const { rows } = await sql<Stale>`
    select f.feed_key, f.name_zh, f.name_en, f.owner,
      greatest(0, floor(extract(epoch from ${now}::timestamptz - max(r.ended_at) filter (where r.ok)) / 3600))::integer as hours
    from data_feed f join feed_run r on r.feed = f.id
    where data_feed_state(f.id, ${now}) in ('failed', 'stale')
      and not exists (select 1 from message m join message_template t on t.event = m.event and t.retired_at is null
        where m.event = 'feed.stale' and m.object = f.feed_key and m.at > ${now}::timestamptz - make_interval(mins => t.dedupe_minutes))
    group by f.id`.execute(database);
  for (const { feed_key, name_zh, name_en, owner, hours } of rows)
    await database.transaction().execute(transaction =>
      sendMessage(transaction, {
        event: 'feed.stale',
        receivers: owner === null ? [] : [owner],
        object: feed_key,
        values: { 'feed.name': name_zh, 'hours.late': String(hours ?? 0) },
        english: { 'feed.name': name_en },
        now,
      }),
    );
}
