import { maxReceivable, receiveVariance } from '@axle/inventory';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';

const { db } = await testDatabase('demoTemplate');

it('[R8] a receipt shows by how much its count differs', async () => {
  const { rows } = await sql<{ id: number; receipt: number }>`
    select distinct on (l.record_id) l.id, l.record_id as receipt from receipt_lines l join receipt r on r.id = l.record_id
    where r.state in ('counted', 'closed') order by l.record_id, l.id limit 1`.execute(db);
  const [line] = rows;
  await sql`delete from receipt_lines where record_id = ${line!.receipt} and id <> ${line!.id}`.execute(db);
  const share = fc.integer({ min: 0, max: 10_000 }).map(hundredths => hundredths / 100);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 999_998 }), share, fc.nat(2000), fc.nat(50), async (expected, tolerance, good, damaged) => {
      const most = maxReceivable(expected, tolerance);
      await sql`update receipt_lines set expected_qty = ${expected}, over_tol_pct = ${tolerance}, most_qty = ${most}
        where id = ${line!.id}`.execute(db);
      const { diff, overHold } = receiveVariance({ expected, good, damaged, most });
      const taken = Math.min(good, most - Math.min(damaged, most));
      await sql`update receipt_lines set good_qty = ${taken}, hold_qty = 0, damaged_qty = ${good + damaged - overHold - taken},
        over_qty = ${overHold} where id = ${line!.id}`.execute(db);
      const { rows: listed } = await sql<{
        diff: number;
        over: number;
      }>`select diff_qty as diff, over_qty as over from receipt_list where id = ${line!.receipt}`.execute(db);
      expect(listed[0]).toEqual({ diff, over: overHold });
    }),
    { numRuns: 30 },
  );
});
