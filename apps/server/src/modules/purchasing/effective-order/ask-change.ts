import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { approvalLevels, type OrderType } from '@axle/purchasing';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { contractOfChange } from '../order/contract-of-order.ts';
import { amountsOf, type RepliedLine, routeOf } from '../reply/replied-orders.ts';
import { applyChange } from './apply-change.ts';
import { changeRefusal } from '../order/change-refusals.ts';
import { type ChangingParts, type Refused, withOrder } from './one-order.ts';
import { changedLines } from '../reply/changed-lines.ts';
import { closedWishes, refusedLines, standingRefusals } from './wanted-change.ts';

/** What waits of a change, line by line. */
const pendingLine = ({ ordered, before, diff, given }: RepliedLine): RecordValues => ({
  orderLine: ordered.orderLine,
  sku: ordered.sku,
  qtyBefore: before.qty,
  qty: diff.after.qty,
  priceBefore: before.price,
  price: diff.after.price,
  dateBefore: before.date,
  date: diff.after.date,
  dateReason: diff.days === 0 ? undefined : given?.['dateReason'],
});

/** [R9a] [R94] The change goes to those who approve orders: what the order would come to says on how many levels. */
async function askApproval(
  { database, caller, ...parts }: ChangingParts,
  order: RecordRow,
  lines: readonly RepliedLine[],
  reason: unknown,
): Promise<Refused> {
  const amounts = amountsOf(order, lines);
  const contract = await contractOfChange(database, order, amounts, todayOf(caller));
  if (!contract.ok) return [contract.refusal];
  const asked = {
    changing: true,
    changeReason: reason,
    changeBy: caller.access.userId,
    changeAt: caller.now.toISOString(),
    changeLevels: approvalLevels({ grossCny: amounts.after, type: order['type'] as OrderType }),
    changeApprover: undefined,
    changeRejectReason: undefined,
    changeApprovals: [],
    pendingChanges: lines.map(pendingLine),
  };
  await updateRows(database, { ...parts, database, caller }, [{ before: order, after: { ...order, ...asked } }], { action: 'update' });
  return [];
}

/** [R7c] [R9a] A buyer changes lines of an order in force: at once, or once those who approve orders agree. */
export const changeOrder: ActionHandler = context =>
  withOrder(context, async (parts, order) => {
    const wanted = linesIn(context.input, 'lines');
    const standing = standingRefusals(order);
    if (standing.length > 0) return standing;
    const closed = closedWishes(order, wanted, parts);
    if (closed.length > 0) return closed;
    const refused = refusedLines(order, wanted, todayOf(parts.caller));
    if (refused.length > 0) return refused;
    const lines = changedLines(order, wanted);
    if (lines.length === 0) return [changeRefusal.nothing];
    const { changeReason } = context.input;
    if (routeOf(order, lines) === 'reapprove') return askApproval(parts, order, lines, changeReason);
    const by = { changeReason, changeBy: parts.caller.access.userId, changeAt: parts.caller.now.toISOString() };
    const untold = await applyChange(parts, order, lines, by);
    return untold ? [untold] : [];
  });
