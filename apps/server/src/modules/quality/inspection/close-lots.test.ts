import { isSettled, type LotToSettle } from '@axle/quality';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import { closeLots } from './close-lots.ts';

const app = await demoApp(() => []);

/** A lot with what its rule goes by. */
type StandingLot = LotToSettle & { readonly id: number };

const lots = async (): Promise<readonly StandingLot[]> => {
  const { rows } = await sql<Omit<StandingLot, 'line'> & { readonly passed: number | null; readonly shipped: number | null }>`
    select i.id, i.type, i.state, i.review_waits as "reviewWaits", i.lot_size as "lotSize", i.released_qty as released,
      i.damaged_qty as damaged, l.passed_qty as passed, l.shipped_qty as shipped,
      exists (select from putaway p join receipt r on r.receipt_no = p.receipt_no where r.id = i.receipt and p.sku = i.sku
        and p.state in ('open', 'doing')) as "isPutAwayOpen"
    from inspection i left join purchase_order_lines l on l.record_id = i.purchase_order and l.line_no = i.order_line - 1
    order by i.id`.execute(app.db);
  return rows.map(({ passed, shipped, ...lot }) => ({ ...lot, line: passed === null ? undefined : { passed, shipped: shipped ?? 0 } }));
};

it('[Q47] closes by the database the lots that are settled by the rule, and no other', async () => {
  const known = await lots();
  const ids = known.filter(({ type }) => type === 'outgoing' || type === 'iqc').map(({ id }) => id);
  const standing = fc.record({
    id: fc.constantFrom(...ids),
    state: fc.constantFrom('accepted', 'conceded', 'rejected'),
    reviewWaits: fc.boolean(),
    kept: fc.constantFrom(0, 1),
    left: fc.constantFrom(-1, 0, 1),
  });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(standing, { selector: ({ id }) => id, minLength: 4, maxLength: 12 }), async drawn => {
      for (const { id, state, reviewWaits, kept, left } of drawn) {
        await sql`update inspection set state = ${state}, review_waits = ${reviewWaits}, released_qty = lot_size - ${kept}, damaged_qty = 0
          where id = ${id}`.execute(app.db);
        await sql`update purchase_order_lines l set shipped_qty = greatest(0, l.passed_qty + ${left}) from inspection i
          where i.id = ${id} and l.record_id = i.purchase_order and l.line_no = i.order_line - 1`.execute(app.db);
      }
      const expected = (await lots()).filter(isSettled).map(({ id }) => id);
      await closeLots(app.db, app.registry, app.now());
      const after = new Map((await lots()).map(lot => [lot.id, lot.state]));
      expect(expected.filter(id => after.get(id) !== 'closed')).toEqual([]);
      expect((await lots()).filter(isSettled)).toEqual([]);
      expect(drawn.filter(({ id, state }) => !expected.includes(id) && after.get(id) !== state)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});
