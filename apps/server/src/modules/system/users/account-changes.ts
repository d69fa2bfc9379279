import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { type AccountChange, refuseAccountChange } from '@axle/permissions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import { endSignIns } from '../../../platform/sign-in/end-sign-ins.ts';
import { hashPassword } from '../../../platform/sign-in/passwords.ts';
import { lockedAccount } from './locked-account.ts';
import { newPassword } from './new-password.ts';
import { differences, noteAccess } from './note-access.ts';
import { userRefusals } from './user-refusals.ts';

/** Changes of the state of an account. */
export type StateChange = Extract<AccountChange, 'lock' | 'unlock' | 'leave'>;

const states = { lock: 'locked', unlock: 'active', leave: 'left' } as const;

/** [G9] Locks an account, unlocks it, or notes that its person left. A user who may no longer sign in is signed out at once. */
export async function changeState(
  transaction: Kysely<Tables>,
  caller: Caller,
  id: number,
  change: StateChange,
): Promise<Result<undefined, Refusal>> {
  const found = await lockedAccount(transaction, id);
  if (!found) return refuse(userRefusals.unknownUser);
  const { user, supers } = found;
  const refused = refuseAccountChange(caller.access.userId, { id, isSuper: user.is_super, state: user.state }, change, supers);
  if (refused) return refuse(refused);
  const state = states[change];
  await transaction
    .updateTable('app_user')
    .set({
      state,
      left_at: change === 'leave' ? caller.now : null,
      version: user.version + 1,
      updated_by: caller.access.userId,
      updated_at: caller.now,
    })
    .where('id', '=', id)
    .execute();
  if (state !== 'active')
    await endSignIns(transaction, sql<boolean>`s.user_id = ${id}`, { why: 'left', event: 'kicked', now: caller.now, ip: caller.ip });
  await noteAccess(transaction, caller, {
    entity: 'appUser',
    id,
    action: 'update',
    version: user.version + 1,
    changes: differences({ state: user.state }, { state }),
  });
  return ok(undefined);
}

/**
 * [G9] Gives an account a password for its first sign-in, and ends its sign-ins. The password is returned once and stored as a hash alone.
 */
export async function resetPassword(
  database: Kysely<Tables>,
  caller: Caller,
  id: number,
): Promise<Result<{ readonly password: string }, Refusal>> {
  const password = newPassword();
  const hash = await hashPassword(password);
  return database.transaction().execute(async transaction => {
    const found = await lockedAccount(transaction, id);
    if (!found) return refuse(userRefusals.unknownUser);
    const { user, supers } = found;
    const refused = refuseAccountChange(caller.access.userId, { id, isSuper: user.is_super, state: user.state }, 'password', supers);
    if (refused) return refuse(refused);
    await transaction
      .insertInto('password_history')
      .values({ user_id: id, password_hash: user.password_hash, changed_at: user.password_changed_at })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    await transaction
      .updateTable('app_user')
      .set({
        password_hash: hash,
        password_changed_at: caller.now,
        first_login: true,
        version: user.version + 1,
        updated_by: caller.access.userId,
        updated_at: caller.now,
      })
      .where('id', '=', id)
      .execute();
    await endSignIns(transaction, sql<boolean>`s.user_id = ${id}`, { why: 'password', event: 'kicked', now: caller.now, ip: caller.ip });
    await noteAccess(transaction, caller, {
      entity: 'appUser',
      id,
      action: 'update',
      version: user.version + 1,
      changes: [{ field: 'passwordReset', before: undefined, after: true }],
    });
    return ok({ password });
  });
}

/** What an account is given. */
export interface WantedRoles {
  readonly id: number;
  readonly version: number;
  /** Codes of roles. */
  readonly roles: readonly string[];
  readonly isSuper: boolean;
}

/** [G9] Gives an account these roles and no others, and makes it a super administrator or no longer one. */
export async function setRoles(transaction: Kysely<Tables>, caller: Caller, wanted: WantedRoles): Promise<Result<undefined, Refusal>> {
  const { id, roles, isSuper, version } = wanted;
  const found = await lockedAccount(transaction, id);
  if (!found) return refuse(userRefusals.unknownUser);
  const { user, supers } = found;
  if (user.version !== version) return refuse(userRefusals.changed);
  const change = isSuper === user.is_super ? 'roles' : isSuper ? 'super' : 'notSuper';
  const refused = refuseAccountChange(caller.access.userId, { id, isSuper: user.is_super, state: user.state }, change, supers);
  if (refused) return refuse(refused);
  const [known, held] = await Promise.all([
    transaction
      .selectFrom('role')
      .select(['id', 'code'])
      .where('code', 'in', roles.length === 0 ? [''] : roles)
      .orderBy('id')
      .execute(),
    transaction
      .selectFrom('user_role')
      .innerJoin('role', 'role.id', 'user_role.role_id')
      .select('role.code')
      .where('user_id', '=', id)
      .orderBy('role.id')
      .execute(),
  ]);
  if (new Set(roles).size !== known.length) return refuse(userRefusals.unknownRole);
  const changes = differences(
    { roles: held.map(({ code }) => code), isSuper: user.is_super },
    { roles: known.map(({ code }) => code), isSuper },
  );
  if (changes.length === 0) return ok(undefined);
  await transaction.deleteFrom('user_role').where('user_id', '=', id).execute();
  if (known.length > 0)
    await transaction
      .insertInto('user_role')
      .values(known.map(role => ({ user_id: id, role_id: role.id })))
      .execute();
  await transaction
    .updateTable('app_user')
    .set({ is_super: isSuper, version: version + 1, updated_by: caller.access.userId, updated_at: caller.now })
    .where('id', '=', id)
    .execute();
  await noteAccess(transaction, caller, { entity: 'appUser', id, action: 'update', version: version + 1, changes });
  return ok(undefined);
}
