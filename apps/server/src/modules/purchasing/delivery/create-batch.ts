import { type Decimal, fill, multiply, type Refusal, refuse, round, text } from '@axle/kernel';
import { type Line, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { changingRefusals, shippablePieces } from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { batchedLines, type BatchedLines, shippingOf } from './batched-pieces.ts';
import { refusalsOfBatch } from './check-batches.ts';
import { followedLines } from './followed-lines.ts';

const nothing: Refusal = {
  code: 'NOTHING',
  field: 'lines',
  message: text('没有可发的件数', 'There are no pieces to ship'),
};

const decimal = (number: number): Decimal => String(number) as Decimal;

/** How pieces of SKUs are packed: cartons, their weight and their volume. */
async function packing(database: Kysely<Tables>, skus: readonly number[]): Promise<(sku: number, qty: number) => RecordValues> {
  const rows = await database
    .selectFrom('sku')
    .select(['id', 'carton_qty as perCarton', 'carton_gross_kg as kg', 'carton_cbm as cbm'])
    .where('id', 'in', [0, ...skus])
    .execute();
  const known = new Map(rows.map(row => [row.id, row]));
  return (sku, qty) => {
    const { perCarton, kg, cbm } = known.get(sku) ?? {};
    if (!perCarton) return {};
    const cartons = Math.ceil(qty / perCarton);
    const all = (each: string) => round(multiply(each as Decimal, decimal(cartons)), 3);
    return { cartons, ...(kg ? { grossKg: all(kg) } : {}), ...(cbm ? { cbm: all(cbm) } : {}) };
  };
}

/** [R7f] The lines of an order of which pieces may be shipped, with as many as may. */
function shippable(order: RecordRow, batched: BatchedLines) {
  return linesIn(order, 'lines').flatMap(({ sku }, at) => {
    const { line, context } = shippingOf(order, at + 1, { batched })!;
    const qty = shippablePieces(line, context);
    // what may come beyond the order is not proposed, only taken
    const wanted = Math.min(qty, Math.max(0, line.qty - line.cancelled - line.shortClosed - Math.max(line.shipped, line.received)));
    return wanted > 0 ? [{ orderLine: at + 1, sku: Number(sku), most: qty, qty: wanted }] : [];
  });
}

/** All pieces of the order of the ticked line that may be shipped: whoever makes a batch of fewer types over them. */
export const linesToShip: ProposalHandler = async (parts, record) => {
  const { database, caller } = parts;
  if (record['purchaseOrder'] === undefined) return [];
  const id = Number(record['purchaseOrder']);
  const [orders, batched] = await Promise.all([ordersById(database, caller, [id]), batchedLines(database, [id])]);
  const found = shippable(orders.get(id)!, batched);
  const packed = await packing(
    database,
    found.map(({ sku }) => sku),
  );
  // from what may be shipped follows how many are wanted, and how many left
  const isOpen = ['effQty', 'openQty', 'shippedQty'].every(fieldRights(parts).mayRead);
  const lines = found.map(({ orderLine, sku, most, qty }) => ({ orderLine, sku, ...(isOpen ? { most, qty, ...packed(sku, qty) } : {}) }));
  const words = fill(text('可发{count}行', '{count} {count|line|lines} to ship'), { count: lines.length });
  return [{ values: { lines }, words, why: text('不发的行件数清空', 'Leave the quantity empty for lines not shipped') }];
};

const hasPieces = ({ qty }: Line): boolean => Number(qty ?? 0) > 0;

/** [R7f] Makes a batch of pieces of an order: they leave once it is shipped. */
export const createBatch: ActionHandler = ({ parts, targets, input }) =>
  inTransaction(parts.database, async transaction => {
    const { current, outcomes } = await followedLines(transaction, parts, targets);
    const [followed] = current;
    if (!followed) return { ok: true, value: outcomes(new Map()) };
    const { order } = followed;
    const given = linesIn(input, 'lines');
    const lines = given.filter(hasPieces).map(({ most: _, ...line }) => line);
    if (lines.length === 0) return refuse(nothing);
    const batch = { ...input, purchaseOrder: order.id, lines };
    const batched = await batchedLines(transaction, [order.id]);
    const refused = [...changingRefusals(order['changing'] === true), ...refusalsOfBatch(order, { ...input, lines: given }, { batched })];
    if (refused.length > 0) return refuse(refused);
    await insertRows(transaction, ownParts(transaction, parts.caller, 'shipBatches'), [batch], { action: 'add' });
    return { ok: true, value: outcomes(new Map()) };
  });
