import { can } from '@axle/permissions';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';

/** Code that opens everybody's sign-ins; without it a user sees their own. */
const seesAll = 'logs.loginLog.list';

const secondTimestamp = z.coerce.number().int().min(0).max(253_402_300_799);

/** What the login list is asked for. Moments are second timestamps, `to` included. */
export const loginListInput = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(200).default(20),
  account: z.string().trim().toLowerCase().max(64).optional(),
  result: z.enum(['ok', 'badPassword', 'locked', 'left', 'expiredPassword', 'captcha']).optional(),
  from: secondTimestamp.optional(),
  to: secondTimestamp.optional(),
});

const instant = (second: number): string => new Date(second * 1000).toISOString();

/** The login log, newest first: all of it with the right to it, otherwise the caller's own entries. */
export async function loginList(
  database: Kysely<Tables>,
  caller: Caller,
  { page, size, account, result, from, to }: z.infer<typeof loginListInput>,
) {
  let query = database.selectFrom('login_log as l');
  if (!can(caller.access, seesAll)) query = query.where('l.user_id', '=', caller.access.userId);
  if (account) query = query.where('l.account', '=', account);
  if (result) query = query.where('l.result', '=', result);
  if (from !== undefined) query = query.where('l.at', '>=', instant(from));
  if (to !== undefined) query = query.where('l.at', '<', instant(to + 1));
  const [list, { total }] = await Promise.all([
    query
      .leftJoin('app_user as u', 'u.id', 'l.user_id')
      .select([
        'l.id',
        'l.at',
        'l.event',
        'l.result',
        'l.account',
        'l.user_id',
        'u.nickname',
        'u.nickname_en',
        'l.remember',
        'l.ip',
        'l.agent',
        'l.duration_sec',
      ])
      .orderBy('l.at', 'desc')
      .orderBy('l.id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { list, total };
}
