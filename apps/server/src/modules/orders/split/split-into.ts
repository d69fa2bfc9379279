import { ok, refuse } from '@axle/kernel';
import { orderChanged, type SplitLine, splitOrder, type SplitPart, type SplitUnits } from '@axle/orders';
import { linesIn, notFound, type RecordRow, type RecordValues } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { releaseOrders } from '../allocation/release-order.ts';
import { orderToSplit } from './order-to-split.ts';

/** The units of each part, in the order of the parts. */
function partsIn(input: RecordValues): readonly SplitUnits[] {
  const rows = linesIn(input, 'parts');
  const numbers = [...new Set(rows.map(({ part }) => Number(part)))].toSorted((one, other) => one - other);
  return numbers.map(
    number => new Map(rows.filter(({ part }) => Number(part) === number).map(({ lineNo, qty }) => [Number(lineNo), Number(qty)])),
  );
}

/** Columns of an order that its list does not know, and that its parts have as well. */
const inherited = sql`
  update sales_order c set buyer_key = o.buyer_key, address_hash = o.address_hash, platform_updated_at = o.platform_updated_at
  from sales_order o where o.id = c.split_from`;

/** The record of a part: the order itself but for its number, its lines and its amounts. */
function partOf(before: RecordRow, { lines, ...amounts }: SplitPart): RecordValues {
  const { id, version: _, orderNo: __, pieces: ___, candidates: ____, ...rest } = before;
  const all = linesIn(before, 'lines');
  return {
    ...rest,
    ...amounts,
    splitFrom: id,
    status: before['status'] === 'pendingReview' ? 'pendingReview' : 'pendingAllocate',
    warehouse: before['status'] === 'allocated' ? undefined : before['warehouse'],
    channel: before['status'] === 'allocated' ? undefined : before['channel'],
    lines: lines.map(({ lineNo, pieces: _pieces, ...line }) => ({ ...all[lineNo - 1], ...line })),
  };
}

/** Pieces of a part, by the lines as they stand in it. */
async function addPieces(transaction: Transaction<Tables>, order: number, lines: readonly SplitLine[]): Promise<void> {
  const rows = lines.flatMap(({ pieces }, at) => pieces.map(({ sku, qty }) => ({ sales_order: order, line_no: at, sku, qty })));
  if (rows.length > 0) await transaction.insertInto('sales_order_piece').values(rows).execute();
}

/** [S5] Splits an order into parts, each an order of its own; the order itself is split and holds no pieces any more. */
export const splitInto: ActionHandler = async ({ parts, targets: [target], input }) => {
  const transaction = parts.database as Transaction<Tables>;
  const [before] = await lockById(transaction, parts, [target!.id]);
  if (!before) return refuse(notFound);
  if (before.version !== target!.version) return refuse(orderChanged(String(before['orderNo'])));
  await releaseOrders(ledgerContext(transaction, parts.caller), [before.id]);
  const split = splitOrder(await orderToSplit(transaction, before), partsIn(input));
  if (!split.ok) return split;
  const made = await insertRows(
    transaction,
    parts,
    split.value.map(part => partOf(before, part)),
    { action: 'add' },
  );
  await transaction.deleteFrom('sales_order_piece').where('sales_order', '=', before.id).execute();
  for (const [at, { id }] of made.entries()) await addPieces(transaction, id, split.value[at]!.lines);
  await sql`${inherited} and o.id = ${before.id}`.execute(transaction);
  await updateRows(transaction, parts, [{ before, after: { ...before, status: 'split', warehouse: undefined, channel: undefined } }], {
    action: 'update',
  });
  const { rows } = await sql<{ id: number; name: string }>`
    select id, order_no as name from sales_order where split_from = ${before.id} order by id`.execute(transaction);
  return ok(rows);
};
