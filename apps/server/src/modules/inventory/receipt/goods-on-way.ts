import { noOrder, type StockChange } from '@axle/inventory';
import { type Refusal, type Result, ok } from '@axle/kernel';
import { lockItems } from '../stock/lock-items.ts';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';
import { workingBin } from '../stock/working-bin.ts';
import { costOfPieces } from './cost-of-pieces.ts';
import { acceptedOf, type CountedLine, type LinedReceipt, readReceipt } from './read-receipt.ts';

/** The receipts of what was bought by these sources, that are not cancelled, in the order of their ids. */
const receiptsOf = ({ transaction }: LedgerContext, sourceNos: readonly string[]) =>
  transaction
    .selectFrom('receipt')
    .select('id')
    .where('type', '=', 'purchase')
    .where('state', '<>', 'cancelled')
    .where('source_no', 'in', ['', ...sourceNos])
    .orderBy('id')
    .execute();

/**
 * Locks the receipts of these sources and then the stock of what they expect, as receiving does: before the orders and batches
 * that the goods come by. All stock is locked at once, in the one order in which all code locks it.
 */
export async function lockGoodsOnWay(context: LedgerContext, sourceNos: readonly string[]): Promise<void> {
  const { transaction } = context;
  const ids = (await receiptsOf(context, sourceNos)).map(({ id }) => id);
  await transaction
    .selectFrom('receipt')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  const items = await transaction
    .selectFrom('receipt_lines as l')
    .innerJoin('receipt as r', 'r.id', 'l.record_id')
    .select(['r.warehouse', 'l.sku'])
    .where('r.id', 'in', [0, ...ids])
    .execute();
  await lockItems(transaction, items);
}

/**
 * [R17] Posts what a source expects as stock in transit, from now on ours, at the price of its order: it is in the in-transit bin of the
 * warehouse, and its receipt takes it out of there. Posted once, for pieces that have not arrived.
 */
export async function bookOnWay(context: LedgerContext, sourceNo: string): Promise<Refusal | undefined> {
  for (const { id } of await receiptsOf(context, [sourceNo])) {
    const read = await readReceipt(context.transaction, id, context.now);
    const coming = read.lines.filter(line => !line.in_transit && comingOf(line) > 0);
    if (coming.length === 0) continue;
    const posted = await bringIn(context, read, coming);
    if (!posted.ok) return posted.refusal;
    const ids = coming.map(line => line.id);
    await context.transaction.updateTable('receipt_lines').set({ in_transit: true }).where('id', 'in', ids).execute();
  }
  return undefined;
}

const comingOf = (line: CountedLine): number => line.expected_qty - acceptedOf(line);

async function bringIn(context: LedgerContext, read: LinedReceipt, coming: readonly CountedLine[]) {
  const { warehouse, receipt_no: docNo } = read.receipt;
  const bin = await workingBin(context, warehouse, 'transit');
  const changes = coming.map((line): StockChange => ({ warehouse, sku: line.sku, bin, status: 'in_transit', qty: comingOf(line) }));
  const incoming = [];
  for (const line of coming) {
    const [{ sku, line_no: lineNo, po_no: poNo }, qty] = [line, comingOf(line)];
    const cost = await costOfPieces(context.transaction, read, line, qty);
    incoming.push({ warehouse, sku, qty, cost, batch: `receipt:${docNo}:${lineNo}:in_transit`, ...(poNo === noOrder ? {} : { poNo }) });
  }
  const idemKey = `receipt:${docNo}:depart`;
  return stockLedger(context).post({ idemKey, docType: 'receipt', docNo, bizType: 'purchase_in', changes, incoming });
}

/** [R17] Pieces of a line of an order that are ours on their way will not come: they leave the bin of what is on its way. */
export async function loseOnWay(
  context: LedgerContext,
  sourceNo: string,
  { orderLine, qty }: { readonly orderLine: number; readonly qty: number },
): Promise<Result<unknown>> {
  for (const { id } of await receiptsOf(context, [sourceNo])) {
    const { receipt, lines } = await readReceipt(context.transaction, id, context.now);
    const line = lines.find(one => one.in_transit && one.po_line === orderLine);
    if (!line) continue;
    const { warehouse, receipt_no: docNo } = receipt;
    const bin = await workingBin(context, warehouse, 'transit');
    const posted = await stockLedger(context).post({
      idemKey: `receipt:${docNo}:missing:${orderLine}`,
      docType: 'receipt',
      docNo,
      bizType: 'transit_loss',
      changes: [{ warehouse, sku: line.sku, bin, status: 'in_transit', qty: -qty }],
    });
    if (!posted.ok) return posted;
  }
  return ok(undefined);
}
