import { forbiddenField, type Line, linesIn, type RecordRow } from '@axle/page-kit';
import { shortCloseRefusals } from '@axle/purchasing';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { type BatchedLines, batchedLines } from '../delivery/batched-pieces.ts';
import { nameOfLine } from '../delivery/date-wish.ts';
import { quantitiesOf } from '../order/order-standing.ts';
import { changesOf } from '../reply/agree-order.ts';
import { mailChange } from './apply-change.ts';
import { changeRefusal } from '../order/change-refusals.ts';
import { endRefusal } from './end-refusal.ts';
import { withOrder } from './one-order.ts';
import { standingRefusals } from './wanted-change.ts';

/** How many pieces of which lines are given up, by their number; lines of which none are do not count. */
const givenUp = (lines: readonly Line[]): ReadonlyMap<number, number> =>
  new Map(lines.flatMap(({ orderLine, shortClose }) => (Number(shortClose ?? 0) > 0 ? [[Number(orderLine), Number(shortClose)]] : [])));

function refusedPieces(order: RecordRow, wanted: readonly Line[], batched: BatchedLines) {
  const own = linesIn(order, 'lines');
  return wanted.flatMap(({ orderLine, shortClose }, at) => {
    const line = own[Number(orderLine) - 1];
    if (!line) return [{ ...changeRefusal.noLine(orderLine), field: `lines.${at}.orderLine` }];
    const missing = batched.get(nameOfLine(order.id, Number(orderLine)))?.missing ?? 0;
    return shortCloseRefusals(quantitiesOf(line), Number(shortClose ?? 0), missing).map(refusal => ({
      ...refusal,
      field: `lines.${at}.shortClose`,
    }));
  });
}

/** [R7d] [R6b] Pieces of lines that are still to come are given up; the order stands where its lines do then. */
export const shortCloseOrder: ActionHandler = context =>
  withOrder(context, async (parts, order) => {
    const wanted = linesIn(context.input, 'lines');
    const forbidden = fieldRights(parts).mayWrite('lines.shortClosedQty') ? [] : [forbiddenField(parts.resource, 'lines.shortClosedQty')];
    const batched = await batchedLines(parts.database, [order.id]);
    const refused = [...standingRefusals(order), ...forbidden, ...refusedPieces(order, wanted, batched)];
    if (refused.length > 0) return refused;
    const pieces = givenUp(wanted);
    if (pieces.size === 0) return [changeRefusal.nothing];
    const own = linesIn(order, 'lines');
    const closed = (line: Line, at: number) => Number(line['shortClosedQty'] ?? 0) + (pieces.get(at + 1) ?? 0);
    const changes = changesOf(
      order,
      [...pieces].map(([orderLine]) => {
        const line = own[orderLine - 1]!;
        const sides = { before: String(line['shortClosedQty'] ?? 0), after: String(closed(line, orderLine - 1)) };
        return { orderLine, sku: Number(line['sku']), changes: [{ field: 'shortClosed', ...sides }] };
      }),
      { caller: parts.caller, cause: 'buyer', reason: String(context.input['changeReason']) },
    );
    const lines = own.map((line, at) => (pieces.has(at + 1) ? { ...line, shortClosedQty: closed(line, at) } : line));
    const after = { ...order, ...changes, lines };
    const stands = (await endRefusal(parts.database, after)) ?? (await mailChange(parts, after));
    if (stands) return [stands];
    await updateRows(parts.database, parts, [{ before: order, after }], { action: 'update' });
    return [];
  });
