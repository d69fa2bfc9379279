import { baseCurrency } from '@axle/finance';
import { type Decimal, type LocalDate, scaled } from '@axle/kernel';
import { type Line, linesIn, type RecordValues } from '@axle/page-kit';
import { type BatchStatus, lineTotals, notArrived, onWayStatuses } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import { rateToCny } from '../order/rate-to-cny.ts';
import { priceTermsOf } from '../order/ordered-lines.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { ordersById } from '../reply/replied-orders.ts';

/** [R7g] The pieces of a line of a batch that are on their way. */
const onWay = (batch: RecordValues, line: Line): number =>
  onWayStatuses.includes(batch['state'] as BatchStatus)
    ? notArrived({ qty: Number(line['qty']) - Number(line['missingQty'] ?? 0), arrived: Number(line['arrivedQty'] ?? 0) })
    : 0;

/** What batches take from their orders, and how many pieces of their lines are on their way. */
export const completeBatches: Derivation = async (database, { caller }, rows) => {
  const orders = await ordersById(database, caller, idsIn(rows.map(({ after }) => after['purchaseOrder'])));
  return rows.map(({ after }) => {
    const order = orders.get(Number(after['purchaseOrder']));
    const own = linesIn(order ?? {}, 'lines');
    const lines = linesIn(after, 'lines').map(line => ({
      ...line,
      sku: own[Number(line['orderLine']) - 1]?.['sku'] ?? line['sku'],
      arrivedQty: line['arrivedQty'] ?? 0,
      missingQty: line['missingQty'] ?? 0,
      onWayQty: onWay(after, line),
    }));
    return { ...after, supplier: order?.['supplier'], warehouse: order?.['warehouse'], lines };
  });
};

/** What an amount in a currency is in CNY; undefined where no rate is known. */
type ToCny = (amount: Decimal, digits?: number) => Decimal | undefined;

/** What amounts of an order are in CNY by the rate that the books go by on a day. */
export async function inCny(database: Kysely<Tables>, order: RecordValues, day: LocalDate): Promise<ToCny> {
  const rate = await rateToCny(database, String(order['currency'] ?? baseCurrency), day);
  return (amount, digits = 2) => (rate.ok ? scaled(amount, rate.value, digits) : undefined);
}

/** [R5] What pieces of a line of an order are worth without tax, in its currency. */
export const netWorth = (order: RecordValues, price: Decimal, qty: number): Decimal => lineTotals({ qty, price }, priceTermsOf(order)).net;

/** Keeps beside the lines of batches what their pieces on the way are worth: only whoever sees the prices of orders reads it. */
export const valueBatches: Consequence = async (database, { caller }, rows) => {
  const batches = rows.flatMap(({ after }) => (after ? [after] : []));
  const orders = await ordersById(database, caller, idsIn(batches.map(({ purchaseOrder }) => purchaseOrder)));
  const values = [];
  for (const batch of batches) {
    const order = orders.get(Number(batch['purchaseOrder'])) ?? {};
    const toCny = await inCny(database, order, batch['shipDate'] as LocalDate);
    for (const { orderLine, onWayQty } of linesIn(batch, 'lines')) {
      const price = (linesIn(order, 'lines')[Number(orderLine) - 1]?.['price'] ?? '0') as Decimal;
      const net = netWorth(order, price, Number(onWayQty ?? 0));
      values.push({ batch: batch.id, line: orderLine, net, cny: toCny(net) ?? '0' });
    }
  }
  if (values.length === 0) return;
  await sql`
    update ship_batch_lines l set on_way_value = g.net, on_way_cny = g.cny
    from json_to_recordset(${JSON.stringify(values)}::json) as g(batch bigint, line integer, net numeric, cny numeric)
    where l.record_id = g.batch and l.order_line = g.line`.execute(database);
};
