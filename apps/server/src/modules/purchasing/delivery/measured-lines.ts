import type { Decimal, LocalDate } from '@axle/kernel';
import type { DateReason, MeasuredLine, Responsibility } from '@axle/purchasing';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { nameOfLine } from './date-wish.ts';

/** By which day lines are measured. */
export const measureBases = { kpiDate: 'kpi_date', baselineDate: 'baseline_date', promisedDate: 'promised_date' } as const;

/** By which day lines are measured. */
export type MeasureBasis = keyof typeof measureBases;

/** A measured line and whose it is. */
export interface ReportedLine extends MeasuredLine {
  readonly id: number;
  readonly order: number;
  readonly orderLine: number;
  readonly sku: number;
  readonly supplier: number;
  readonly buyer: number | undefined;
  readonly category: number | undefined;
  readonly warehouse: number;
  readonly companyEntity: number;
}

interface Stored extends Omit<ReportedLine, 'deliveries' | 'lastChange' | 'buyer' | 'category'> {
  readonly buyer: number | null;
  readonly category: number | null;
  readonly acceptPoint: 'handover' | 'receipt';
  readonly reason: DateReason | null;
  readonly responsibility: Responsibility | null;
}

interface Delivery {
  readonly order: number;
  readonly line: number;
  readonly day: LocalDate;
  readonly qty: number;
  /** Of a batch, when it was shipped; when its pieces came; when pieces came that no batch brought. */
  readonly kind: 'shipped' | 'came' | 'cameAlone';
}

/** When pieces of the lines of these orders left, and when they came. */
async function deliveriesOf(database: Kysely<Tables>, orders: readonly number[]): Promise<ReadonlyMap<string, readonly Delivery[]>> {
  const { rows } = await sql<Delivery>`
    select b.purchase_order as "order", l.order_line as line, b.ship_date as day, l.qty, 'shipped' as kind
    from ship_batch b join ship_batch_lines l on l.record_id = b.id
    where b.purchase_order = any(${orders}::bigint[]) and b.state not in ('planned', 'void')
    union all
    select o.id, rl.po_line, (s.at at time zone w.timezone)::date, s.good + s.hold + s.damaged,
      case when b.id is null then 'cameAlone' else 'came' end
    from purchase_order o join receipt_lines rl on rl.po_no = o.order_no join receipt r on r.id = rl.record_id and r.type = 'purchase'
      join receipt_scan s on s.receipt = r.id and s.line_no = rl.line_no and s.undone_at is null
      join warehouse w on w.id = r.warehouse left join ship_batch b on b.batch_no = r.source_no
    where o.id = any(${orders}::bigint[])`.execute(database);
  return Map.groupBy(rows, ({ order, line }) => nameOfLine(order, line));
}

/** What counts as delivered of a line: where it is accepted at the handover when it was shipped, else when it came. */
const countsFor = (acceptPoint: Stored['acceptPoint'], { kind }: Delivery): boolean =>
  kind === 'cameAlone' || (acceptPoint === 'handover' ? kind === 'shipped' : kind === 'came');

/** Lines that fulfil a condition over the view `t`, as they are measured by a day. */
export async function measuredLines(
  database: Kysely<Tables>,
  where: RawBuilder<boolean>,
  basis: MeasureBasis,
): Promise<readonly ReportedLine[]> {
  const { rows } = await sql<Stored>`
    select t.id, t.purchase_order as "order", t.order_line as "orderLine", t.sku, t.supplier, t.buyer, t.category, t.warehouse,
      t.company_entity as "companyEntity", t.eff_qty as wanted, t.under_tol_pct::text as "underTolPct", t.accept_point as "acceptPoint",
      ${sql.ref(`t.${measureBases[basis]}`)} as due, t.change_count as changes, t.last_reason as reason,
      t.last_responsibility as responsibility
    from due_line as t where ${where} and ${sql.ref(`t.${measureBases[basis]}`)} is not null order by t.id`.execute(database);
  const deliveries = await deliveriesOf(database, [...new Set(rows.map(({ order }) => order))]);
  return rows.map(({ acceptPoint, reason, responsibility, buyer, category, ...line }) => ({
    ...line,
    underTolPct: line.underTolPct as Decimal,
    buyer: buyer ?? undefined,
    category: category ?? undefined,
    deliveries: (deliveries.get(nameOfLine(line.order, line.orderLine)) ?? []).filter(one => countsFor(acceptPoint, one)),
    ...(reason === null || responsibility === null ? {} : { lastChange: { reason, responsibility } }),
  }));
}
