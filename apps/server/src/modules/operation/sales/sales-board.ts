import { type Decimal, round, type Text, text } from '@axle/kernel';
import { growth, salesRates } from '@axle/operation';
import type { Figures, NumberFigure } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import type { FiguresHandler, FiguresHandlers } from '../../../platform/resources/calls/figures-handler.ts';
import { boardPeriod } from './board-period.ts';
import { type ComparedSales, comparedSums, netOf } from './compared-sales.ts';
import { salesHours } from './sales-hours.ts';

const mostBars = 12;
const mostSkus = 20;
const whole = (value: number): Decimal => String(value) as Decimal;

interface Named extends ComparedSales {
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  readonly isNow: boolean;
}

/** What stands on the board, in CNY. */
interface Overview {
  readonly now: ComparedSales;
  readonly past: ComparedSales;
  readonly days: readonly Named[];
  readonly platforms: readonly Named[];
  readonly stores: readonly Named[];
  readonly skus: readonly Named[];
}

const points = (rows: readonly Named[], of: (row: Named) => Decimal) => ({
  points: rows.map(row => ({ key: row.key, label: labelOf(row), value: Math.round(Number(of(row))) })),
});
const labelOf = ({ zh, en }: Named): Text => text(zh, en);
const bySales = (rows: readonly Named[]): readonly Named[] =>
  rows
    .toSorted((one, other) => Number(netOf(other)) - Number(netOf(one)))
    .filter(({ units, grossSales }) => units > 0 || grossSales !== '0');

function figuresOf({ now, past, days, platforms, stores, skus }: Overview): Figures {
  const [rates, before] = [salesRates(now), salesRates(past)];
  const held = (value: Decimal | undefined, earlier: Decimal | undefined): NumberFigure => ({
    ...(value === undefined ? {} : { value: Number(value) }),
    ...(earlier === undefined ? {} : { before: Number(earlier) }),
  });
  const net = Number(rates.netSales);
  return {
    netSales: held(round(rates.netSales, 0), round(before.netSales, 0)),
    units: held(whole(now.units), whole(past.units)),
    orders: held(whole(now.orders), whole(past.orders)),
    asp: held(rates.asp, before.asp),
    promotionRate: held(rates.promotionRate, before.promotionRate),
    refundRate: held(rates.refundRate, before.refundRate),
    trend: points(
      days.filter(({ isNow }) => isNow),
      netOf,
    ),
    before: points(
      days.filter(({ isNow }) => !isNow),
      row => row.netBefore,
    ),
    platforms: points(bySales(platforms), netOf),
    stores: points(bySales(stores).slice(0, mostBars), netOf),
    skus: {
      rows: bySales(skus)
        .slice(0, mostSkus)
        .map(row => {
          const [own, units] = [netOf(row), growth(whole(row.units), whole(row.unitsBefore))];
          const sales = growth(own, row.netBefore);
          const values = {
            units: row.units,
            netSales: Math.round(Number(own)),
            ...(net > 0 ? { share: (Number(own) / net) * 100 } : {}),
            ...(units === undefined ? {} : { unitsGrowth: Number(units) }),
            ...(sales === undefined ? {} : { netGrowth: Number(sales) }),
          };
          return { key: row.key, label: labelOf(row), values };
        }),
    },
  };
}

/** [O5] The sales of the facts that the filters let through, against the period before. */
const overview: FiguresHandler = async context => {
  const { database, known, registry } = context;
  const { isNow, isBefore, others } = boardPeriod(context);
  const either = sql`(${isNow} or ${isBefore}) and ${others}`;
  const read = async (key: RawBuilder<unknown>, names: RawBuilder<unknown>, joined = sql``): Promise<readonly Named[]> => {
    const { rows } = await sql<Named>`
      select ${key}::text as key, ${names}, bool_or(${isNow}) as "isNow", ${comparedSums(isNow, 'led_orders')}
      from sales_day_list t ${joined} where ${either} group by 1 order by 1`.execute(database);
    return rows;
  };
  const total = async (isIn: RawBuilder<boolean>): Promise<ComparedSales> => {
    const { rows } = await sql<ComparedSales>`
      select null as dimension, ${comparedSums(isIn, 'led_orders')} from sales_day_list t where ${isIn} and ${others}`.execute(database);
    return rows[0]!;
  };
  const itself = (column: RawBuilder<unknown>) => sql`min(${column}::text) as zh, min(${column}::text) as en`;
  const named = (entity: string, alias: string, isCoded: boolean) => {
    const { code, zh, en } = known(entity, alias);
    const words = (name: RawBuilder<unknown>) =>
      isCoded ? sql`concat_ws(' ', min(${code}), min(${name}))` : sql`coalesce(min(${name}), min(${code}), '')`;
    return sql`${words(zh)} as zh, ${words(en)} as en`;
  };
  const platform = registry.page('salesStatistics')!.page.resource!.fields['platform']!;
  const labels = new Map(platform.kind === 'enum' ? platform.options.map(({ code, label }) => [code, label]) : []);
  return figuresOf({
    now: await total(isNow),
    past: await total(isBefore),
    days: await read(sql`t.day`, itself(sql`t.day`)),
    platforms: (await read(sql`t.platform`, itself(sql`t.platform`))).map(row => ({ ...row, ...labels.get(row.key) })),
    stores: await read(sql`t.store`, named('store', 's', false), sql`join store s on s.id = t.store`),
    skus: await read(sql`t.sku`, named('sku', 'k', true), sql`join sku k on k.id = t.sku`),
  });
};

/** The functions behind the boards of sales. */
export const salesFigures: FiguresHandlers = { 'salesStatistics.overview': overview, 'salesStatistics.hours': salesHours };
