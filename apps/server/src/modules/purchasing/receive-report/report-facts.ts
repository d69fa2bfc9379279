import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import type { ReportLine, WarehouseCount } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A batch that is reported, with what its warehouse is and what that counted of it; undefined as long as it has not counted. */
export interface ReportedBatch {
  readonly id: number;
  readonly batchNo: string;
  readonly state: string;
  readonly purchaseOrder: number;
  readonly supplier: number;
  readonly warehouse: number;
  readonly warehouseType: string;
  readonly containerNo: string | null;
  readonly lines: readonly { readonly orderLine: number; readonly sku: number; readonly qty: number; readonly cartons: number | null }[];
  readonly receipt: string | null;
  readonly counts: readonly WarehouseCount[] | null;
}

/** Batches by their ids; of their lines those whose pieces are not marked as missing. */
export async function reportedBatches(database: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, ReportedBatch>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ReportedBatch>`
    select b.id, b.batch_no as "batchNo", b.state, b.purchase_order as "purchaseOrder", b.supplier, b.warehouse,
      w.type as "warehouseType", b.container_no as "containerNo", r.receipt_no as receipt,
      (select json_agg(json_build_object('orderLine', l.order_line, 'sku', l.sku, 'cartons', l.cartons,
          'qty', l.qty - case when r.state in ('counted', 'closed') then 0 else l.missing_qty end) order by l.line_no)
        from ship_batch_lines l where l.record_id = b.id and (l.qty > l.missing_qty or r.state in ('counted', 'closed'))) as lines,
      case when r.state in ('counted', 'closed') then (
        select json_agg(json_build_object('orderLine', l.po_line, 'damaged', l.damaged_qty,
          'counted', l.good_qty + l.hold_qty + l.damaged_qty + l.over_qty))
        from receipt_lines l where l.record_id = r.id) end as counts
    from ship_batch b join warehouse w on w.id = b.warehouse
    left join receipt r on r.type = 'purchase' and r.source_no = b.batch_no and r.warehouse = b.warehouse and r.state <> 'cancelled'
    where b.id = any(${ids}::bigint[])`.execute(database);
  return new Map(rows.map(row => [row.id, { ...row, lines: row.lines ?? [] }]));
}

const pieces = (value: unknown): number | undefined => (value === undefined || value === null ? undefined : Number(value));

/** The lines of a report as its rules know them. */
export const linesOfReport = (report: RecordValues | RecordRow): readonly ReportLine[] =>
  linesIn(report, 'lines').map(({ orderLine, shipped, counted, good, damaged, photos }) => ({
    orderLine: Number(orderLine),
    shipped: Number(shipped),
    counted: pieces(counted),
    good: pieces(good),
    damaged: pieces(damaged),
    hasPhotos: Array.isArray(photos) && photos.length > 0,
  }));
