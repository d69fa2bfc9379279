import { coverOf, lineResult } from '@axle/logistics';
import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { withValues } from '../../../testing/with-values.ts';

const { db } = await testDatabase('demoTemplate');

interface Shown {
  readonly id: number;
  readonly result: string;
  readonly qty: number;
  readonly before: Decimal | null;
  readonly after: Decimal | null;
}

it('[DL4] the database works out what became of a line, and how long its pieces last, as the rule does', async () => {
  const { rows } = await sql<{ id: number }>`select id from distribution_plan_lines order by id limit 200`.execute(db);
  const line = fc.record({
    need: fc.integer({ min: 0, max: 60 }),
    have: fc.integer({ min: 0, max: 400 }),
    cartons: fc.integer({ min: 0, max: 3 }),
    loose: fc.constantFrom(0, 0, 5),
    carton_qty: fc.constantFrom(1, 10, 20),
    suggested_cartons: fc.option(fc.integer({ min: 0, max: 3 })),
    daily_sales: fc.constantFrom('0', '0.333', '2', '7.125'),
  });
  const made = fc.sample(line, { numRuns: rows.length, seed: 7 }).map((values, at) => ({ id: rows[at]!.id, ...values }));
  const shown = await withValues(
    db,
    'distribution_plan_lines',
    made,
    async transaction =>
      (
        await sql<Shown>`
          select id, result, qty, cover_before::text as before, cover_after::text as after from distribution_line_list
          where id = any(${rows.map(({ id }) => id)})`.execute(transaction)
      ).rows,
  );
  expect(new Set(shown.map(({ result }) => result))).toEqual(new Set(['full', 'partial', 'none', 'manual']));
  for (const { id, result, qty, before, after } of shown) {
    const { need, have, cartons, suggested_cartons: suggested, daily_sales: daily } = made.find(one => one.id === id)!;
    expect(result).toBe(lineResult({ need, qty, cartons, ...(suggested === null ? {} : { suggested }) }));
    const number = (text: Decimal | null | undefined) => (text === null || text === undefined ? undefined : Number(text));
    expect([number(before), number(after)]).toEqual([have, have + qty].map(pieces => number(coverOf(pieces, daily as Decimal))));
  }
});
