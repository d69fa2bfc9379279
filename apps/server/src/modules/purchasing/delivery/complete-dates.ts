import type { LocalDate } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import {
  type DateOrigin,
  type DateReason,
  isAutoApproved,
  kpiDate,
  type Responsibility,
  responsibilityOf,
  standingDate,
} from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import type { OrderedLine } from '../order/ordered-lines.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { lineOf, nameOfLine } from './date-wish.ts';

/** How many days the lines of these orders have had. */
async function turnsOf(database: Kysely<Tables>, orders: readonly number[]): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('delivery_date')
    .select(({ fn }) => ['purchase_order', 'order_line', fn.max('seq').as('turns')])
    .where('purchase_order', 'in', [...orders])
    .groupBy(['purchase_order', 'order_line'])
    .execute();
  return new Map(rows.map(row => [nameOfLine(row.purchase_order, row.order_line), row.turns]));
}

/** [R10] The day by which a line is measured once its date has moved. */
export const measuredBy = (order: RecordRow, { standing }: OrderedLine, newDate: LocalDate, responsibility: Responsibility): LocalDate =>
  kpiDate(standing.kpiDate ?? standing.baselineDate ?? newDate, [{ newDate, responsibility }], order['acceptPoint'] === 'handover');

/** [R10c] A wish as it is kept; the first promised day of a line holds at once. */
function completed(order: RecordRow, line: OrderedLine, wish: RecordValues, seq: number): RecordValues {
  const newDate = wish['newDate'] as LocalDate;
  const of = { ...wish, supplier: order['supplier'], sku: line.sku, seq, origin: wish['origin'] ?? 'buyer' };
  if (line.standing.baselineDate === undefined)
    return { ...of, oldDate: undefined, reason: undefined, responsibility: undefined, kpiDate: newDate, state: 'approved' };
  const oldDate = standingDate(line.standing);
  const responsibility = responsibilityOf[wish['reason'] as DateReason];
  const state = isAutoApproved(of.origin as DateOrigin, { oldDate, newDate }) ? 'approved' : 'pending';
  return { ...of, oldDate, responsibility, kpiDate: measuredBy(order, line, newDate, responsibility), state };
}

/** Completes wishes to move dates by what their orders hold. */
export const completeDates: Derivation = async (database, { caller }, rows) => {
  const ids = idsIn(rows.flatMap(({ before, after }) => (before ? [] : [after['purchaseOrder']])));
  if (ids.length === 0) return rows.map(({ after }) => after);
  const [orders, turns] = await Promise.all([ordersById(database, caller, ids), turnsOf(database, ids)]);
  return rows.map(({ before, after }) => {
    const order = before ? undefined : orders.get(Number(after['purchaseOrder']));
    const line = order && lineOf(order, after['orderLine']);
    if (!order || !line) return after;
    const name = nameOfLine(order.id, line.orderLine);
    const seq = (turns.get(name) ?? 0) + 1;
    turns.set(name, seq);
    return completed(order, line, after, seq);
  });
};
