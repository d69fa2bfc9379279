import { sql } from 'kysely';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';

/** Logs changes of substitute groups, and of their main parts in markets, part by part. */
export const logSubstitutes: Consequence = async (transaction, { resource }, rows) => {
  for (const { before, after } of rows) {
    const { id, version } = after ?? before!;
    await sql`select log_substitutes(${resource.entity}, ${id}, ${version})`.execute(transaction);
  }
};
