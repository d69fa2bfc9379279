import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Counts for each template how many messages it made in the 30 days before, and how many percent of them were read. */
export async function countUsage(database: Kysely<Tables>, now: Date): Promise<void> {
  await sql`
    with used as (
      select t.id, count(m.id)::integer as sent, round(100.0 * count(m.read_at) / nullif(count(m.id), 0))::integer as read
      from message_template t
      left join message m on m.event = t.event and m.template_version = t.template_version and m.state <> 'failed'
        and m.at > ${now.toISOString()}::timestamptz - interval '30 days'
      group by t.id
    )
    update message_template t set sent30d = u.sent, read_percent = u.read from used u
    where t.id = u.id and (t.sent30d <> u.sent or t.read_percent is distinct from u.read)`.execute(database);
}
