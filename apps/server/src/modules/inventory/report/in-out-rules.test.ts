import { flowOf, type FlowedStock, inFlows, inOutBalance, outFlows, type StockFlow, turnoverDays } from '@axle/inventory';
import { add, addDays, type Decimal, daysBetween, type LocalDate, zero } from '@axle/kernel';
import { snakeCase } from '@axle/page-kit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';

const { db } = await testDatabase('demoTemplate');

interface Moved {
  readonly item: string;
  readonly day: LocalDate;
  readonly kind: Parameters<typeof flowOf>[0];
  readonly adds: boolean;
  readonly revalued: boolean;
  readonly qty: number;
  readonly value: Decimal;
}

const kindOf = sql`coalesce(o.biz_type, p.biz_type) as kind`;
const { rows: moves } = await sql<Moved>`
  select concat_ws(' ', m.warehouse, m.sku) as item, m.biz_date::text as day, ${kindOf}, (m.qty_delta > 0) <> (o.id is not null) as adds,
    false as revalued, m.qty_delta as qty, '0' as value
  from stock_move m join stock_posting p on p.id = m.posting left join stock_posting o on o.id = p.reversal_of
  union all
  select concat_ws(' ', l.warehouse, l.sku), l.biz_date::text, ${kindOf}, (l.qty_delta > 0) <> (o.id is not null),
    l.qty_delta = 0, 0, l.value_delta::text
  from layer_move l join stock_posting p on p.id = l.posting left join stock_posting o on o.id = p.reversal_of`.execute(db);
const items = Map.groupBy(
  moves.map(({ kind, adds, revalued, ...move }) => ({ ...move, flow: revalued ? ('revalued' as const) : flowOf(kind, adds) })),
  ({ item }) => item,
);
const columns = [...inFlows, ...outFlows] as readonly Exclude<StockFlow, 'internal' | 'revalued'>[];
const sum = (rows: readonly FlowedStock[]) =>
  rows.reduce((total, { qty, value }) => ({ qty: total.qty + qty, value: add(total.value, value) }), { qty: 0, value: zero });

it('[R13] the database balances stock over any days as the rule does, and works out how long it lasts', async () => {
  expect(items.size).toBeGreaterThan(20);
  const days = fc.tuple(fc.integer({ min: 0, max: 180 }), fc.integer({ min: 0, max: 120 }));
  await fc.assert(
    fc.asyncProperty(days, async ([from, length]) => {
      const first = addDays('2025-12-01' as LocalDate, from);
      const last = addDays(first, length);
      const { rows } = await sql<Readonly<Record<string, unknown>>>`
        select concat_ws(' ', warehouse, sku) as item, b.* from stock_in_out_between(${first}::date, ${last}::date) b`.execute(db);
      for (const row of rows) {
        const own = items.get(String(row['item'])) ?? [];
        const balance = inOutBalance(
          sum(own.filter(({ day }) => day < first)),
          own.filter(({ day }) => first <= day && day <= last),
        );
        const stored = (key: string) => [Number(row[`${snakeCase(key)}_qty`]), Number(row[`${snakeCase(key)}_value`])];
        const worked = ({ qty, value }: { readonly qty: number; readonly value: Decimal }) => [qty, Number(value)];
        for (const column of columns) expect([column, ...stored(column)]).toEqual([column, ...worked(balance.columns[column])]);
        expect(['opening', 'in', 'out', 'closing'].map(stored)).toEqual(
          [balance.opening, balance.ins, balance.outs, balance.closing].map(worked),
        );
        expect(Number(row['revalued_value'])).toBe(Number(balance.columns.revalued.value));
        const lasts = turnoverDays(balance.opening.qty, balance.closing.qty, balance.outs.qty, daysBetween(first, last) + 1);
        expect(row['turnover_days'] === null ? undefined : Number(row['turnover_days'])).toBe(lasts);
      }
    }),
    { numRuns: 12 },
  );
});
