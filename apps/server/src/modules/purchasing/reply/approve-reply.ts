import { ok, type Refusal, refuse } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { Transit, TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { decide } from '../../../platform/resources/states/decide.ts';
import { approveOrder, recallOrder } from '../order/approve-order.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { agreedOrder, keepDates } from './agree-order.ts';
import { repliedLines } from './replied-orders.ts';

type Parts = Pick<Transit, 'parts' | 'before'>;

/** The reply because of which an order is in approval once more; undefined where it is there for the first time. */
async function waitingReply({ parts, before }: Parts): Promise<RecordRow | undefined> {
  const own = ownParts(parts.database, parts.caller, 'viewReplies');
  const [reply] = await lockRows(parts.database, own, sql<boolean>`t.purchase_order = ${before.id} and t.state = 'reapprove'`);
  return reply;
}

async function leadReply({ parts }: Parts, before: RecordRow, after: RecordValues, transition: string): Promise<void> {
  const own = ownParts(parts.database, parts.caller, 'viewReplies');
  await updateRows(parts.database, own, [{ before, after }], { action: 'state', transition });
}

/** [R6c] One level is approved; behind the last one the order is approved, or in force as the supplier replied. */
export const approve: TransitionEffect = async transit => {
  const approved = await approveOrder(transit);
  if (!approved.ok || approved.value['state'] !== 'approved') return approved;
  const reply = await waitingReply(transit);
  if (!reply) return approved;
  const { caller, database } = transit.parts;
  const { order, dates } = agreedOrder(transit.before, repliedLines(transit.before, reply), caller);
  await leadReply(transit, reply, { ...reply, state: 'accepted' }, 'approved');
  await keepDates(database, caller, dates);
  const { lines, changes, orderVersion, amountCny } = order;
  const inForce = { state: 'effective', effectiveAt: caller.now.toISOString() };
  return ok({ ...approved.value, lines, changes, orderVersion, amountCny, ...inForce });
};

/** An order is rejected; one that a reply brought into approval again waits for its buyer to decide on the reply. */
export const reject: TransitionEffect = async transit => {
  const decided = await decide(transit);
  const reply = decided.ok ? await waitingReply(transit) : undefined;
  if (!decided.ok || !reply) return decided;
  await leadReply(transit, reply, { ...reply, state: 'pending', decidedBy: undefined, decidedAt: undefined }, 'rejected');
  return ok({ ...decided.value, state: 'replied' });
};

const replied: Refusal = {
  code: 'REPLY_IN_APPROVAL',
  message: { zh: '供应商回复正在重新审批，不能撤回订单', en: 'The supplier’s reply is in approval; the order cannot be recalled' },
};

/** [R6c] An order is taken back out of approval, unless a reply to it waits there. */
export const recall: TransitionEffect = async transit => ((await waitingReply(transit)) ? refuse([replied]) : recallOrder(transit));
