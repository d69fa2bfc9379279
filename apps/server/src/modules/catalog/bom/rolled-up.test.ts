import { type BomLine, rollUp } from '@axle/catalog';
import { type Decimal, round } from '@axle/kernel';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';

const { db } = await testDatabase('demoTemplate');
const { rows: skus } = await sql<{ sku: string }>`select sku from sku order by sku limit 4`.execute(db);
const leaves = skus.map(({ sku }) => sku);

const quantity = fc.integer({ min: 1, max: 20 });
const line = (children: readonly string[]) =>
  fc.record({ child: fc.constantFrom(...children), quantity, scrap: fc.integer({ min: 0, max: 30 }) });
const linesOf = (children: readonly string[]) => fc.uniqueArray(line(children), { selector: one => one.child, minLength: 1, maxLength: 4 });
/** Three parts, each of leaves and of the parts below it. */
const boms = fc.record({ LOW: linesOf(leaves), MID: linesOf([...leaves, 'LOW']), TOP: linesOf([...leaves, 'LOW', 'MID']) });
const values = fc.array(fc.option(fc.integer({ min: 1, max: 99_999 })), { minLength: 4, maxLength: 4 });

it('[B32] the list tells of a BOM what the rule works out of its leaves, and nothing where a leaf is not known', async () => {
  await fc.assert(
    fc.asyncProperty(boms, values, async (made, cents) => {
      await sql`truncate bom, bom_lines cascade`.execute(db);
      for (const [at, sku] of leaves.entries())
        await sql`update sku set price = ${cents[at] === null ? null : cents[at]! / 100}, unit_gross_kg = ${cents[at] === null ? null : cents[at]! / 100}
          where sku = ${sku}`.execute(db);
      for (const [parent, lines] of Object.entries(made)) {
        const { rows } = await sql<{ id: number }>`
          insert into bom (parent, bom_version, state, effective_from) values (${parent}, 1, 'active', '2026-01-01') returning id`.execute(
          db,
        );
        for (const [at, { child, quantity: pieces, scrap }] of lines.entries())
          await sql`insert into bom_lines (record_id, line_no, child, quantity, scrap) values (${rows[0]!.id}, ${at}, ${child}, ${pieces}, ${scrap})`.execute(
            db,
          );
      }
      const table = new Map(
        Object.entries(made).map(([parent, lines]) => [
          parent,
          lines.map(one => ({ child: one.child, quantity: `${one.quantity}`, scrap: `${one.scrap}` })) as unknown as readonly BomLine[],
        ]),
      );
      const known = new Map(leaves.map((leaf, at) => [leaf, cents[at] === null ? undefined : (String(cents[at]! / 100) as Decimal)]));
      const { rows } = await sql<{
        parent: string;
        cost: string | null;
        weight: string | null;
      }>`select parent, cost, weight from bom_shown`.execute(db);
      expect(rows).toHaveLength(3);
      for (const { parent, cost, weight } of rows)
        for (const [told, scrap, places] of [
          [cost, true, 4],
          [weight, false, 3],
        ] as const) {
          const worked = rollUp(parent, table, leaf => known.get(leaf), { scrap });
          const whole = worked.ok && worked.value.missing.length === 0 ? worked.value.total : undefined;
          expect(told === null ? undefined : Number(told)).toBe(whole && Number(round(whole, places)));
        }
    }),
    { numRuns: 25 },
  );
});
