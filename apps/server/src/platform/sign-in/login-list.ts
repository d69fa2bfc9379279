import { ok, refuse, type Result } from '@axle/kernel';
import { can, fieldAccess } from '@axle/permissions';
import { camelKey } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
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

/** What of an entry belongs to a field of another name. */
const fieldOf: Readonly<Record<string, string>> = { nickname: 'userId', nickname_en: 'userId' };

/**
 * The login log, newest first: all of it with the right to it, otherwise the caller's own entries; without the fields that are closed to
 * the caller.
 */
export async function loginList(
  database: Kysely<Tables>,
  caller: Caller,
  { page, size, account, result, from, to }: z.infer<typeof loginListInput>,
): Promise<Result<unknown>> {
  const mayRead = (field: string) => field === 'id' || fieldAccess(caller.access, 'loginLog', field).read;
  if (result !== undefined && !mayRead('result')) return refuse({ ...callRefusals.malformed, field: 'result' });
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
  const readable = list.map(entry => Object.fromEntries(Object.entries(entry).filter(([key]) => mayRead(fieldOf[key] ?? camelKey(key)))));
  return ok({ list: readable, total });
}
