import { sql } from 'kysely';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';

/** Logs changes of substitute groups, and of their main parts in markets, part by part. */
export const logSubstitutes: Consequence = async (transaction, { resource }, rows) => {
  const written = rows.map(({ before, after }) => after ?? before!);
  await sql`
    select log_substitutes(${resource.entity}, w.id, w.version)
    from unnest(${written.map(({ id }) => id)}::bigint[], ${written.map(({ version }) => version)}::integer[])
      with ordinality as w (id, version, place) order by w.place`.execute(transaction);
};
