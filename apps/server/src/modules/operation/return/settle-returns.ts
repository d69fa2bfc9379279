import { type Decimal, type Refusal, text, zero } from '@axle/kernel';
import { refuseAuthorising, restockRefusals, type ReturnReason } from '@axle/operation';
import { type Line, linesIn, type RecordValues } from '@axle/page-kit';
import { liesInScope } from '../../../platform/resources/query/data-scope.ts';
import { outOfScope } from '../../../platform/resources/record-refusals.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Derivation, PendingRow } from '../../../platform/resources/writes/settle-rows.ts';
import { lockOrders, type OrderedPieces, orderedPieces } from './return-facts.ts';

const noOrder: Refusal = { code: 'NO_ORDER', field: 'salesOrder', message: text('请选择已发货的订单', 'Choose an order that was shipped') };
const notOrdered = (at: number): Refusal => ({
  code: 'NOT_ORDERED',
  field: `lines.${at}.sku`,
  message: text('订单没有发过这个SKU，或在多行上，请填订单行', 'The order shipped no such SKU, or on several lines; enter the order line'),
});

/** What is still asked for, and what is matched with its order now. */
const isOpen = ({ before, after }: PendingRow): boolean =>
  (after['status'] ?? 'requested') === 'requested' || (before !== undefined && before['salesOrder'] !== after['salesOrder']);

/** The pieces of the order that a line of a return speaks of. */
function piecesOf(own: readonly OrderedPieces[], line: Line): OrderedPieces | undefined {
  const named = own.filter(({ sku, orderLine }) => sku === line['sku'] && (line['orderLine'] ?? orderLine) === orderLine);
  return named.length === 1 ? named[0] : undefined;
}

/** [O8] The lines of a return with their place in the order; throws where more comes back than was shipped. */
function settled(after: RecordValues, own: readonly OrderedPieces[]): readonly Line[] {
  const taken = new Map<OrderedPieces, number>();
  return linesIn(after, 'lines').map((line, at) => {
    const pieces = piecesOf(own, line);
    if (!pieces) throw new RefusedWrite(notOrdered(at));
    const qty = Number(line['qtyAuth']);
    const refusal = refuseAuthorising(pieces, (taken.get(pieces) ?? 0) + qty);
    if (refusal) throw new RefusedWrite({ ...refusal, field: `lines.${at}.qtyAuth` });
    taken.set(pieces, (taken.get(pieces) ?? 0) + qty);
    return { ...line, orderLine: pieces.orderLine, qtyRecv: line['qtyRecv'] ?? 0 };
  });
}

/**
 * [O8] [O8c] A return that is asked for is held against its order, from which store, site and currency come; throws where that store lies
 * outside the scope of whoever asks.
 */
export const settleReturns: Derivation = async (transaction, parts, rows) => {
  const open = rows.filter(isOpen);
  const ids = open.flatMap(({ after }) => (typeof after['salesOrder'] === 'number' ? [after['salesOrder']] : []));
  const orders = ids.length > 0 ? await lockOrders(transaction, ids) : new Map<number, never>();
  const returns = open.flatMap(({ before }) => (before ? [Number(before['id'])] : []));
  const pieces = ids.length > 0 ? await orderedPieces(transaction, ids, returns) : [];
  const returned = rows.map((row): RecordValues => {
    const { after } = row;
    const { refundState = 'none', refundKind = 'none', blind = false } = after;
    const begun = { ...after, refundState, refundKind, blind };
    if (!isOpen(row)) return begun;
    const order = orders.get(Number(after['salesOrder']));
    if (!order) {
      if (blind === true && after['salesOrder'] === undefined) return begun;
      throw new RefusedWrite(noOrder);
    }
    const [refusal] = restockRefusals((after['restockFee'] ?? zero) as Decimal, after['reason'] as ReturnReason);
    if (refusal) throw new RefusedWrite(refusal);
    const lines = settled(
      after,
      pieces.filter(one => one.order === order.id),
    );
    return { ...begun, store: order.store, site: order.site ?? undefined, currency: order.currency, lines };
  });
  for (const [at, after] of returned.entries())
    if (rows[at]!.before?.['store'] !== after['store'] && !liesInScope(parts.resource, parts.caller, after))
      throw new RefusedWrite(outOfScope(parts.resource));
  return returned;
};
