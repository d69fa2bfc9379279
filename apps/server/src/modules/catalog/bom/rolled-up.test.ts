import { type BomTable, rollUp, wholeTotal } from '@axle/catalog';
import { type Decimal, round } from '@axle/kernel';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { keepBoms, type MadeBom } from './testing/keep-boms.ts';

const { db } = await testDatabase('demoTemplate');
const { rows: skus } = await sql<{ sku: string }>`select sku from sku order by sku limit 4`.execute(db);
const leaves = skus.map(({ sku }) => sku);

const linesOf = (children: readonly string[]) => {
  const line = fc.record({
    child: fc.constantFrom(...children),
    quantity: fc.integer({ min: 1, max: 20 }).map(String),
    scrap: fc.option(fc.integer({ min: 0, max: 30 }).map(String)),
  });
  return fc.uniqueArray(line, { selector: one => one.child, minLength: 1, maxLength: 3 });
};
const parents = Array.from({ length: 9 }, (_, at) => `PART-${at}`);
/** Parts of leaves and of the parts below them, seldom in circles; some are drafts, and a chain of them may be deeper than six. */
const boms: fc.Arbitrary<Record<string, MadeBom>> = fc.record(
  Object.fromEntries(
    parents.map((parent, at) => {
      const usual = linesOf([...leaves, ...parents.slice(at + 1, at + 3)]);
      const lines = fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: linesOf(parents.filter(one => one !== parent)) });
      return [parent, fc.record({ lines, state: fc.constantFrom('active' as const, 'active' as const, 'draft' as const) })];
    }),
  ),
);
const values = fc.array(fc.option(fc.integer({ min: 1, max: 99_999 }), { freq: 9 }), { minLength: 4, maxLength: 4 });

const one = (child: string, state: 'active' | 'draft' = 'active'): MadeBom => ({ state, lines: [{ child, quantity: '2', scrap: null }] });
const chain = (levels: number) =>
  Object.fromEntries(parents.slice(0, levels).map((parent, at) => [parent, one(at + 1 < levels ? parents[at + 1]! : leaves[0]!)]));
const examples: [Record<string, MadeBom>, (number | null)[]][] = [
  [chain(6), [100, 100, 100, 100]],
  [chain(7), [100, 100, 100, 100]],
  [{ 'PART-0': one('PART-1', 'draft'), 'PART-1': one('PART-0') }, [100, 100, 100, 100]],
];

const decimals = ({ lines }: MadeBom) =>
  lines.map(({ child, quantity, scrap }) => ({
    child,
    quantity: quantity as Decimal,
    ...(scrap === null ? {} : { scrap: scrap as Decimal }),
  }));

it('[B32] the list shows the totals of a BOM that the rule calculates, and none with an unpriced leaf, a circle or more than six levels', async () => {
  await fc.assert(
    fc.asyncProperty(boms, values, async (made, cents) => {
      const known = new Map(leaves.map((leaf, at) => [leaf, cents[at] === null ? undefined : (String(cents[at]! / 100) as Decimal)]));
      const prices = JSON.stringify([...known].map(([sku, value]) => ({ sku, value })));
      await sql`update sku k set price = g.value, unit_gross_kg = g.value
        from jsonb_to_recordset(${prices}::jsonb) as g (sku text, value numeric) where k.sku = g.sku`.execute(db);
      await keepBoms(db, made);
      const inForce: BomTable = new Map(
        Object.entries(made).flatMap(([parent, bom]) => (bom.state === 'draft' ? [] : [[parent, decimals(bom)]])),
      );
      const { rows } = await sql<{
        parent: string;
        cost: string | null;
        weight: string | null;
      }>`select parent, cost, weight from bom_list`.execute(db);
      expect(rows).toHaveLength(Object.keys(made).length);
      for (const { parent, cost, weight } of rows) {
        const table = new Map([...inForce, [parent, decimals(made[parent]!)]]);
        for (const [shown, scrap, places] of [
          [cost, true, 4],
          [weight, false, 3],
        ] as const) {
          const whole = wholeTotal(rollUp(parent, table, leaf => known.get(leaf), { scrap }));
          expect(shown === null ? undefined : Number(shown)).toBe(whole && Number(round(whole, places)));
        }
      }
    }),
    { numRuns: 25, examples },
  );
});
