import { usedPercent } from '@axle/inventory';
import { type Decimal, divide } from '@axle/kernel';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { withValues } from '../../../testing/with-values.ts';

const { db } = await testDatabase('demoTemplate');
const { rows: balances } = await sql<{ id: number; warehouse: number; sku: number }>`
  select b.id, b.warehouse, b.sku from stock_balance b
  where b.warehouse = (select warehouse from stock_balance group by 1 order by count(distinct sku) desc, 1 limit 1)
  order by b.id limit 12`.execute(db);
const { warehouse } = balances[0]!;
const skus = [...new Set(balances.map(({ sku }) => sku))];
const micro = (most: number) => fc.integer({ min: 1, max: most }).map(number => (number / 1_000_000).toFixed(6) as Decimal);

it('[W4] the database works out how much of a warehouse is used, as the rule does', async () => {
  const carton = fc.option(fc.record({ cbm: micro(900_000), qty: fc.constantFrom(1, 2, 4, 5, 8, 10, 40) }), { nil: undefined, freq: 6 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(5000), { minLength: balances.length, maxLength: balances.length }),
      fc.array(carton, { minLength: skus.length, maxLength: skus.length }),
      fc.option(fc.integer({ min: 1, max: 90_000 }), { nil: undefined, freq: 6 }),
      async (pieces, cartons, capacity) => {
        const row = await withValues(
          db,
          'stock_balance',
          balances.map(({ id }, at) => ({ id, qty: pieces[at]! })),
          async transaction => {
            await sql`update stock_balance set qty = 0
              where warehouse = ${warehouse} and not id = any(${balances.map(({ id }) => id)}::bigint[])`.execute(transaction);
            for (const [at, id] of skus.entries())
              await sql`update sku set carton_cbm = ${cartons[at]?.cbm ?? null}, carton_qty = ${cartons[at]?.qty ?? null}
                where id = ${id}`.execute(transaction);
            await sql`update warehouse set capacity_cbm = ${capacity ?? null} where id = ${warehouse}`.execute(transaction);
            return (
              await sql<{ used: string | null }>`select used_pct::text as used from warehouse_list where id = ${warehouse}`.execute(
                transaction,
              )
            ).rows[0]!;
          },
        );
        const stored = balances.flatMap(({ sku }, at) => {
          const box = cartons[skus.indexOf(sku)];
          return box ? [{ quantity: pieces[at]!, unitCbm: divide(box.cbm, String(box.qty) as Decimal, 20) }] : [];
        });
        const used = usedPercent(stored, capacity === undefined ? undefined : (String(capacity) as Decimal));
        expect(row.used === null ? undefined : Number(row.used)).toBe(used === undefined ? undefined : Number(used));
      },
    ),
    { numRuns: 30 },
  );
});
