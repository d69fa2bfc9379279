import type { Refusal } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { priceCorrection } from '../ledger/correct-price.ts';
import { mailOrder } from '../mail/mail-order.ts';
import { agreedOrder, keepDates } from '../reply/agree-order.ts';
import { amountsOf, type RepliedLine } from '../reply/replied-orders.ts';
import { changeText } from '../order/change-text.ts';
import { contractOfChange } from '../order/contract-of-order.ts';
import { endRefusal } from './end-refusal.ts';
import type { ChangingParts } from './one-order.ts';

/** A change that no longer waits. */
export const nothingPending: RecordValues = {
  changing: false,
  pendingChanges: [],
  changeApprovals: [],
  changeLevels: undefined,
  changeApprover: undefined,
};

/** Notifies the supplier of an order's latest changes; answers why it cannot be notified. */
export const mailChange = async (parts: ChangingParts, order: RecordRow): Promise<Refusal | undefined> =>
  mailOrder(parts, order, { kind: 'PO_CHANGE', says: { 'change.text': await changeText(parts.database, order) } });

/**
 * [R9d] [R13f] The order takes what its buyer changed, under another version; its supplier is notified, days that moved are kept, and what
 * is owed for accepted pieces is corrected. Answers why it may not end so, the supplier cannot be notified or the books not corrected;
 * nothing is written then.
 */
export async function applyChange(
  parts: ChangingParts,
  order: RecordRow,
  lines: readonly RepliedLine[],
  more: RecordValues & { readonly changeReason: unknown },
): Promise<Refusal | undefined> {
  const { database, caller } = parts;
  const contract = await contractOfChange(database, order, amountsOf(order, lines), todayOf(caller));
  if (!contract.ok) return contract.refusal;
  const agreed = agreedOrder(order, lines, caller, {
    cause: 'buyer',
    reason: String(more.changeReason),
    by: Number(more['changeBy'] ?? order['changeBy']),
  });
  const after = {
    ...order,
    ...agreed.order,
    ...contract.value,
    ...nothingPending,
    ...more,
    changeRejectReason: undefined,
    id: order.id,
    version: order.version,
  };
  const ends = await endRefusal(database, after);
  if (ends) return ends;
  const correction = await priceCorrection(database, caller, { before: order, after, reason: String(more.changeReason) });
  if (!correction.ok) return correction.refusal[0];
  const refused = await mailChange(parts, after);
  if (refused) return refused;
  await updateRows(database, parts, [{ before: order, after }], { action: 'update' });
  await keepDates(database, caller, agreed.dates);
  await correction.value();
  return undefined;
}
