import { unrestricted } from '@axle/permissions';
import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';

/** How many are confirmed at a time. */
const portion = 500;

/** [R16f] Confirms deductions to which nobody objected in time, each on behalf of whoever notified of it; answers how many. */
export async function confirmUnopposed(database: Kysely<Tables>, registry: Registry, now: Date): Promise<number> {
  const today = businessDay(now);
  const due = await database
    .selectFrom('deduction')
    .select('id')
    .where('state', '=', 'notified')
    .where('appeal_deadline', '<', today)
    .where('waiver_waits', '=', false)
    .orderBy('appeal_deadline')
    .orderBy('id')
    .limit(portion)
    .execute();
  if (due.length === 0) return 0;
  return database.transaction().execute(async transaction => {
    const partsOf = (userId: number) => ownParts(transaction, { registry, access: unrestricted(userId), now }, 'deductionRecords');
    const ids = due.map(({ id }) => id);
    const rows = await lockRows(
      transaction,
      partsOf(1),
      sql<boolean>`t.id = any(${ids}::bigint[]) and t.state = 'notified' and not t.waiver_waits`,
    );
    for (const [notifier, own] of Map.groupBy(rows, row => Number(row['notifiedBy']))) {
      const changes = own.map(before => ({ before, after: { ...before, state: 'confirmed', confirmedAt: now.toISOString() } }));
      await updateRows(transaction, partsOf(notifier), changes, { action: 'state', transition: 'confirm' });
    }
    return rows.length;
  });
}
