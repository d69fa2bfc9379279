import { type Decimal, ok, type Refusal, refuse } from '@axle/kernel';
import { linesIn, notFound, type RecordRow, rowChanged } from '@axle/page-kit';
import { type AcceptPoint, batchStatus, lineTotals, type MissingCause, missingRefusals } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { every } from '../../../platform/resources/query/filter-condition.ts';
import { type Actor, todayOf } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockById, lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { lockGoodsOnWay, loseOnWay } from '../../inventory/receipt/goods-on-way.ts';
import { draftClaim } from '../../inventory/claim/draft-claim.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { priceTermsOf } from '../order/ordered-lines.ts';
import { inCny, netWorth } from './complete-batches.ts';

/** What is marked: a line of a batch with its order, so many pieces, and what is said of them. */
interface Marked {
  readonly order: RecordRow;
  readonly batch: RecordRow;
  readonly orderLine: number;
  readonly qty: number;
  readonly note: string;
}

/** The receipt of a batch expects fewer pieces; none at all where nothing is to come. */
async function expectFewer(transaction: Transaction<Tables>, caller: Actor, receipt: RecordRow, { orderLine, qty }: Marked): Promise<void> {
  const parts = ownParts(transaction, caller, 'receiveOrder');
  const lines = linesIn(receipt, 'lines').flatMap(line => {
    const expectedQty = Number(line['expectedQty']) - (line['poLine'] === orderLine ? qty : 0);
    return expectedQty > 0 ? [{ ...line, expectedQty }] : [];
  });
  if (lines.length > 0) await updateRows(transaction, parts, [{ before: receipt, after: { ...receipt, lines } }], { action: 'update' });
  else
    await updateRows(transaction, parts, [{ before: receipt, after: { ...receipt, state: 'cancelled' } }], {
      action: 'state',
      transition: 'cancel',
    });
}

/** The batch without the missing pieces; one of which nothing is to come any more has ended. */
async function shrink(transaction: Transaction<Tables>, caller: Actor, { batch, orderLine, qty }: Marked): Promise<void> {
  const lines = linesIn(batch, 'lines').map(line => (line['orderLine'] === orderLine ? { ...line, missingQty: qty } : line));
  const coming = lines.map(line => ({
    qty: Number(line['qty']) - Number(line['missingQty'] ?? 0),
    arrived: Number(line['arrivedQty'] ?? 0),
  }));
  const isOver = batchStatus(coming, { hasDeparted: false, isClosed: false }) === 'arrived';
  const after = { ...batch, lines, ...(isOver ? { state: 'arrived' } : {}) };
  const change = isOver ? ({ action: 'state', transition: 'arrive' } as const) : ({ action: 'update' } as const);
  await updateRows(transaction, ownParts(transaction, caller, 'shipBatches'), [{ before: batch, after }], change);
}

/** [R63] Who pays: the carrier by a claim in CNY, or the supplier by a deduction of what was accepted and is not there. */
async function charge(transaction: Transaction<Tables>, caller: Actor, cause: MissingCause, marked: Marked): Promise<void> {
  const { order, batch, orderLine, qty, note } = marked;
  const { sku, price } = linesIn(order, 'lines')[orderLine - 1]!;
  const bizNo = String(batch['batchNo']);
  if (cause === 'lost') {
    const toCny = await inCny(transaction, order, todayOf(caller));
    const claimed = toCny(netWorth(order, price as Decimal, qty)) ?? null;
    const warehouse = Number(batch['warehouse']);
    await draftClaim(ledgerContext(transaction, caller), {
      type: 'lost',
      supplier: null,
      warehouse,
      bizNo,
      sku: Number(sku),
      qty,
      claimed,
    });
    return;
  }
  if (order['acceptPoint'] !== 'handover') return;
  const { gross } = lineTotals({ qty, price: price as Decimal }, priceTermsOf(order));
  const { supplier, companyEntity, currency } = order;
  const of = { supplier, companyEntity, currency, purchaseOrder: order.id, orderLine, sku, sourceNo: bizNo };
  const deduction = { type: 'short', ...of, defectQty: qty, amount: gross, reason: note };
  await insertRows(transaction, ownParts(transaction, caller, 'deductionRecords'), [deduction], { action: 'add' });
}

/** [R63] Marks pieces of a line on its way as missing, with all that follows, or nothing of it. */
const marking =
  (cause: MissingCause): ActionHandler =>
  ({ parts, targets, input }) =>
    inTransaction(parts.database, async transaction => {
      const { caller } = parts;
      const [target] = targets;
      const { rows } = await sql<{ version: number; batch: string; order: number; orderLine: number }>`
        select t.version, t.batch_no as batch, t.purchase_order as "order", t.order_line as "orderLine" from ship_batch_line_list as t
        where ${every([sql<boolean>`t.id = ${target?.id ?? 0}`, seenRows(parts)])}`.execute(transaction);
      const [line] = rows;
      if (!target || !line) return refuse(notFound);
      if (line.version !== target.version) return refuse(rowChanged);
      // whoever receives locks the receipt, the stock, the order and then the batch
      const receipts = ownParts(transaction, caller, 'receiveOrder');
      const [receipt] = await lockRows(
        transaction,
        receipts,
        sql<boolean>`t.type = 'purchase' and t.source_no = ${line.batch} and t.state <> 'cancelled'`,
      );
      await lockGoodsOnWay(ledgerContext(transaction, caller), [line.batch]);
      const [order] = await lockById(transaction, ownParts(transaction, caller, 'purchaseOrder'), [line.order]);
      const batches = ownParts(transaction, caller, 'shipBatches');
      const [batch] = await lockRows(transaction, batches, sql<boolean>`t.batch_no = ${line.batch}`);
      const own = linesIn(batch!, 'lines').find(({ orderLine }) => orderLine === line.orderLine)!;
      const marked = {
        order: order!,
        batch: batch!,
        orderLine: line.orderLine,
        qty: Number(input['missing']),
        note: String(input['note']),
      };
      const known = {
        qty: Number(own['qty']),
        arrived: Number(own['arrivedQty'] ?? 0),
        missing: Number(own['missingQty'] ?? 0),
        acceptPoint: (order!['acceptPoint'] ?? 'handover') as AcceptPoint,
        isCounting: receipt !== undefined && !['expected', 'arrived'].includes(String(receipt['state'])),
      };
      const [refused]: readonly Refusal[] = missingRefusals(known, marked.qty, cause);
      if (refused) return refuse(refused);
      const lost = await loseOnWay(ledgerContext(transaction, caller), line.batch, marked);
      if (!lost.ok) return lost;
      if (receipt) await expectFewer(transaction, caller, receipt, marked);
      await shrink(transaction, caller, marked);
      await charge(transaction, caller, cause, marked);
      return ok([{ id: target.id, name: line.batch }]);
    });

/** Pieces were lost on their way, at our risk. */
export const markLost = marking('lost');

/** The supplier shipped fewer pieces than it said. */
export const markShort = marking('short');
