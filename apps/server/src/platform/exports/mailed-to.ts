import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Who wants the end of an export by mail as well: the owner of its subscription, where it says so. */
export async function mailedTo(database: Kysely<Tables>, task: number): Promise<readonly number[]> {
  const found = await database
    .selectFrom('export_subscription_turn as t')
    .innerJoin('export_subscription as s', 's.id', 't.subscription')
    .select('s.by')
    .where('t.task', '=', task)
    .where('s.mail', '=', true)
    .executeTakeFirst();
  return found ? [found.by] : [];
}
