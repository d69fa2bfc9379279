import { exemptionCovers } from '@axle/catalog';
import { addDays, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { exemptSkus } from './exempt-skus.ts';

const { db } = await testDatabase('demoTemplate');
const first = '2026-05-01' as LocalDate;
interface Known {
  readonly id: number;
  readonly supplier: number;
  readonly above: readonly number[];
}
const { rows: skus } = await sql<Known>`
  select s.id, s.supplier, array(
    with recursive above as (select id, parent from category where id = s.category union all select c.id, c.parent from category c
    join above a on c.id = a.parent)
    select id from above) as above
  from sku s where s.supplier is not null order by s.category, s.id limit 24`.execute(db);
const { rows: others } = await sql<{ id: number }>`select id from supplier order by id limit 6`.execute(db);
const suppliers = [...new Set([...skus.map(({ supplier }) => supplier), ...others.map(({ id }) => id)])];
const categories = [...new Set(skus.flatMap(({ above }) => above))];

const day = fc.integer({ min: 0, max: 9 }).map(later => addDays(first, later));
const exemption = fc.record({
  of: fc.oneof(
    fc.record({ sku: fc.constantFrom(...skus.map(({ id }) => id)) }),
    fc.record({ supplier: fc.constantFrom(...suppliers), category: fc.constantFrom(...categories) }),
  ),
  type: fc.constantFrom('inspection' as const, 'safetyStock' as const),
  state: fc.constantFrom('requested', 'active', 'active', 'active', 'ended'),
  effectiveFrom: day,
  days: fc.integer({ min: 0, max: 5 }),
});

it('[EX4] the database finds those SKUs exempt that the rule covers, whatever was excused, from what, by whom and when', async () => {
  expect(categories.length).toBeGreaterThan(new Set(skus.map(({ above }) => above[0])).size);
  await fc.assert(
    fc.asyncProperty(
      // one exemption a kind and object: their periods do not overlap
      fc.uniqueArray(exemption, { selector: ({ of, type }) => JSON.stringify([type, of]), maxLength: 12 }),
      day,
      fc.option(fc.constantFrom(...suppliers)),
      async (drawn, on, supplier) => {
        const excused = drawn.map(({ days, ...one }) => ({ ...one, effectiveTo: addDays(one.effectiveFrom, days) }));
        await sql`delete from exempt_sku`.execute(db);
        for (const { of, type, state, effectiveFrom, effectiveTo } of excused)
          await db
            .insertInto('exempt_sku')
            .values({ ...of, type, state, reason: 'drawn', effective_from: effectiveFrom, effective_to: effectiveTo } as never)
            .execute();
        const active = excused.filter(({ type, state }) => type === 'inspection' && state === 'active');
        const covered = skus.filter(sku => {
          const delivered = { sku: sku.id, supplier: supplier ?? sku.supplier, categories: sku.above, day: on };
          return active.some(({ of, ...period }) => exemptionCovers({ ...of, ...period }, delivered));
        });
        const found = await exemptSkus(db, { type: 'inspection', skus: skus.map(({ id }) => id), day: on, supplier });
        expect([...found].toSorted((a, b) => a - b)).toEqual(covered.map(({ id }) => id).toSorted((a, b) => a - b));
      },
    ),
    { numRuns: 60 },
  );
});
