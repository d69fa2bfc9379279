import { refuseOwn } from '@axle/approvals';
import { type Refusal } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { approvalRefusals, recallRefusals } from '@axle/purchasing';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { refusedLevel } from '../order/approve-order.ts';
import { applyChange, nothingPending } from './apply-change.ts';
import { changeRefusal } from '../order/change-refusals.ts';
import type { ChangingParts } from './one-order.ts';
import { changedLines } from '../reply/changed-lines.ts';
import { refusedLines } from './wanted-change.ts';

const approvedBy = (order: RecordRow): readonly number[] => linesIn(order, 'changeApprovals').map(({ approver }) => Number(approver));

/** Does something with orders of which a change waits, each by itself. */
const deciding =
  (decide: (parts: ChangingParts, order: RecordRow, input: RecordValues) => Promise<Refusal | undefined>): ActionHandler =>
  ({ parts, targets, input }) =>
    eachTarget(parts, targets, async (database, orders) => {
      const refused = new Map<number, Refusal>();
      for (const order of orders) {
        const refusal = order['changing'] === true ? await decide({ ...parts, database }, order, input) : changeRefusal.notChanging;
        if (refusal) refused.set(order.id, refusal);
      }
      return refused;
    });

const write = (parts: ChangingParts, before: RecordRow, more: RecordValues) =>
  updateRows(parts.database, parts, [{ before, after: { ...before, ...more } }], { action: 'update' });

const ofOther = (order: RecordRow, user: number): Refusal | undefined => refuseOwn({ applicant: Number(order['changeBy']) }, user);

/** [R6c] One level approves of a change; behind the last one the order takes it. */
export const approveChange: ActionHandler = deciding(async (parts, order) => {
  const { userId } = parts.caller.access;
  const approvers = approvedBy(order);
  const level = approvers.length + 1;
  const refused = ofOther(order, userId) ?? approvalRefusals(approvers, userId)[0] ?? (await refusedLevel(parts, level));
  if (refused) return refused;
  if (level < Number(order['changeLevels'])) {
    const approved = { level, approver: userId, approvedAt: parts.caller.now.toISOString() };
    await write(parts, order, { changeApprover: userId, changeApprovals: [...linesIn(order, 'changeApprovals'), approved] });
    return undefined;
  }
  const wanted = linesIn(order, 'pendingChanges');
  const [stands] = refusedLines(order, wanted, todayOf(parts.caller));
  return stands ?? applyChange(parts, order, changedLines(order, wanted), { changeReason: order['changeReason'], changeApprover: userId });
});

/** A change is rejected: the order stays as it stands, and its buyer sees why. */
export const rejectChange: ActionHandler = deciding(async (parts, order, { changeRejectReason }) => {
  const { userId } = parts.caller.access;
  const refused = ofOther(order, userId);
  if (refused) return refused;
  await write(parts, order, { ...nothingPending, changeApprover: userId, changeRejectReason });
  return undefined;
});

/** [R6c] A buyer takes a change back before anybody has approved of it. */
export const withdrawChange: ActionHandler = deciding(async (parts, order) => {
  const [refused] = recallRefusals(approvedBy(order));
  if (refused) return refused;
  await write(parts, order, { ...nothingPending, changeReason: undefined });
  return undefined;
});
