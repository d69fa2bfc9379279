import type { Decimal } from '@axle/kernel';
import type { DateReason, MeasuredLine, Responsibility } from '@axle/purchasing';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { nameOfLine } from './date-wish.ts';
import { deliveriesOf } from './deliveries-of.ts';

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
  readonly reason: DateReason | null;
  readonly responsibility: Responsibility | null;
}

/** Lines that fulfil a condition over the view `t`, as they are measured by a day. */
export async function measuredLines(
  database: Kysely<Tables>,
  where: RawBuilder<boolean>,
  basis: MeasureBasis,
): Promise<readonly ReportedLine[]> {
  const { rows } = await sql<Stored>`
    select t.id, t.purchase_order as "order", t.order_line as "orderLine", t.sku, t.supplier, t.buyer, t.category, t.warehouse,
      t.company_entity as "companyEntity", t.eff_qty as wanted, t.under_tol_pct::text as "underTolPct",
      ${sql.ref(`t.${measureBases[basis]}`)} as due, t.change_count as changes, t.last_reason as reason,
      t.last_responsibility as responsibility
    from due_line as t where ${where} and ${sql.ref(`t.${measureBases[basis]}`)} is not null order by t.id`.execute(database);
  const deliveries = await deliveriesOf(database, [...new Set(rows.map(({ order }) => order))]);
  return rows.map(({ reason, responsibility, buyer, category, ...line }) => ({
    ...line,
    underTolPct: line.underTolPct as Decimal,
    buyer: buyer ?? undefined,
    category: category ?? undefined,
    deliveries: deliveries.get(nameOfLine(line.order, line.orderLine)) ?? [],
    ...(reason === null || responsibility === null ? {} : { lastChange: { reason, responsibility } }),
  }));
}
