import { type Line, linesIn, type RecordValues } from '@axle/page-kit';
import { reportDifference } from '@axle/purchasing';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { type ReportedBatch, reportedBatches } from './report-facts.ts';

/** What a warehouse that counts by itself has counted of a line, to begin with. */
function countedAt({ counts }: ReportedBatch, orderLine: number): Line {
  const count = counts?.find(one => one.orderLine === orderLine);
  return count ? { counted: count.counted, good: count.counted - count.damaged, damaged: count.damaged } : {};
}

/** The lines of a report: those of its batch, with what is entered of each. */
function linesOf(report: RecordValues, batch: ReportedBatch): readonly Line[] {
  const entered = new Map(linesIn(report, 'lines').map(line => [Number(line['orderLine']), line]));
  return batch.lines.map(({ orderLine, sku, qty, cartons }) => {
    const own = entered.get(orderLine) ?? { ...countedAt(batch, orderLine), cartons: cartons ?? undefined };
    const counted = own['counted'] === undefined ? undefined : Number(own['counted']);
    const difference = reportDifference({ shipped: qty, counted });
    return { ...own, orderLine, sku, shipped: qty, short: difference?.short, over: difference?.over };
  });
}

/** Completes reports while they are drafts: batch, order and lines, and what is short and over; what was submitted stays as it is. */
export const completeReports: Derivation = async (database, { caller }, rows) => {
  const isDraft = ({ state }: RecordValues) => (state ?? 'draft') === 'draft';
  const batches = await reportedBatches(database, idsIn(rows.filter(({ after }) => isDraft(after)).map(({ after }) => after['shipBatch'])));
  return rows.map(({ before, after }) => {
    const batch = batches.get(Number(after['shipBatch']));
    if (!isDraft(after) || !batch) return after;
    const { purchaseOrder, supplier, warehouse } = batch;
    const containerNo = after['containerNo'] ?? (before ? undefined : (batch.containerNo ?? undefined));
    const arrivedAt = after['arrivedAt'] ?? caller.now.toISOString();
    const sealIntact = after['sealIntact'] ?? true;
    return { ...after, purchaseOrder, supplier, warehouse, containerNo, sealIntact, arrivedAt, lines: linesOf(after, batch) };
  });
};
