import { text } from '@axle/kernel';
import { type HeldFile, linesIn, regrouped, type RecordRow, type RecordValues } from '@axle/page-kit';
import type { ReportForm, ReportRights } from '@axle/wire';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { publicAddress } from '../../../platform/host/public-address.ts';
import { barcodeModules } from '../../../platform/prints/barcode-modules.ts';
import { comesByReport } from './check-reports.ts';
import { reportedBatches } from './report-facts.ts';

/** What the form shows of a report besides its lines. */
const shown = [
  'containerNo',
  'sealNo',
  'sealIntact',
  'arrivedAt',
  'receiver',
  'photos',
  'signature',
  'note',
  'returnReason',
  'receiptNo',
  'submittedAt',
  'confirmedAt',
] as const;

/** Where a request reached the server. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string => `${protocol}://${host}`;

/** A QR code as one path. */
function qrOf(address: string): ReportForm['qr'] {
  const modules = barcodeModules('qr', address);
  if (!modules.ok) return { size: 1, path: '' };
  const path = modules.value.dark.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
  return { size: modules.value.width, path };
}

interface Head {
  readonly batchNo: string;
  readonly orderNo: string;
  readonly zh: string;
  readonly en: string;
  readonly eta: string | null;
}

/** The form of a report, or of one that is still to be made of a batch. */
export async function formOf(
  database: Kysely<Tables>,
  report: RecordRow | RecordValues,
  { may, origin }: { readonly may: ReportRights; readonly origin: string },
): Promise<ReportForm> {
  const batchId = Number(report['shipBatch']);
  const batch = (await reportedBatches(database, [batchId])).get(batchId)!;
  const { rows: heads } = await sql<Head>`
    select b.batch_no as "batchNo", o.order_no as "orderNo", w.name_zh as zh, w.name_en as en, b.eta::text as eta
    from ship_batch b join purchase_order o on o.id = b.purchase_order join warehouse w on w.id = b.warehouse
    where b.id = ${batchId}`.execute(database);
  const head = heads[0]!;
  const lines = linesIn(report, 'lines');
  const { rows: skus } = await sql<{ id: number; code: string; zh: string | null; en: string | null; images: readonly HeldFile[] | null }>`
    select id, sku as code, name_zh as zh, name_en as en, images from sku
    where id = any(${lines.map(({ sku }) => Number(sku))}::bigint[])`.execute(database);
  const byId = new Map(skus.map(sku => [sku.id, sku]));
  const { id, version } = report as Partial<RecordRow>;
  return {
    ...(id === undefined ? {} : { id, version: version!, rrNo: regrouped(String(report['rrNo'])) }),
    state: String(report['state'] ?? 'draft'),
    batchNo: regrouped(head.batchNo),
    orderNo: regrouped(head.orderNo),
    warehouse: text(head.zh, head.en),
    ...(head.eta === null ? {} : { eta: head.eta }),
    values: Object.fromEntries(shown.flatMap(key => (report[key] === undefined ? [] : [[key, report[key]]]))),
    lines: lines.map(line => {
      const sku = byId.get(Number(line['sku']));
      const picture = sku?.images?.[0]?.thumb;
      const name = text(sku?.zh ?? sku?.en ?? '', sku?.en ?? sku?.zh ?? '');
      return { ...line, code: sku?.code ?? '', name, ...(picture === undefined ? {} : { picture }) };
    }),
    comesByReport: comesByReport(batch),
    may,
    qr: qrOf(
      `${publicAddress() ?? origin}/receiveReportForm?${id === undefined ? `batchNo=${head.batchNo}` : `rrNo=${String(report['rrNo'])}`}`,
    ),
  };
}
