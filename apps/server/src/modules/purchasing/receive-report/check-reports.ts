import { type Decimal, type Refusal, text } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { countsAtStation, figureRefusals, photoRefusals, type ReportLine, roomRefusals } from '@axle/purchasing';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { quantitiesOf } from '../order/order-standing.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { linesOfReport, type ReportedBatch, reportedBatches } from './report-facts.ts';

const notShipped: Refusal = {
  code: 'NOT_SHIPPED',
  field: 'shipBatch',
  message: text('该批次尚未发货或已作废', 'The batch was not shipped, or is void'),
};

/** [R67] What an order holds against receiving what was counted of its lines. */
export const refusedByOrder = (order: RecordRow, lines: readonly ReportLine[]): readonly Refusal[] => {
  const overTolPct = (order['overTolPct'] ?? '0') as Decimal;
  return lines.flatMap(line => {
    const own = linesIn(order, 'lines')[line.orderLine - 1];
    return own ? roomRefusals(line, { quantities: quantitiesOf(own), overTolPct }) : [];
  });
};

/** [R78] Whether the pieces of a report come into stock by it: nobody counts, or has counted, them at a station. */
export const comesByReport = ({ warehouseType, counts }: ReportedBatch): boolean => !countsAtStation(warehouseType) && !counts;

/** Photos of a report and of its lines. */
const photosIn = (report: RecordValues): number =>
  [report, ...linesIn(report, 'lines')].reduce((total, { photos }) => total + (Array.isArray(photos) ? photos.length : 0), 0);

/**
 * [R67] [R86] Asks of reports that are written whether their batch was shipped, their photos are not too many, their figures come out, and
 * their order takes the pieces.
 */
export const checkReports: RecordGuard = async (database, reports, caller) => {
  const batches = await reportedBatches(database, idsIn(reports.map(({ shipBatch }) => shipBatch)));
  const orders = await ordersById(
    database,
    caller,
    [...batches.values()].map(({ purchaseOrder }) => purchaseOrder),
  );
  return (report: RecordValues) => {
    const batch = batches.get(Number(report['shipBatch']));
    if (!batch) return [];
    if (batch.state === 'planned' || batch.state === 'void') return [notShipped];
    const lines = linesOfReport(report);
    const order = comesByReport(batch) ? orders.get(batch.purchaseOrder) : undefined;
    return [...photoRefusals(photosIn(report)), ...lines.flatMap(figureRefusals), ...(order ? refusedByOrder(order, lines) : [])];
  };
};
