import {
  compareDecimals,
  type Decimal,
  divide,
  endOfMonth,
  type LocalDate,
  multiply,
  ok,
  refuse,
  round,
  sum,
  text,
  zero,
} from '@axle/kernel';
import { marginOf, summedMargin } from '@axle/operation';
import type { Line, RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { dimensionColumns, narrowedBy } from '../sales/narrowed-by.ts';
import { monthsBack } from './profit-months.ts';
import { adFigures, type SpentAds, sumAds, summedAds } from './summed-ads.ts';

const mostRows = 2000;
const backwards = {
  code: 'MONTHS_BACKWARDS',
  field: 'to',
  message: text('结束月份早于开始月份', 'The end month is before the start month'),
};

/** Who is in charge of a SKU in a store: of several listings the one of the first. */
const ownersOfListings = sql`(select distinct on (store, sku) store, sku, owner from platform_listing
  where owner is not null and sku is not null order by store, sku, id)`;

/** What some SKUs earned together, in CNY and in full. */
interface Earned {
  readonly dimension: string | number | null;
  readonly orders: number;
  readonly qty: number;
  readonly netSales: Decimal;
  readonly grossMargin: Decimal;
  readonly fulfilMargin: Decimal;
  readonly ads: Decimal;
  readonly profit: Decimal;
  readonly settled: Decimal;
}

/** The figures of a row: every rate out of sums. */
function figuresOf(row: Omit<Earned, 'dimension'>, all: Decimal, spent: SpentAds | undefined): Line {
  const { orders, qty, netSales, ads, profit } = row;
  const figures: Readonly<Record<string, unknown>> = {
    orders,
    qty,
    netSales: round(netSales, 2),
    ads: round(ads, 2),
    profit: round(profit, 2),
    grossPercent: marginOf(row.grossMargin, netSales),
    fulfilPercent: marginOf(row.fulfilMargin, netSales),
    tacos: marginOf(ads, netSales),
    ...adFigures(spent),
    margin: summedMargin([row]),
    settledPercent: marginOf(row.settled, netSales),
    share: compareDecimals(all, zero) > 0 ? divide(multiply(profit, '100' as Decimal), all, 2) : undefined,
    perUnit: qty === 0 ? undefined : divide(profit, String(qty) as Decimal, 2),
  };
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));
}

const totalOf = (rows: readonly Earned[]): Omit<Earned, 'dimension'> => ({
  orders: rows.reduce((all, { orders }) => all + orders, 0),
  qty: rows.reduce((all, { qty }) => all + qty, 0),
  netSales: sum(rows.map(({ netSales }) => netSales)),
  grossMargin: sum(rows.map(({ grossMargin }) => grossMargin)),
  fulfilMargin: sum(rows.map(({ fulfilMargin }) => fulfilMargin)),
  ads: sum(rows.map(({ ads }) => ads)),
  profit: sum(rows.map(({ profit }) => profit)),
  settled: sum(rows.map(({ settled }) => settled)),
});

/** With what was advertised and not sold, in the order of profits. */
function withUnsold(earned: readonly Earned[], spent: readonly SpentAds[]): readonly Earned[] {
  const known = new Set(earned.map(({ dimension }) => dimension));
  const unsold = spent.flatMap(({ dimension }) => (known.has(dimension) ? [] : [{ ...totalOf([]), dimension }]));
  return [...earned, ...unsold].toSorted((one, other) => compareDecimals(other.profit, one.profit));
}

/** The months that were asked for: the last three unless given. */
function askedMonths(input: RecordValues, today: string): readonly [from: string, to: string] {
  const to = (input['to'] as string | undefined) ?? today.slice(0, 7);
  return [(input['from'] as string | undefined) ?? monthsBack(to, 2), to];
}

/** [O6j] Profit by a dimension, from the most to the least, in CNY, of the facts that the caller sees. */
export const summariseProfits: ToolHandler = async ({ parts, input, whole }) => {
  const [from, to] = askedMonths(input, todayOf(parts.caller));
  if (to < from) return refuse(backwards);
  const by = String(input['by']);
  const column = by === 'month' ? sql`t.month` : by === 'owner' ? sql`w.owner` : dimensionColumns[by]!;
  const owner = (input['owner'] as number | undefined) ?? null;
  const least = Number(input['minQty'] ?? 0);
  const listings = sql`left join ${ownersOfListings} w on w.store = t.store and w.sku = t.sku`;
  const fits = sql`(${owner}::bigint is null or w.owner = ${owner}) and ${narrowedBy(input)} and ${seenRows(parts)}`;
  const { rows: earned } = await sql<Earned>`
    select ${column} as dimension, sum(t.orders)::integer as orders, sum(t.qty)::integer as qty,
      trim_scale(sum(t.net_sales_cny))::text as "netSales", trim_scale(sum(t.gross_margin_cny))::text as "grossMargin",
      trim_scale(sum(t.fulfil_margin_cny))::text as "fulfilMargin", trim_scale(sum(t.ads_cny))::text as ads,
      trim_scale(sum(t.profit_cny))::text as profit, trim_scale(sum(t.settled_sales_cny))::text as settled
    from sku_profit_list t ${listings} where t.month between ${from} and ${to} and ${fits}
    group by 1 having sum(t.qty) >= ${least} order by sum(t.profit_cny) desc, 1`.execute(parts.database);
  const spent = await summedAds(
    parts.database,
    sql`ad_spend_list t ${listings}`,
    by === 'month' ? sql`to_char(t.day, 'YYYY-MM')` : column,
    sql`t.day between ${`${from}-01`}::date and ${endOfMonth(`${to}-01` as LocalDate)}::date and ${fits}`,
  );
  const rows = least > 0 ? earned : withUnsold(earned, spent);
  const ads = new Map(spent.map(row => [row.dimension, row]));
  const total = totalOf(rows);
  const shown = whole ? rows : rows.slice(0, mostRows);
  return ok({
    totals: rows.length === 0 ? [] : [figuresOf(total, total.profit, sumAds(rows.flatMap(row => ads.get(row.dimension) ?? [])))],
    lines: shown.map(row => ({
      ...(row.dimension === null ? {} : { [by]: row.dimension }),
      ...figuresOf(row, total.profit, ads.get(row.dimension)),
      // rows that the list cannot be narrowed to open nothing
      ...(row.dimension === null ? {} : by === 'month' ? { from: row.dimension, to: row.dimension } : { from, to }),
    })),
  });
};
