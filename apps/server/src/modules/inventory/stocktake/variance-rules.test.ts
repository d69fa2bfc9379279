import { approvalLevel, stocktakeVariance } from '@axle/inventory';
import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { withValues } from '../../../testing/with-values.ts';

const { db } = await testDatabase('demoTemplate');

interface Shown {
  readonly id: number;
  readonly figures: Readonly<Record<'varLines' | 'varQty' | 'varValue' | 'absValue' | 'lineAccuracy' | 'valueAccuracy', number | null>>;
  readonly level: string;
}

it('[R12] the database works out the variances of a count, its accuracy and who approves, as the rule does', async () => {
  const { rows } = await sql<{ id: number; stocktake: number }>`select id, stocktake from stocktake_line order by id limit 400`.execute(db);
  const line = fc.record({
    book: fc.integer({ min: 0, max: 60 }),
    off: fc.constantFrom(0, 0, 0, -1, 2, 9),
    cost: fc.constantFrom('0', '0.0333', '35.2', '12.5', '99'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: rows.length, maxLength: rows.length }), fc.constantFrom(1, 3), async (lines, times) => {
      const made = rows.map(({ id, stocktake }, at) => {
        const { book, off, cost } = lines[at]!;
        return { id, stocktake, book_qty: book, final: Math.max(0, book + off * times), cost };
      });
      const shown = await withValues(
        db,
        'stocktake_line',
        made,
        async transaction =>
          (
            await sql<Shown>`
              select id, level, json_build_object('varLines', var_lines, 'varQty', var_qty, 'varValue', var_value, 'absValue', abs_value,
                'lineAccuracy', line_accuracy, 'valueAccuracy', value_accuracy) as figures
              from stocktake_list where id = any(${rows.map(({ stocktake }) => stocktake)})`.execute(transaction)
          ).rows,
      );
      expect(shown.length).toBeGreaterThan(0);
      for (const { id, figures, level } of shown) {
        const own = made
          .filter(({ stocktake }) => stocktake === id)
          .map(({ book_qty: book, final, cost }) => ({ book, final, cost: cost as Decimal }));
        const { lines: _each, ...found } = stocktakeVariance(own);
        const expected = { lineAccuracy: null, valueAccuracy: null, ...found };
        expect(figures).toEqual(
          Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, value === null ? null : Number(value)])),
        );
        expect(level).toBe(approvalLevel(found.absValue));
      }
    }),
    { numRuns: 12 },
  );
});
