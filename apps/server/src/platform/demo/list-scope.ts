import type { ScopeKind } from '@axle/permissions';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Names the records that a user's listed scope of a kind holds; those that do not exist are left out. */
export async function listScope(
  transaction: Transaction<Tables>,
  user: number,
  kind: ScopeKind,
  ids: readonly (number | undefined)[],
): Promise<void> {
  const targets = ids.flatMap(id => (id === undefined ? [] : [String(id)]));
  await transaction.updateTable('data_scope').set({ targets }).where('user_id', '=', user).where('kind', '=', kind).execute();
}
