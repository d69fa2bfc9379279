import { unrestricted } from '@axle/permissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { candidateGroups } from './candidate-groups.ts';
import { mergeGroup } from './merge-group.ts';
import { mergeSettingsOf } from './merge-settings-of.ts';

/** Most groups that are merged at a time; the others wait for the next time. */
const mostGroups = 500;

/** [S4] Merges the groups of stores that merge by themselves; orders that change meanwhile wait for the next time. */
export async function autoMerge(database: Kysely<Tables>, registry: Registry, now: Date): Promise<number> {
  const settings = await mergeSettingsOf(database);
  const caller = { registry, access: unrestricted(1), now };
  const { groups } = await candidateGroups(database, caller, {}, settings);
  const own = groups.filter(({ orders }) => settings.isAutomatic(orders[0].store)).slice(0, mostGroups);
  let merged = 0;
  for (const { orders } of own) {
    const made = await inTransaction(database, transaction => mergeGroup(transaction, caller, orders, { settings, automatic: true }));
    if (made.ok) merged += 1;
  }
  return merged;
}
