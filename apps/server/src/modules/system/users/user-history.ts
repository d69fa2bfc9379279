import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { mainPaths, type UserHistory, type UserHistoryEntry } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import { tabCode } from '../../../platform/access/tab-rights.ts';
import { userRefusals } from './user-refusals.ts';

/** Entries of one reply. */
const atOnce = 50;

/** The personal fields of a history: shown to super users alone, as on the list of accounts. */
const personal: readonly string[] = ['email', 'phone'];

/** The history of a user: changes of the account and its data scopes, of the roles that the user holds now, and who looked as them. */
export const userHistoryCalls = ({ database }: { readonly database: Kysely<Tables> }): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.userHistory,
    permission: tabCode('tab1', 'list'),
    input: z.object({
      user: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
      before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    handle: (caller, { user, before }) => userHistory(database, caller, user, before),
  }),
];

async function userHistory(
  database: Kysely<Tables>,
  { access }: Caller,
  user: number,
  before: number | undefined,
): Promise<Result<UserHistory, Refusal>> {
  const known = await database.selectFrom('app_user').select('id').where('id', '=', user).executeTakeFirst();
  if (!known) return refuse(userRefusals.unknownUser);
  const roles = await database
    .selectFrom('role')
    .innerJoin('user_role', 'user_role.role_id', 'role.id')
    .select(['role.id', 'code', 'name_zh', 'name_en'])
    .where('user_id', '=', user)
    .execute();
  const roleOf = new Map(roles.map(role => [role.id, { code: role.code, nameZh: role.name_zh, nameEn: role.name_en }]));
  const rows = await database
    .selectFrom('audit_log')
    .select(['id', 'at', 'by_user', 'entity', 'record_id', 'action', 'changes'])
    .where(where =>
      where.or([
        where.and([where('entity', '=', 'appUser'), where('record_id', '=', user)]),
        ...(roles.length === 0 ? [] : [where.and([where('entity', '=', 'role'), where('record_id', 'in', [...roleOf.keys()])])]),
      ]),
    )
    .$if(before !== undefined, query => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(atOnce + 1)
    .execute();
  const shownChanges = (changes: unknown) =>
    (changes as UserHistoryEntry['changes']).filter(({ field }) => access.isSuper || !personal.includes(field));
  return ok({
    entries: rows.slice(0, atOnce).map(row => {
      const role = row.entity === 'role' ? roleOf.get(row.record_id) : undefined;
      return {
        key: String(row.id),
        at: row.at,
        ...(row.by_user === null ? {} : { by: row.by_user }),
        ...(role ? { role } : {}),
        action: row.action,
        changes: shownChanges(row.changes),
      };
    }),
    more: rows.length > atOnce,
  });
}
