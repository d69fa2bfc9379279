import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { refuseView } from '@axle/permissions';
import { mainPaths, type ViewReply } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import { writeLoginLog } from '../../../platform/sign-in/login-log.ts';
import { noteAccess } from './note-access.ts';
import { userRefusals } from './user-refusals.ts';

const input = z.object({ id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** The calls by which a super user begins to look at the product as a given user, and ends it. */
export const viewAsCalls = ({ database }: { readonly database: Kysely<Tables> }): readonly MainCall[] => [
  mainCall({
    method: 'POST',
    path: mainPaths.viewAs,
    input,
    handle: (caller, { id }) => database.transaction().execute(transaction => beginView(transaction, caller, id)),
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.endView,
    input: z.object({}),
    handle: async caller => ok(await database.transaction().execute(transaction => endView(transaction, caller))),
  }),
];

const signInOf = (transaction: Kysely<Tables>, { signInId }: Caller) =>
  transaction
    .selectFrom('sign_in')
    .select(['remember', 'agent', 'views_user', 'views_since'])
    .where('id', '=', signInId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** [G11] Lets the caller look as a user. The login log and the history of the account record it. */
async function beginView(transaction: Kysely<Tables>, caller: Caller, id: number): Promise<Result<ViewReply, Refusal>> {
  if (!caller.access.isSuper) return refuse(userRefusals.superOnly);
  const user = await transaction.selectFrom('app_user').select(['id', 'state', 'version']).where('id', '=', id).executeTakeFirst();
  if (!user) return refuse(userRefusals.unknownUser);
  const refused = refuseView(caller.access, user);
  if (refused) return refuse(refused);
  const { remember, agent } = await signInOf(transaction, caller);
  await transaction.updateTable('sign_in').set({ views_user: id, views_since: caller.now }).where('id', '=', caller.signInId).execute();
  await writeLoginLog(
    transaction,
    { ...caller, agent },
    {
      event: 'viewAs',
      result: 'ok',
      account: caller.account,
      user_id: caller.access.userId,
      remember,
      sign_in_id: caller.signInId,
      viewed_user: id,
    },
  );
  await noteAccess(transaction, caller, {
    entity: 'appUser',
    id,
    action: 'update',
    version: user.version,
    changes: [{ field: 'viewedBy', before: undefined, after: caller.account }],
  });
  return ok({ remember });
}

/** Ends what the caller's sign-in looks as; done twice it is done once. */
async function endView(transaction: Kysely<Tables>, caller: Caller): Promise<ViewReply> {
  const { remember, agent, views_user, views_since } = await signInOf(transaction, caller);
  if (views_user === null || views_since === null) return { remember };
  await transaction.updateTable('sign_in').set({ views_user: null, views_since: null }).where('id', '=', caller.signInId).execute();
  const viewer = caller.viewedBy ?? { account: caller.account, userId: caller.access.userId };
  await writeLoginLog(
    transaction,
    { ...caller, agent },
    {
      event: 'viewEnd',
      result: 'ok',
      account: viewer.account,
      user_id: viewer.userId,
      remember,
      sign_in_id: caller.signInId,
      viewed_user: views_user,
      duration_sec: Math.max(0, Math.floor((caller.now.getTime() - Date.parse(views_since)) / 1000)),
    },
  );
  return { remember };
}
