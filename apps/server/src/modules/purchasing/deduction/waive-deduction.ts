import { convertAmount } from '@axle/finance';
import { refuseOwn } from '@axle/approvals';
import { type Decimal, ok, type Refusal, refuse } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { waiverAsked, waiverOpen, waiverWaits } from '@axle/purchasing';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { Transit, TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { rateToCny } from '../order/rate-to-cny.ts';

/** Whether what is left of a deduction is so much that waiving it waits for a second person; so does what has no rate of today. */
export async function waitsForSecond({ parts, before }: Pick<Transit, 'parts' | 'before'>): Promise<boolean> {
  const rate = await rateToCny(parts.database, String(before['currency']), todayOf(parts.caller));
  return !rate.ok || waiverWaits(convertAmount(before['openAmount'] as Decimal, { ratio: rate.value }, 'CNY'));
}

/** [R16g] What is left of a deduction is given up, at once or once a second person agrees. */
export const waiveDeduction: TransitionEffect = async transit => {
  const { parts, before, after } = transit;
  const refused = waiverOpen(before['waiverWaits'] === true);
  if (refused.length > 0) return refuse(refused);
  const asked = { ...after, waivedBy: parts.caller.access.userId };
  return ok((await waitsForSecond(transit)) ? { ...asked, state: before['state'], waiverWaits: true } : asked);
};

/** [A19] Why the caller may not decide on a waiver: they asked for it. */
const ofOwn = ({ waivedBy }: RecordValues, user: number): Refusal | undefined =>
  refuseOwn(typeof waivedBy === 'number' ? { applicant: waivedBy } : {}, user);

/** [R16g] A second person agrees to a waiver. */
export const approveWaiver: TransitionEffect = async ({ parts, before, after }) => {
  const refused = ofOwn(before, parts.caller.access.userId);
  return refused ? refuse([refused]) : ok({ ...after, waiverWaits: false });
};

/** [R16g] A second person does not agree: the deduction stays as it was. */
export const rejectWaiver: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, deductions) => {
    const { userId } = parts.caller.access;
    const refused = new Map<number, Refusal>();
    const rejected: RecordRow[] = [];
    for (const deduction of deductions) {
      const [refusal] = [...waiverAsked({ waiverWaits: deduction['waiverWaits'] === true }), ...[ofOwn(deduction, userId) ?? []].flat()];
      if (refusal) refused.set(deduction.id, refusal);
      else rejected.push(deduction);
    }
    const kept = { waiverWaits: false, waiveReason: undefined, waivedBy: undefined };
    const changes = rejected.map(before => ({ before, after: { ...before, ...kept } }));
    await updateRows(transaction, parts, changes, { action: 'update' });
    return refused;
  });
