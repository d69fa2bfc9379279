import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { scopeKinds } from '@axle/permissions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { hashPassword } from '../../../platform/sign-in/passwords.ts';
import { accountPattern } from './account-pattern.ts';
import { differences, noteAccess } from './note-access.ts';
import { newPassword } from './new-password.ts';
import { userRefusals } from './user-refusals.ts';

/**
 * Makes the account of a super user, for a database without a usable account. Its password is returned once and must be
 * changed at the first sign-in. Refused with `FORMAT` and `DUPLICATE`.
 */
export async function addAdministrator(
  database: Kysely<Tables>,
  account: string,
  now: Date,
): Promise<Result<{ readonly password: string }, Refusal>> {
  if (!accountPattern.test(account)) return refuse(userRefusals.accountFormat);
  const password = newPassword();
  const hash = await hashPassword(password);
  return database.transaction().execute(async transaction => {
    const added = await transaction
      .insertInto('app_user')
      .values({
        account,
        nickname: account,
        org_id: await topOrg(transaction),
        is_super: true,
        first_login: true,
        password_hash: hash,
        password_changed_at: now,
        created_at: now,
        updated_at: now,
      })
      .onConflict(conflict => conflict.column('account').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return refuse(userRefusals.accountTaken);
    await transaction
      .insertInto('data_scope')
      .values(scopeKinds.map(kind => ({ user_id: added.id, kind, mode: 'all' })))
      .execute();
    const changes = differences({}, { account, isSuper: true });
    await noteAccess(transaction, { now }, { entity: 'appUser', id: added.id, action: 'add', version: 1, changes });
    return ok({ password });
  });
}

/** The department above all others; a new database gets one. */
async function topOrg(transaction: Kysely<Tables>): Promise<number> {
  await sql`lock table org in exclusive mode`.execute(transaction);
  const top = await transaction.selectFrom('org').select('id').where('parent_id', 'is', null).orderBy('id').executeTakeFirst();
  if (top) return top.id;
  const { id } = await transaction
    .insertInto('org')
    .values({ code: 'HQ', name_zh: '总部', name_en: 'Head office', sort: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
