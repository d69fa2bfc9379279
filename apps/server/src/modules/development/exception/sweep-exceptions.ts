import { isEscalated } from '@axle/development';
import type { LocalDate } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { notifyOwner } from './notify-owner.ts';
import { settleCauses } from './settle-causes.ts';

/** [N9] [N9a] Looks at every project as the day comes: raises, solves and escalates; a second look on the same day finds nothing new. */
export async function sweepExceptions(
  database: Kysely<Tables>,
  registry: Registry,
  now: Date,
): Promise<{ readonly raised: number; readonly solved: number; readonly escalated: number }> {
  return database.transaction().execute(async transaction => {
    const caller = { registry, access: unrestricted(1), now };
    const done = await settleCauses(transaction, caller, sql<boolean>`true`);
    const parts = ownParts(transaction, caller, 'newProductExceptions');
    const open = await lockRows(transaction, parts, sql<boolean>`t.status in ('open', 'assigned')`);
    const late = open.filter(row => isEscalated(row['dueAt'] as LocalDate, businessDay(now)));
    await updateRows(
      transaction,
      parts,
      late.map(before => ({ before, after: { ...before, status: 'escalated', escalatedTo: before['owner'] } })),
      { action: 'state', transition: 'escalate' },
    );
    for (const row of late) await notifyOwner(transaction, row, now);
    return { ...done, escalated: late.length };
  });
}
