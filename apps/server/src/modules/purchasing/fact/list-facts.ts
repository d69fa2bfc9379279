import type { Decimal } from '@axle/kernel';
import { type KpiFigure, kpiFigure, type Period, type PurchaseKpi, purchaseKpis } from '@axle/purchasing';
import { type RawBuilder, sql } from 'kysely';
import type { BoardFact } from './board-fact.ts';
import type { BoardQuestion } from './board-question.ts';
import { factSource } from './fact-source.ts';
import type { KeptFigure } from './figure-source.ts';
import { summed, type Sums, sums } from './sum-facts.ts';

/** Most rows that are listed; all are counted. */
export const mostRows = 2000;

/** Which rows are listed: of SKUs, those that count or do not, those that are late for a reason, and which come first. */
export interface Listed {
  /** `none` where a line is late without its date ever moved. */
  readonly reason?: string | undefined;
  readonly responsibility?: string | undefined;
  readonly skus?: readonly number[] | undefined;
  readonly counted?: boolean | undefined;
  readonly first?: 'latest' | 'largest';
  readonly most?: number;
}

/** A row with the line of which it is. */
export interface ListedFact extends BoardFact {
  readonly id?: number;
  readonly skuCode?: string;
}

/** A row as the database says it: what there is none of is null. */
export type Nulls<Row> = { readonly [Name in keyof Row]: Row[Name] | null };

/** A row without what there is none of. */
export const knownOf = <Row extends object>(row: Nulls<Row>): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Row;

const orders = { latest: sql`f.day desc, f.purchase_order desc, f.line, f.lot`, largest: sql`f.numerator desc, f.line` };

async function listed(database: BoardQuestion['database'], from: RawBuilder<unknown>, { first = 'latest', most = mostRows }: Listed) {
  const { rows } = await sql<Nulls<ListedFact>>`
    select f.line as id, coalesce(f.lot, o.order_no) as "documentNo", f.lot_type as "lotType",
      case when f.lot is null then 'order' end as "documentKind",
      case when f.lot is null then l.line_no + 1 end as line, f.sku, k.sku as "skuCode", f.supplier,
      f.buyer, f.day, f.qty, trim_scale(l.price)::text as price, trim_scale(f.amount)::text as amount,
      trim_scale(f.numerator)::text as numerator, trim_scale(f.denominator)::text as denominator
    from (select f.*, f.net as amount from (${from}) f where f.numerator is not null order by ${orders[first]} limit ${most}) f
      left join purchase_order o on o.id = f.purchase_order
      left join purchase_order_lines l on l.id = f.line left join sku k on k.id = f.sku
    order by ${orders[first]}`.execute(database);
  return rows.map(knownOf<ListedFact>);
}

/** [R70] The rows behind a figure in some days, and what all of them come to: the figure. */
export async function listFacts(
  kpi: KeptFigure & PurchaseKpi,
  question: BoardQuestion,
  span: Period,
  narrowed: Listed = {},
): Promise<{ readonly figure: KpiFigure; readonly unknown: number; readonly rows: readonly ListedFact[] }> {
  const { skus, counted, reason, responsibility } = narrowed;
  const conditions = [
    sql`true`,
    ...(skus === undefined ? [] : [sql`f.sku = any(${skus}::bigint[])`]),
    ...(counted === undefined ? [] : [counted ? sql`f.numerator <> 0` : sql`f.numerator = 0`]),
    ...(reason === undefined ? [] : [reason === 'none' ? sql`f.cause is not null and f.reason is null` : sql`f.reason = ${reason}`]),
    ...(responsibility === undefined ? [] : [sql`f.cause = ${responsibility}`]),
  ];
  const from = sql`select f.* from (${factSource(kpi, question, span)}) f where ${sql.join(conditions, sql` and `)}`;
  const rows = await listed(question.database, from, narrowed);
  const { measure } = purchaseKpis[kpi];
  if (measure === 'median') {
    const all = await sql<{ readonly numerator: Decimal }>`
      select trim_scale(f.numerator)::text as numerator from (${from}) f`.execute(question.database);
    return { figure: kpiFigure(measure, all.rows), unknown: 0, rows };
  }
  const { rows: found } = await sql<Sums>`select ${sums} from (${from}) f`.execute(question.database);
  const { unknown, ...whole } = summed(found[0]!);
  return { figure: kpiFigure(measure, whole.count === 0 ? [] : [whole]), unknown, rows };
}
