import { compareDecimals } from '@axle/kernel';
import { pivotSums, type PivotSums, type SoldFigures } from '@axle/operation';
import type { Line } from '@axle/page-kit';
import { type AskedDays, daysWithin, isOfTime } from './asked-days.ts';
import { netOf } from './compared-sales.ts';
import { pivotFigures } from './pivot-figures.ts';
import { nothing, others, type ReducedCell } from './reduced-sales.ts';

/** The dimensions of the rows and of the columns; without the latter there is one column. */
export interface PivotDimensions {
  readonly rows: string;
  readonly columns: string | undefined;
}

/** A dimension and a value of it; a total goes by none. */
type Key = readonly [dimension: string | undefined, key: string | undefined];

const records = new Set(['sku', 'ptSku', 'store', 'site', 'category', 'brand', 'owner']);
const isArticle = ([dimension]: Key): boolean => dimension === 'sku' || dimension === 'ptSku';

/** Of time in its order, else from the most to the least net sales; the others come last. */
function inOrder(by: string | undefined, sums: ReadonlyMap<string, SoldFigures>): readonly string[] {
  if (by === undefined) return [];
  const known = [...sums].filter(([key]) => key !== others);
  const sorted = isOfTime(by)
    ? known.toSorted(([one], [other]) => (one < other ? -1 : 1))
    : known.toSorted(([, one], [, other]) => compareDecimals(netOf(other), netOf(one)));
  return [...sorted.map(([key]) => key), ...(sums.has(others) ? [others] : [])];
}

/** The value of a dimension, as its field has it. */
const valueOf = ([dimension, key]: Key): Line =>
  dimension === undefined || key === undefined || key === others || key === nothing
    ? {}
    : { [dimension]: records.has(dimension) ? Number(key) : key };

/** The rest of a pivot that a line is of. */
function restOf(row: Key, column: Key): Line {
  const [ofRow, ofColumn] = [row[1] === others, column[1] === others];
  return ofRow || ofColumn ? { others: ofRow && ofColumn ? 'both' : ofRow ? 'row' : 'column' } : {};
}

/** [O5c] The cells of a pivot row by row with their totals, those of the columns and that of all; an article counts its own orders. */
export function pivotLines(cells: readonly ReducedCell[], by: PivotDimensions, days: AskedDays, show: readonly string[]): readonly Line[] {
  const ofArticles = cells.map(cell => ({ ...cell, sold: { ...cell.sold, orders: cell.articleOrders } }));
  const kept = (all: readonly ReducedCell[]) => new Map(all.map(({ row, column, sold }) => [`${row} ${column}`, sold]));
  const [once, each] = [
    { sums: pivotSums(cells), cells: kept(cells) },
    { sums: pivotSums(ofArticles), cells: kept(ofArticles) },
  ];
  const found = ({ sums, cells: own }: { sums: PivotSums; cells: ReadonlyMap<string, SoldFigures> }, row?: string, column?: string) => {
    if (row !== undefined) return column === undefined ? sums.rows.get(row) : own.get(`${row} ${column}`);
    return column === undefined ? sums.all : sums.columns.get(column);
  };
  const net = netOf(once.sums.all);
  const line = (part: string, atRow?: string, atColumn?: string): readonly Line[] => {
    const [row, column]: readonly [Key, Key] = [
      [by.rows, atRow],
      [by.columns, atColumn],
    ];
    const articles = [row, column].filter(key => key[1] !== undefined && isArticle(key));
    const sold = found(articles.length > 0 ? each : once, atRow, atColumn);
    if (!sold) return [];
    const time = [row, column].filter(([own, key]) => own !== undefined && key !== undefined && key !== others && isOfTime(own));
    return [
      {
        part,
        ...restOf(row, column),
        ...valueOf(row),
        ...valueOf(column),
        ...pivotFigures(
          sold,
          net,
          show,
          articles.every(([, key]) => key !== others),
        ),
        ...time.reduce((within, [own, key]) => daysWithin(own!, key!, within), days),
      },
    ];
  };
  const [rows, columns] = [inOrder(by.rows, once.sums.rows), inOrder(by.columns, once.sums.columns)];
  return [
    ...rows.flatMap(row => [...columns.flatMap(column => line('cell', row, column)), ...line('row', row)]),
    ...columns.flatMap(column => line('column', undefined, column)),
    ...(cells.length > 0 ? line('all') : []),
  ];
}
