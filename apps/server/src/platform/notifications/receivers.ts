import { receiversOf } from '@axle/templates';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * The users to whom a template goes: those whom the event concerns, where it names such, and the active people of its roles and accounts;
 * each once, in one order.
 */
export async function receiversFor(
  database: Kysely<Tables>,
  words: readonly string[],
  concerned: readonly number[],
): Promise<readonly number[]> {
  const named = receiversOf(words);
  const people = new Set(named.concerned ? concerned : []);
  if (named.roles.length > 0) {
    const found = await database
      .selectFrom('user_role')
      .innerJoin('role', 'role.id', 'user_role.role_id')
      .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
      .select('app_user.id')
      .where('app_user.state', '=', 'active')
      .where('role.code', 'in', named.roles)
      .execute();
    for (const { id } of found) people.add(id);
  }
  if (named.accounts.length > 0) {
    const found = await database
      .selectFrom('app_user')
      .select('id')
      .where('state', '=', 'active')
      .where('account', 'in', named.accounts)
      .execute();
    for (const { id } of found) people.add(id);
  }
  return [...people].toSorted((one, other) => one - other);
}

/** Words of a list of receivers that name no role and no user that there is. */
export async function unknownReceivers(database: Kysely<Tables>, words: readonly string[]): Promise<readonly string[]> {
  const { roles, accounts } = receiversOf(words);
  const [known, users] = await Promise.all([
    roles.length > 0 ? database.selectFrom('role').select('code').where('code', 'in', roles).execute() : [],
    accounts.length > 0 ? database.selectFrom('app_user').select('account').where('account', 'in', accounts).execute() : [],
  ]);
  return [
    ...roles.filter(role => !known.some(({ code }) => code === role)),
    ...accounts.filter(name => !users.some(({ account }) => account === name)).map(name => `user:${name}`),
  ];
}
