import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import { hashPassword } from '../../../platform/sign-in/passwords.ts';
import { accountPattern } from './account-pattern.ts';
import { lockedAccount } from './locked-account.ts';
import { newPassword } from './new-password.ts';
import { differences, noteAccess } from './note-access.ts';
import { userRefusals } from './user-refusals.ts';

const text = (most: number) => z.string().trim().max(most).nullish();

/** A new account, or with `id` what is changed of one. */
export const userInput = z.object({
  id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  version: z.number().int().positive().optional(),
  account: z.string().trim().toLowerCase().max(64),
  nickname: z.string().trim().min(1).max(60),
  nicknameEn: text(60),
  employeeNo: text(30),
  orgId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  post: text(80),
  email: text(254),
  phone: text(30),
  lang: z.enum(['zh-cn', 'en']),
  roles: z.array(z.string().max(60)).max(100).default([]),
});

/** What a form of an account says. */
export type UserInput = z.infer<typeof userInput>;

const address = /^[^\s@"(),:;<>[\]\\]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

const columnsOf = (input: UserInput) => ({
  nickname: input.nickname,
  nickname_en: input.nicknameEn || null,
  employee_no: input.employeeNo || null,
  org_id: input.orgId,
  post: input.post || null,
  email: input.email || null,
  phone: input.phone || null,
  lang: input.lang,
});

async function refused(transaction: Kysely<Tables>, input: UserInput): Promise<Refusal | undefined> {
  if (input.email && !address.test(input.email)) return userRefusals.email;
  const org = await transaction.selectFrom('org').select('id').where('id', '=', input.orgId).executeTakeFirst();
  return org ? undefined : userRefusals.unknownOrg;
}

/** Makes an account with its roles. Its first password is returned once; it must be changed at the first sign-in. */
export async function addUser(
  database: Kysely<Tables>,
  caller: Caller,
  input: UserInput,
): Promise<Result<{ readonly id: number; readonly password: string }, Refusal>> {
  const { account, roles } = input;
  if (!accountPattern.test(account)) return refuse(userRefusals.accountFormat);
  const password = newPassword();
  const hash = await hashPassword(password);
  return database.transaction().execute(async transaction => {
    const refusal = await refused(transaction, input);
    if (refusal) return refuse(refusal);
    const known = await transaction
      .selectFrom('role')
      .select(['id', 'code'])
      .where('code', 'in', roles.length === 0 ? [''] : roles)
      .execute();
    if (known.length !== new Set(roles).size) return refuse(userRefusals.unknownRole);
    const by = { created_by: caller.access.userId, created_at: caller.now, updated_by: caller.access.userId, updated_at: caller.now };
    const added = await transaction
      .insertInto('app_user')
      .values({ account, ...columnsOf(input), password_hash: hash, password_changed_at: caller.now, first_login: true, ...by })
      .onConflict(conflict => conflict.column('account').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return refuse(userRefusals.accountTaken);
    if (known.length > 0)
      await transaction
        .insertInto('user_role')
        .values(known.map(role => ({ user_id: added.id, role_id: role.id })))
        .execute();
    await noteAccess(transaction, caller, {
      entity: 'appUser',
      id: added.id,
      action: 'add',
      version: 1,
      changes: differences({}, { account, ...columnsOf(input), roles: known.map(({ code }) => code) }),
    });
    return ok({ id: added.id, password });
  });
}

/** Changes what is said of an account; its name of account stays, state, roles and password have calls of their own. */
export async function updateUser(
  transaction: Kysely<Tables>,
  caller: Caller,
  input: UserInput & { readonly id: number },
): Promise<Result<undefined, Refusal>> {
  const found = await lockedAccount(transaction, input.id);
  if (!found) return refuse(userRefusals.unknownUser);
  const { user } = found;
  if (user.version !== input.version) return refuse(userRefusals.changed);
  const refusal = await refused(transaction, input);
  if (refusal) return refuse(refusal);
  const columns = columnsOf(input);
  const changes = differences(user as unknown as Readonly<Record<string, unknown>>, columns);
  if (changes.length === 0) return ok(undefined);
  await transaction
    .updateTable('app_user')
    .set({ ...columns, version: user.version + 1, updated_by: caller.access.userId, updated_at: caller.now })
    .where('id', '=', input.id)
    .execute();
  await noteAccess(transaction, caller, { entity: 'appUser', id: input.id, action: 'update', version: user.version + 1, changes });
  return ok(undefined);
}
