import { type Approval, standsInFor, type Voter } from '@axle/approvals';
import type { Access } from '@axle/permissions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type Actor, todayOf } from '../resources/record-parts.ts';

/** Whether somebody holds the role that decides. */
export const isApprover = (access: Access, role: string): boolean => access.isSuper || access.roles.some(own => own.role === role);

/** Active people who hold a role. */
export async function peopleOfRole(database: Kysely<Tables>, role: string): Promise<readonly number[]> {
  const rows = await database
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .select('app_user.id')
    .where('role.code', '=', role)
    .where('app_user.state', '=', 'active')
    .orderBy('app_user.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** [A13] In whose name somebody may decide on what a role decides on: their own, or that of active approvers who named them for today. */
export async function voterOf(database: Kysely<Tables>, caller: Actor, role: string): Promise<Voter> {
  const { access } = caller;
  const by = access.userId;
  if (isApprover(access, role)) return { by, isApprover: true };
  const named = await deputiesAt(database, todayOf(caller), await peopleOfRole(database, role));
  return { by, isApprover: false, standsInFor: standsInFor(named, by, todayOf(caller)) };
}

/** The deputies of approvers on a day; of those who can sign in. */
export async function deputiesAt(database: Kysely<Tables>, day: string, approvers: readonly number[]) {
  if (approvers.length === 0) return [];
  const rows = await database
    .selectFrom('approval_deputy as s')
    .innerJoin('app_user as u', 'u.id', 's.deputy')
    .select(['s.approver', 's.deputy', 's.first_day as from', 's.last_day as to'])
    .where('s.approver', 'in', approvers)
    .where('u.state', '=', 'active')
    .where('s.ended_at', 'is', null)
    .where(sql<boolean>`${day}::date between s.first_day and s.last_day`)
    .orderBy('s.id')
    .execute();
  return rows;
}

/** A decision as it was made. */
export interface MadeDecision extends Approval {
  readonly decision: 'approve' | 'reject';
  readonly comment?: string;
  readonly at: string;
}

/** The decisions on a request, in their order. */
export async function decisionsOn(database: Kysely<Tables>, request: number): Promise<readonly MadeDecision[]> {
  const rows = await database
    .selectFrom('approval_decision')
    .select(['decision', 'by_user', 'in_name_of', 'comment', 'at'])
    .where('request_id', '=', request)
    .orderBy('id')
    .execute();
  return rows.map(({ decision, by_user, in_name_of, comment, at }) => ({
    decision,
    by: by_user,
    inNameOf: in_name_of,
    at,
    ...(comment === null ? {} : { comment }),
  }));
}
