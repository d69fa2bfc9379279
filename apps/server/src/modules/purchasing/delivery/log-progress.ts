import { type Decimal, type LocalDate, ok, type Refusal, refuse, text } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { logRefusals, madeRefusals } from '@axle/purchasing';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { quantitiesOf } from '../order/order-standing.ts';
import { refusedFiles } from '../../../platform/resources/refused-files.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { followedLines, type FollowedLine } from './followed-lines.ts';
import { type LogEntry, writeLog } from './write-log.ts';

const nothing: Refusal = {
  code: 'NOTHING',
  field: 'milestone',
  message: text('请选择完成的节点，或填写已生产数量', 'Choose the completed step, or enter the quantity produced'),
};
const oneLine: Refusal = {
  code: 'ONE_LINE',
  field: 'producedQty',
  message: text('已生产数量只能逐行登记', 'The quantity produced can only be logged line by line'),
};

/** The line of an order that is followed, as its quantities stand. */
const madeOf = ({ line, order }: FollowedLine) => quantitiesOf(linesIn(order, 'lines')[Number(line['orderLine']) - 1]!);

/** An order with the pieces made of one of its lines. */
const withMade = ({ line, order }: FollowedLine, producedQty: number): RecordRow => ({
  ...order,
  lines: linesIn(order, 'lines').map((own, at) => (at + 1 === line['orderLine'] ? { ...own, producedQty } : own)),
});

/** [R21a] [R21b] A step was reached, by default today, or so many pieces of a line are made: the order stands where its lines do then. */
export const logProgress: ActionHandler = async ({ parts, targets, input }) => {
  const today = todayOf(parts.caller);
  const asked = input as LogEntry;
  const { milestone, producedQty } = asked;
  if (milestone === undefined && producedQty === undefined) return refuse(nothing);
  if (producedQty !== undefined && targets.length > 1) return refuse(oneLine);
  const reachedOn = milestone === undefined ? undefined : (asked.reachedOn ?? today);
  const refused = logRefusals({ ...asked, reachedOn }, today);
  if (refused.length > 0) return refuse(refused);
  return inTransaction(parts.database, async transaction => {
    const unknown = await refusedFiles(transaction, ownParts(transaction, parts.caller, 'deliveryLog'), undefined, {
      photos: asked.photos,
    });
    if (unknown.length > 0) return refuse(unknown);
    const { current, outcomes } = await followedLines(transaction, parts, targets);
    for (const followed of producedQty === undefined ? [] : current) {
      const { order } = followed;
      const most = madeRefusals(madeOf(followed), producedQty!, (order['overTolPct'] ?? '0') as Decimal);
      if (most.length > 0) return refuse(most);
      const own = ownParts(transaction, parts.caller, 'purchaseOrder');
      await updateRows(transaction, own, [{ before: order, after: withMade(followed, producedQty!) }], { action: 'update' });
    }
    await writeLog(transaction, parts.caller, current, { ...asked, reachedOn });
    return ok(outcomes(new Map()));
  });
};

/** [R21a] Somebody asked the supplier, and asks again on a day. */
export const noteFollowUp: ActionHandler = async ({ parts, targets, input }) => {
  const asked = input as { readonly nextFollowUp?: LocalDate; readonly note?: string };
  const refused = logRefusals(asked, todayOf(parts.caller));
  if (refused.length > 0) return refuse(refused);
  return inTransaction(parts.database, async transaction => {
    const { current, outcomes } = await followedLines(transaction, parts, targets);
    await writeLog(transaction, parts.caller, current, asked);
    return ok(outcomes(new Map()));
  });
};
