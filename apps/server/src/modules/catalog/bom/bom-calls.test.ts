import { mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import { bomCalls } from './bom-calls.ts';

const demo = await demoApp(({ db }) => bomCalls({ database: db }));
const [boss, auditor] = [await demo.signIn('superadmin'), await demo.signIn('auditor')];
const ask = (path: string, signature = boss) => demo.get(path, { signature, language: 'en' });

/** A BOM in force from the beginning of 2026. */
async function inForce(parent: string, lines: readonly (readonly [child: string, quantity: number, scrap?: number])[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into bom (parent, bom_version, state, effective_from) values (${parent}, 1, 'active', '2026-01-01') returning id`.execute(
    demo.db,
  );
  for (const [at, [child, quantity, scrap = 0]] of lines.entries())
    await sql`insert into bom_lines (record_id, line_no, child, quantity, scrap) values (${rows[0]!.id}, ${at + 1}, ${child}, ${quantity},
      ${scrap})`.execute(demo.db);
}

let parts: readonly { readonly sku: string }[] = [];

beforeEach(async () => {
  await sql`truncate bom, bom_lines cascade`.execute(demo.db);
  parts = (await sql<{ sku: string }>`select sku from sku order by sku limit 2`.execute(demo.db)).rows;
  await sql`update sku set price = 100, unit_gross_kg = 9 where sku = ${parts[0]!.sku}`.execute(demo.db);
  await sql`update sku set price = 50, unit_gross_kg = 1.5 where sku = ${parts[1]!.sku}`.execute(demo.db);
  await inForce('KIT', [
    [parts[0]!.sku, 2],
    [parts[1]!.sku, 1, 2],
  ]);
  await inForce('TOP', [['KIT', 3]]);
});

describe('a BOM looked down', () => {
  it('[B8, B32] 100 kits are 200 rotors and 102 pad sets, with what one costs and weighs', async () => {
    const { data } = await ask(`${mainPaths.bomExplode}?part=kit&quantity=100`);
    expect(data).toMatchObject({
      part: 'KIT',
      cost: { each: '251', missing: [] },
      weight: { each: '19.5', missing: [] },
      leaves: [
        { part: parts[0]!.sku, need: '200', price: '100', amount: '20000' },
        { part: parts[1]!.sku, need: '102', price: '50', amount: '5100' },
      ],
    });
  });

  it('omits prices for users who may not read them', async () => {
    await demo.db
      .insertInto('user_field_setting')
      .values({ subject_kind: 'user', subject: 'auditor', page: 'skuList', field: 'price', mode: 'readBlock' })
      .execute();
    const { data } = await ask(`${mainPaths.bomExplode}?part=KIT&quantity=1`, auditor);
    expect(JSON.stringify(data)).not.toMatch(/price|amount|cost/);
    expect(data).toMatchObject({ weight: { each: '19.5' } });
  });

  it('is refused before it is in force, where there is none, and in a circle with its way', async () => {
    expect(await ask(`${mainPaths.bomExplode}?part=KIT&quantity=1&day=2025-12-31`)).toMatchObject({
      reason: 'NO_ACTIVE_BOM',
      message: 'KIT has no active BOM on that day',
    });
    await inForce('B', [['A', 1]]);
    await inForce('A', [['B', 1]]);
    expect(await ask(`${mainPaths.bomExplode}?part=A&quantity=1`)).toMatchObject({
      reason: 'CYCLE',
      message: 'The BOM contains itself: A → B → A',
    });
  });
});

describe('a part looked up', () => {
  it('is found on every level, nearest first', async () => {
    const { data } = await ask(`${mainPaths.bomWhereUsed}?part=${parts[0]!.sku}`);
    expect(data).toMatchObject([
      { parent: 'KIT', child: parts[0]!.sku, quantity: '2', level: 1 },
      { parent: 'TOP', child: 'KIT', quantity: '3', level: 2 },
    ]);
    expect((await ask(`${mainPaths.bomWhereUsed}?part=TOP`)).data).toEqual([]);
  });
});

it('[B8] an explosion shows the stock of each part and what is short, to users who may see stock', async () => {
  const explode = async (signature: string) => (await ask(`${mainPaths.bomExplode}?part=kit&quantity=1000000`, signature)).data;
  const leaves = (await explode(boss)) as { leaves: readonly { part: string; need: string; stock: number; shortage: number }[] };
  for (const { part, need, stock, shortage } of leaves.leaves) {
    const { rows } = await sql<{
      pieces: number;
    }>`select coalesce(sum(t.qty), 0)::integer as pieces from stock_balance t join sku k on k.id = t.sku
      join bin b on b.id = t.bin join warehouse_area g on g.id = b.area join warehouse_child c on c.id = g.child
      where k.sku = ${part} and t.status = 'available' and c.sellable`.execute(demo.db);
    expect([part, stock, shortage]).toEqual([part, rows[0]!.pieces, Math.max(0, Math.ceil(Number(need)) - rows[0]!.pieces)]);
  }
  const qc = JSON.stringify(await explode(await demo.signIn('qc')));
  expect(qc).toContain('need');
  expect(qc).not.toContain('stock');
});
