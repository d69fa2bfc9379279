import { refuseDeputy } from '@axle/approvals';
import { ok, type Refusal, refuse } from '@axle/kernel';
import { notFound, permissionCode } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { type Actor, todayOf } from '../resources/record-parts.ts';
import { possibleDeputies } from './possible-deputies.ts';

const list = permissionCode('system', 'basicInfoApproval', 'list');
const update = permissionCode('system', 'basicInfoApproval', 'update');
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const day = z.iso.date();

const noApprover: Refusal = {
  code: 'NOT_APPROVER',
  message: { zh: '您不是任何审批规则的审批人，无须代理', en: 'You are not an approver of any policy, so no deputy is needed' },
};
const noRight: Refusal = {
  code: 'NO_RIGHT',
  field: 'deputy',
  message: { zh: '该用户没有审批权限，不能代理', en: 'This user has no approval rights and cannot be a deputy' },
};
const notYours: Refusal = {
  code: 'FORBIDDEN',
  message: { zh: '只能结束自己指定的代理', en: 'You can only end deputies you assigned' },
};

/** Who stands in for whom, and naming and ending a deputy of one's own. */
export const deputyCalls = ({ database }: { readonly database: Kysely<Tables> }): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.approvalDeputies,
    permission: list,
    input: z.object({}),
    async handle(caller) {
      const rows = await database
        .selectFrom('approval_deputy')
        .select(['id', 'approver', 'deputy', 'first_day', 'last_day', 'note'])
        .where('ended_at', 'is', null)
        .where('last_day', '>=', todayOf(caller))
        .orderBy('first_day')
        .orderBy('id')
        .execute();
      const mayName = await decidesOnSomething(database, caller);
      return ok({
        deputies: rows.map(({ note, first_day, last_day, ...row }) => ({
          ...row,
          from: first_day,
          to: last_day,
          note: note ?? undefined,
          mayEnd: row.approver === caller.access.userId || caller.access.isSuper,
        })),
        candidates: mayName ? await possibleDeputies(database, caller.access.userId) : [],
        mayName,
      });
    },
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.nameDeputy,
    permission: update,
    input: z.object({ deputy: id, from: day, to: day, note: z.string().trim().max(200).optional() }),
    async handle(caller, { deputy, from, to, note }) {
      const approver = caller.access.userId;
      if (!(await decidesOnSomething(database, caller))) return refuse(noApprover);
      const refusal = refuseDeputy({ approver, deputy, from, to }, todayOf(caller));
      if (refusal) return refuse(refusal);
      if (!(await possibleDeputies(database, approver)).includes(deputy)) return refuse(noRight);
      const named = { approver, deputy, first_day: from, last_day: to, note: note || null, created_by: approver, created_at: caller.now };
      return ok(await database.insertInto('approval_deputy').values(named).returning('id').executeTakeFirstOrThrow());
    },
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.endDeputy,
    permission: update,
    input: z.object({ id }),
    handle: (caller, { id: which }) =>
      database.transaction().execute(async transaction => {
        const found = await transaction
          .selectFrom('approval_deputy')
          .select(['approver', 'ended_at'])
          .where('id', '=', which)
          .forUpdate()
          .executeTakeFirst();
        if (!found) return refuse(notFound);
        if (found.approver !== caller.access.userId && !caller.access.isSuper) return refuse(notYours);
        if (found.ended_at === null)
          await transaction
            .updateTable('approval_deputy')
            .set({ ended_by: caller.access.userId, ended_at: caller.now })
            .where('id', '=', which)
            .execute();
        return ok(undefined);
      }),
  }),
];

/** Whether a policy names a role of somebody. */
async function decidesOnSomething(database: Kysely<Tables>, { access }: Actor): Promise<boolean> {
  const roles = access.roles.map(({ role }) => role);
  if (roles.length === 0) return false;
  const found = await database.selectFrom('approval_policy').select('id').where('approver_role', 'in', roles).executeTakeFirst();
  return found !== undefined;
}
