import { unrestricted } from '@axle/permissions';
import type { LocalDate } from '@axle/kernel';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { followLot } from '../../catalog/exemption/follow-lot.ts';
import { dockBench } from './testing/dock-bench.ts';
import { registry } from '../../../testing/whole-registry.ts';

const { db, demo, other, counting, scan, onDock, find } = await dockBench();
await sql`delete from exempt_sku`.execute(db);
await db.updateTable('sku').set({ iqc_required: true }).where('id', '=', other.id).execute();

const exempt = async (whom: object) =>
  (
    await db
      .insertInto('exempt_sku')
      .values({
        type: 'inspection',
        reason: 'five good lots',
        state: 'active',
        effective_from: '2026-05-01',
        effective_to: '2026-12-31',
        ...whom,
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const received = async (qty: number) => {
  const { id } = await counting({ lines: [{ sku: other.id, expectedQty: 100, poNo: 'PO-A', poLine: 1 }] });
  expect(await scan(id, `${qty}*${other.sku}`)).toBe('ok');
  return { id, lies: await onDock(id, other.id) };
};

it('[EX4, basic exemptSku] accept: exempt goods come in free; next lot rejected → revoked, the following receipt is planned for inspection again', async () => {
  const exemption = await exempt({ sku: other.id });
  const first = await received(5);
  expect(first.lies).toEqual({ available: 5 });
  const { supplier } = await find(first.id);
  const caller = { registry, access: unrestricted(1), now: demo.now() };
  const lot = { lotNo: 'LOT-7', sku: other.id, supplier: supplier!, day: '2026-05-20' as LocalDate, accepted: false };
  expect(await db.transaction().execute(transaction => followLot(transaction, caller, lot))).toBe(1);
  expect(await db.selectFrom('exempt_sku').select('state').where('id', '=', exemption).executeTakeFirst()).toEqual({ state: 'ended' });
  expect((await received(7)).lies).toEqual({ available: 5, qc_hold: 7 });
});

it('[EX4] what a supplier delivers of a category, and of those below it, is exempt; from another supplier it is not', async () => {
  const { id, lies } = await received(1);
  expect(lies).toEqual({ qc_hold: 1 });
  const { supplier } = await find(id);
  const { rows } = await sql<{ category: number; others: number }>`
    select coalesce(c.parent, c.id) as category, (select max(id) from supplier where id <> ${supplier}) as others
    from sku s join category c on c.id = s.category where s.id = ${other.id}`.execute(db);
  const { category, others } = rows[0]!;
  await exempt({ supplier: others, category });
  expect((await received(2)).lies).toEqual({ qc_hold: 3 });
  await exempt({ supplier, category });
  expect((await received(4)).lies).toEqual({ available: 4, qc_hold: 3 });
});
