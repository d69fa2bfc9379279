import type { Tables } from '../../../platform/database/tables.ts';
import type { Kysely, Selectable } from 'kysely';

/** An account that nobody else changes until the transaction ends, and how many super administrators are in office. */
export interface LockedAccount {
  readonly user: Selectable<Tables['app_user']>;
  readonly supers: number;
}

/** Locks an account together with all super administrators in office, always in the same order, so that the last two cannot go at once. */
export async function lockedAccount(transaction: Kysely<Tables>, id: number): Promise<LockedAccount | undefined> {
  const locked = await transaction
    .selectFrom('app_user')
    .selectAll()
    .where(({ or, and, eb }) => or([eb('id', '=', id), and([eb('is_super', '=', true), eb('state', '=', 'active')])]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const user = locked.find(one => one.id === id);
  return user && { user, supers: locked.filter(one => one.is_super && one.state === 'active').length };
}
