import { unrestricted } from '@axle/permissions';
import { businessDay } from '@axle/page-kit';
import { priorityOf } from '@axle/planning';
import { type Kysely, sql } from 'kysely';
import type { Registry } from '../../../platform/registry/registry.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** [P5] Ends manual priorities whose last day is over: the suggestion is in force again. Returns how many. */
export async function returnPriorities(database: Kysely<Tables>, registry: Registry, now: Date): Promise<number> {
  const { resource } = registry.page('skuPriority')!.page;
  const today = businessDay(now);
  const over = await database
    .selectFrom('sku_priority')
    .select(['id', 'updated_by'])
    .where('manual', 'is not', null)
    .where('until', '<', today)
    .limit(500)
    .execute();
  if (!resource || over.length === 0) return 0;
  return database.transaction().execute(async transaction => {
    const access = unrestricted(over[0]!.updated_by ?? 1);
    const parts: RecordParts = { database: transaction, resource, page: 'skuPriority', caller: { registry, access, now } };
    const rows = await lockRows(transaction, parts, sql<boolean>`t.manual is not null and t.until < ${today}::date`);
    const changes = rows.map(before => {
      const after = { ...before, manual: undefined, reason: undefined, until: undefined };
      return { before, after: { ...after, ...priorityOf(after) } };
    });
    await updateRows(transaction, parts, changes, { action: 'update' });
    return changes.length;
  });
}
