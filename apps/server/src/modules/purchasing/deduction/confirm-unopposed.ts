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

/** [R16f] Confirms deductions to which nobody objected in time, on behalf of whoever notified; answers how many. */
export async function confirmUnopposed(database: Kysely<Tables>, registry: Registry, now: Date): Promise<number> {
  const today = businessDay(now);
  const due = await database
    .selectFrom('deduction')
    .select(['id', 'updated_by'])
    .where('state', '=', 'notified')
    .where('appeal_deadline', '<', today)
    .where('waiver_waits', '=', false)
    .orderBy('appeal_deadline')
    .orderBy('id')
    .limit(portion)
    .execute();
  if (due.length === 0) return 0;
  return database.transaction().execute(async transaction => {
    const access = unrestricted(due[0]!.updated_by ?? 1);
    const parts = ownParts(transaction, { registry, access, now }, 'deductionRecords');
    const ids = due.map(({ id }) => id);
    const rows = await lockRows(
      transaction,
      parts,
      sql<boolean>`t.id = any(${ids}::bigint[]) and t.state = 'notified' and not t.waiver_waits`,
    );
    const changes = rows.map(before => ({ before, after: { ...before, state: 'confirmed', confirmedAt: now.toISOString() } }));
    await updateRows(transaction, parts, changes, { action: 'state', transition: 'confirm' });
    return changes.length;
  });
}
