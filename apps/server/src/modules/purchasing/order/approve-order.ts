import { ok, refuse } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { approvalRefusals, recallRefusals } from '@axle/purchasing';
import { forbiddenTo, rolesHolding } from '../../../platform/access/role-names.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { decide, undecided } from '../../inventory/operation/decide.ts';

/** The permission of each further level of approval. */
const furtherLevels = new Map([
  [2, { code: 'purchase.purchaseOrder.approve2', title: { zh: '二级审批（5万元起）', en: 'approve on level 2 (from CNY 50,000)' } }],
  [3, { code: 'purchase.purchaseOrder.approve3', title: { zh: '三级审批（30万元起）', en: 'approve on level 3 (from CNY 300,000)' } }],
]);

const approvedBy = (order: RecordRow): readonly number[] => linesIn(order, 'approvals').map(({ approver }) => Number(approver));

/** [R6c] One level is approved; behind the last one the order is approved. */
export const approveOrder: TransitionEffect = async transit => {
  const { before, parts } = transit;
  const { userId } = parts.caller.access;
  const level = approvedBy(before).length + 1;
  const further = furtherLevels.get(level);
  if (further && !can(parts.caller.access, further.code)) {
    const roles = await rolesHolding(parts.database, [further.code]);
    return refuse([forbiddenTo(further.title, roles.get(further.code) ?? [])]);
  }
  const refused = approvalRefusals(approvedBy(before), userId);
  if (refused.length > 0) return refuse(refused);
  const decided = await decide(transit);
  if (!decided.ok) return decided;
  const approvals = [...linesIn(before, 'approvals'), { level, approver: userId, approvedAt: parts.caller.now.toISOString() }];
  const isLast = level >= Number(before['levels']);
  return ok({ ...decided.value, approvals, ...(isLast ? {} : { state: before['state'] }) });
};

/** [R6c] An order is taken back out of approval, before anybody has approved it. */
export const recallOrder: TransitionEffect = async ({ before, after }) => {
  const refused = recallRefusals(approvedBy(before));
  return refused.length > 0 ? refuse(refused) : ok({ ...after, ...undecided, levels: undefined });
};

/** A rejected order goes back to its maker, who sees why. */
export const editOrder: TransitionEffect = async ({ before, after }) =>
  ok({ ...after, ...undecided, rejectReason: before['rejectReason'], levels: undefined, approvals: [] });
