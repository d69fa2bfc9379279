import { compareDecimals, type Decimal, divide, type LocalDate, multiply, ok, refuse, round, subtract, sum, zero } from '@axle/kernel';
import { comparedDays, type Comparison, growth, salesRates } from '@axle/operation';
import type { Line, RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { askedDays, daysBackwards, daysWithin, isOfTime } from './asked-days.ts';
import { type ComparedSales, comparedSums, netOf, withinDays } from './compared-sales.ts';
import { dayColumns, narrowedBy, ownedBy } from './narrowed-by.ts';

const mostRows = 2000;
const whole = (value: number): Decimal => String(value) as Decimal;

/** The figures of a row, its share of all, and how much more or less it is than before. */
function figuresOf(row: ComparedSales, all: Decimal, isCompared: boolean): Line {
  const { netSales, ...rates } = salesRates(row);
  const { units, orders, unitsBefore } = row;
  const [refundAmount, netBefore] = [round(row.refundAmount, 2), round(row.netBefore, 2)];
  const compared = isCompared
    ? { unitsBefore, netBefore, unitsGrowth: growth(whole(units), whole(unitsBefore)), netGrowth: growth(netSales, row.netBefore) }
    : {};
  const share = compareDecimals(all, zero) > 0 ? divide(multiply(netSales, '100' as Decimal), all, 2) : undefined;
  const figures: Readonly<Record<string, unknown>> = {
    units,
    orders,
    netSales: round(netSales, 2),
    refundAmount,
    ...(row.sessions > 0 ? { sessions: row.sessions } : {}),
    ...rates,
    share,
    ...compared,
  };
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));
}

const rise = (row: ComparedSales): Decimal => subtract(netOf(row), row.netBefore);
const orders: Readonly<Record<string, (one: ComparedSales, other: ComparedSales) => number>> = {
  netSales: (one, other) => compareDecimals(netOf(other), netOf(one)),
  units: (one, other) => other.units - one.units,
  risers: (one, other) => compareDecimals(rise(other), rise(one)),
  fallers: (one, other) => compareDecimals(rise(one), rise(other)),
};

const totalOf = (rows: readonly ComparedSales[], ordered: number): ComparedSales => ({
  dimension: null,
  units: rows.reduce((all, { units }) => all + units, 0),
  orders: ordered,
  grossSales: sum(rows.map(({ grossSales }) => grossSales)),
  promotion: sum(rows.map(({ promotion }) => promotion)),
  refundAmount: sum(rows.map(({ refundAmount }) => refundAmount)),
  shippedUnits: rows.reduce((all, { shippedUnits }) => all + shippedUnits, 0),
  returnedUnits: rows.reduce((all, { returnedUnits }) => all + returnedUnits, 0),
  sessions: rows.reduce((all, { sessions }) => all + sessions, 0),
  visitedUnits: rows.reduce((all, { visitedUnits }) => all + visitedUnits, 0),
  unitsBefore: rows.reduce((all, { unitsBefore }) => all + unitsBefore, 0),
  netBefore: sum(rows.map(({ netBefore }) => netBefore)),
});

/** Days and what they are held against. */
function periodsOf(input: RecordValues, today: LocalDate) {
  const { from, to } = askedDays(input, today);
  const compare = input['compare'] as Comparison | 'none';
  return { from, to, before: compare === 'none' || to < from ? undefined : comparedDays({ from, to }, compare) };
}

/** [O5] Sales by a dimension against another period, of the facts that the caller sees, in CNY. */
export const salesRanking: ToolHandler = async ({ parts, input, whole: all }) => {
  const { from, to, before } = periodsOf(input, todayOf(parts.caller));
  if (to < from) return refuse(daysBackwards);
  const by = String(input['by']);
  // rows of time are compared with nothing: the earlier rows show what was before
  const against = isOfTime(by) ? undefined : before;
  const isNow = withinDays(from, to);
  const days = against ? sql`(${isNow} or ${withinDays(against.from, against.to)})` : isNow;
  const isAdditive = by !== 'sku' && by !== 'ptSku';
  const { rows } = await sql<ComparedSales & { led: number }>`
    select ${dayColumns[by]!} as dimension, ${comparedSums(isNow, isAdditive ? 'led_orders' : 'orders')},
      coalesce(sum(t.led_orders) filter (where ${isNow}), 0)::integer as led
    from sales_day_list t where ${days} and ${narrowedBy(input)} and ${ownedBy(input)} and ${seenRows(parts)}
    group by 1 order by 1`.execute(parts.database);
  const total = totalOf(
    rows,
    rows.reduce((count, { led }) => count + led, 0),
  );
  const sorted = isOfTime(by) ? rows : rows.toSorted(orders[String(input['order'])]!);
  const net = netOf(total);
  const dates = { from, to, ...(against ? { beforeFrom: against.from, beforeTo: against.to } : {}) };
  return ok({
    periods: rows.length === 0 ? [] : [{ ...dates, ...figuresOf(total, net, against !== undefined) }],
    lines: (all ? sorted : sorted.slice(0, mostRows)).map(row => ({
      ...(row.dimension === null ? {} : { [by]: row.dimension }),
      ...figuresOf(row, net, against !== undefined),
      // rows that the list cannot be narrowed to open nothing
      ...(row.dimension === null ? {} : isOfTime(by) ? daysWithin(by, String(row.dimension), { from, to }) : { from, to }),
    })),
  });
};
