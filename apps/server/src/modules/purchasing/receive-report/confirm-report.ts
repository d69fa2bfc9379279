import { ok, type Refusal, refuse } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import {
  type AcceptPoint,
  confirmerRefusals,
  receiptDifferences,
  reportDifference,
  type ReportLine,
  type ShortageWay,
  shortWayRefusals,
} from '@axle/purchasing';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { actorOf, ledgerContext } from '../../inventory/stock/ledger-context.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { bringIn } from './bring-in.ts';
import { comesByReport } from './check-reports.ts';
import { leadReceipt } from './lead-receipt.ts';
import { linesOfReport, type ReportedBatch, reportedBatches } from './report-facts.ts';
import { settleShortage } from './settle-shortage.ts';

/** What is short and damaged of all lines, and how the goods travelled. */
const shortageOf = (report: RecordRow, order: RecordRow, lines: readonly ReportLine[]) => ({
  short: lines.reduce((total, line) => total + (reportDifference(line)?.short ?? 0), 0),
  damaged: lines.reduce((total, line) => total + (line.damaged ?? 0), 0),
  sealIntact: report['sealIntact'] !== false,
  acceptPoint: order['acceptPoint'] as AcceptPoint,
});

/** One refusal that names all of them. */
const together = (refusals: readonly Refusal[]): readonly Refusal[] => {
  const [first] = refusals;
  if (!first || refusals.length === 1) return refusals;
  const said = (language: 'zh' | 'en', between: string) => refusals.map(({ message }) => message[language]).join(between);
  return [{ ...first, message: { zh: said('zh', '；'), en: said('en', '; ') } }];
};

/**
 * [R69] A report is confirmed by somebody else. Where the warehouse counted at a station, the report says the same; else its pieces come
 * into stock by the receipt of the batch, once, and what is short or damaged is settled the way that is chosen.
 */
export const confirmReport: TransitionEffect = async ({ parts: { database, caller }, before, after, input }) => {
  const own = confirmerRefusals(before['submittedBy'] as number | undefined, caller.access.userId);
  if (own.length > 0) return refuse(own);
  const confirmed = { ...after, confirmedBy: caller.access.userId, confirmedAt: caller.now.toISOString() };
  const batch = (await reportedBatches(database, [Number(before['shipBatch'])])).get(Number(before['shipBatch']))!;
  const lines = linesOfReport(before);
  if (!comesByReport(batch)) {
    const differences = receiptDifferences(lines, batch.counts ?? undefined);
    if (differences.length > 0) return refuse(together(differences));
    return ok({ ...confirmed, receiptNo: batch.receipt ?? undefined, shortWay: undefined });
  }
  const order = (await ordersById(database, caller, [batch.purchaseOrder])).get(batch.purchaseOrder)!;
  const shortage = shortageOf(before, order, lines);
  const way = input['shortWay'] as ShortageWay | undefined;
  const refused = shortWayRefusals(way, shortage);
  if (refused.length > 0) return refuse(refused);
  const context = ledgerContext(database, caller);
  const done = await receive(context, { report: before, order, batch, lines, way: way ?? 'none' });
  if (!done.ok) return refuse([done.refusal]);
  return ok({ ...confirmed, ...done.value, ...(shortage.short + shortage.damaged > 0 ? {} : { shortWay: undefined }) });
};

/** What a warehouse without stations received, by its report. */
interface Received {
  readonly report: RecordRow;
  readonly order: RecordRow;
  readonly batch: ReportedBatch;
  readonly lines: readonly ReportLine[];
  readonly way: ShortageWay;
}

/** Takes in, settles, and closes the receipt, which is done by that. */
async function receive(context: LedgerContext, { report, order, batch, lines, way }: Received) {
  const { transaction } = context;
  const caller = actorOf(context);
  const brought = await bringIn(context, { order, batch, day: todayOf(caller), lines });
  if (!brought.ok) return brought;
  const receipt = brought.value;
  const claimNos = await settleShortage(context, { report, order, receipt, way });
  const closed = await leadReceipt(transaction, caller, receipt, 'close');
  if (!closed.ok) return closed;
  const { receipt_no: receiptNo } = await transaction
    .selectFrom('receipt')
    .select('receipt_no')
    .where('id', '=', receipt)
    .executeTakeFirstOrThrow();
  return ok({ receiptNo, claimNos: claimNos.length > 0 ? claimNos : undefined } satisfies RecordValues);
}
