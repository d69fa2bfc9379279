import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { matching } from '../resources/read-records.ts';
import { tableOf } from '../resources/query/select-rows.ts';
import { withinTime } from '../resources/query/within-time.ts';
import type { OpenLink } from './links-of-record.ts';

/** Records up to which a link is counted. */
export const mostCounted = 999;

/** Milliseconds that all counts of one record may take together: they are hints. */
const timeLimit = 1500;

/** The records behind a link, as many as are counted. */
export const linkedRows = ({ parts, filters }: Pick<OpenLink, 'parts' | 'filters'>): RawBuilder<unknown> =>
  sql`select 1 from ${tableOf(parts.resource, filters)} where ${matching(parts, filters)} limit ${mostCounted + 1}`;

/** How many records stand behind each link, one more than {@link mostCounted} where there are more; none where it takes too long. */
export async function countLinks(database: Kysely<Tables>, links: readonly OpenLink[]): Promise<readonly number[] | undefined> {
  if (links.length === 0) return [];
  const counts = links.map(link => sql`(select count(*) from (${linkedRows(link)}) as counted)`);
  const reply = await withinTime(database, timeLimit, async reading => {
    const { rows } = await sql<{ counts: readonly number[] }>`select array[${sql.join(counts)}]::int[] as counts`.execute(reading);
    return { ok: true as const, value: rows[0]!.counts };
  });
  return reply.ok ? reply.value : undefined;
}
