import { type Decimal } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { type AcceptPoint, lineTotals, shortagePayer, type ShortageWay } from '@axle/purchasing';
import { sql } from 'kysely';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { draftClaim } from '../../inventory/claim/draft-claim.ts';
import { actorOf } from '../../inventory/stock/ledger-context.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';
import { inCny, netWorth } from '../delivery/complete-batches.ts';
import { priceTermsOf } from '../order/ordered-lines.ts';

/** A report whose receipt differs from what was shipped. */
export interface SettledReport {
  readonly report: RecordRow;
  readonly order: RecordRow;
  readonly receipt: number;
  readonly way: ShortageWay;
}

/** Pieces of a line that are charged. */
interface Charged {
  readonly orderLine: number;
  readonly sku: number;
  readonly qty: number;
}

/** [R76] Takes what is short off what the supplier is owed; answers the number of the deduction. */
async function deduct(context: LedgerContext, { report, order }: SettledReport, { orderLine, sku, qty }: Charged): Promise<string> {
  const { transaction } = context;
  const { price } = linesIn(order, 'lines')[orderLine - 1]!;
  const { gross } = lineTotals({ qty, price: price as Decimal }, priceTermsOf(order));
  const { supplier, companyEntity, currency } = order;
  const rrNo = String(report['rrNo']);
  const of = { supplier, companyEntity, currency, purchaseOrder: order.id, orderLine, sku, sourceNo: rrNo };
  const deduction = { type: 'short', ...of, defectQty: qty, amount: gross, reason: String(report['note'] ?? rrNo) };
  const parts = ownParts(transaction, actorOf(context), 'deductionRecords');
  const [made] = await insertRows(transaction, parts, [deduction], { action: 'add' });
  const row = await transaction.selectFrom('deduction').select('deduct_no').where('id', '=', made!.id).executeTakeFirstOrThrow();
  return row.deduct_no;
}

/** [R76] Claims what is short or damaged from whoever pays for it; answers the number of the claim. */
async function claim(
  context: LedgerContext,
  { report, order }: SettledReport,
  { orderLine, sku, qty, type, difference }: Charged & { readonly type: 'lost' | 'damage'; readonly difference: number },
): Promise<string> {
  const { price } = linesIn(order, 'lines')[orderLine - 1]!;
  const toCny = await inCny(context.transaction, order, todayOf(actorOf(context)));
  const payer = shortagePayer({ sealIntact: report['sealIntact'] !== false, acceptPoint: order['acceptPoint'] as AcceptPoint });
  return draftClaim(context, {
    type,
    supplier: payer === 'supplier' ? Number(order['supplier']) : null,
    warehouse: Number(report['warehouse']),
    bizNo: String(report['rrNo']),
    difference,
    sku,
    qty,
    claimed: toCny(netWorth(order, price as Decimal, qty)) ?? null,
  });
}

/** [R76] Decides the differences of the receipt of a report the one way that its confirmer chose; answers the numbers of what charges. */
export async function settleShortage(context: LedgerContext, settled: SettledReport): Promise<readonly string[]> {
  const { transaction, by, now } = context;
  const { receipt, way } = settled;
  const parts = ownParts(transaction, actorOf(context), 'receiveDifference');
  const differences = await lockRows(transaction, parts, sql<boolean>`t.receipt = ${receipt} and t.state = 'open'`);
  const lines = await transaction.selectFrom('receipt_lines').select(['line_no', 'po_line']).where('record_id', '=', receipt).execute();
  const numbers: string[] = [];
  for (const before of differences) {
    const isShort = before['diffType'] === 'short';
    if (way === 'none' && !isShort) continue;
    const orderLine = lines.find(line => line.line_no === before['lineNo'])!.po_line;
    const charged = { orderLine, sku: Number(before['sku']), qty: Math.abs(Number(before['diffQty'])) };
    const isClaimed = way === 'claim' || (way === 'deduct' && !isShort);
    const claimNo = isClaimed
      ? await claim(context, settled, { ...charged, type: isShort ? 'lost' : 'damage', difference: before.id })
      : undefined;
    if (claimNo !== undefined) numbers.push(claimNo);
    else if (way === 'deduct') numbers.push(await deduct(context, settled, charged));
    const disposition = isShort ? (isClaimed ? 'short_claim' : 'short_close') : 'damage_claim';
    const round = Number(before['round'] ?? 0) + 1;
    const after = { ...before, state: 'decided', disposition, claimNo, decidedBy: by, decidedAt: now.toISOString(), round };
    await updateRows(transaction, parts, [{ before, after }], { action: 'state', transition: 'dispose' });
  }
  return numbers;
}
