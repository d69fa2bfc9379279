import { type Decimal, minorDigits, sum } from '@axle/kernel';
import { type Line, linesIn, type RecordValues } from '@axle/page-kit';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

/** A requirement behind a row, as it was seen. */
export interface Need {
  readonly id: number;
  readonly version: number;
  readonly isNew: boolean;
}

/** A row of the summary: what is open of a SKU, and the requirements that it is made of. */
export interface SummaryRow {
  readonly no: number;
  readonly line: Line;
  readonly needs: readonly Need[];
}

/** Rows that belong together, with what they come to. */
export interface SummaryGroup {
  readonly key: string;
  readonly rows: readonly SummaryRow[];
  readonly openQty: number;
  readonly suggestedQty: number;
  /** By currency, as people read them; none where prices are closed to the reader. */
  readonly amounts: readonly string[];
}

/** Rows of a supplier, and of its weeks. */
export interface SupplierGroup extends SummaryGroup {
  /** Undefined for those without one. */
  readonly supplier: number | undefined;
  readonly weeks: readonly (SummaryGroup & { readonly week: string })[];
}

const totalOf = (rows: readonly SummaryRow[], column: string): number => rows.reduce((all, { line }) => all + Number(line[column] ?? 0), 0);

/** What rows come to in each currency. */
export function amountsOf(rows: readonly SummaryRow[]): readonly string[] {
  const priced = rows.filter(({ line }) => line['amount'] !== undefined);
  return [...Map.groupBy(priced, ({ line }) => String(line['currency']))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, of]) => `${currency} ${shownDecimal(sum(of.map(({ line }) => line['amount'] as Decimal)), minorDigits(currency))}`);
}

const groupOf = (key: string, rows: readonly SummaryRow[]): SummaryGroup => ({
  key,
  rows,
  openQty: totalOf(rows, 'openQty'),
  suggestedQty: totalOf(rows, 'suggestedQty'),
  amounts: amountsOf(rows),
});

/** The rows of the reply, each with its requirements. */
export function rowsIn(values: RecordValues): readonly SummaryRow[] {
  const needs = Map.groupBy(linesIn(values, 'needs'), ({ no }) => Number(no));
  return linesIn(values, 'rows').map(line => {
    const no = Number(line['no']);
    const of = (needs.get(no) ?? []).map(one => ({ id: Number(one['id']), version: Number(one['version']), isNew: one['isNew'] === true }));
    return { no, line, needs: of };
  });
}

/** Rows by supplier and by week, the most urgent first, as they came. */
export const bySupplier = (rows: readonly SummaryRow[]): readonly SupplierGroup[] =>
  [...Map.groupBy(rows, ({ line }) => line['supplier'] as number | undefined)].map(([supplier, of]) => ({
    ...groupOf(`s${supplier ?? 0}`, of),
    supplier,
    weeks: [...Map.groupBy(of, ({ line }) => String(line['week']))].map(([week, own]) => ({
      ...groupOf(`s${supplier ?? 0} ${week}`, own),
      week,
    })),
  }));
