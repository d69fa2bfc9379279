import { areaUses } from '@axle/inventory';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import { workingBin } from './working-bin.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp();
const now = new Date('2026-05-20T09:00:00.000Z');
const { id: by } = await app.db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow();
const warehouses = await app.db.selectFrom('warehouse').select(['id', 'code']).where('type', '<>', 'transit').execute();
const binFor = async (warehouse: number, use: (typeof areaUses)[number]) =>
  app.db.transaction().execute(async transaction => workingBin({ registry, transaction, now, by }, warehouse, use));

describe('bins for goods that lie nowhere in particular', () => {
  it('are there for each use in every warehouse, and stay the same', async () => {
    for (const { id } of warehouses) {
      const first = [];
      for (const use of areaUses) first.push(await binFor(id, use));
      expect(await Promise.all(areaUses.map(async use => binFor(id, use)))).toEqual(first);
      const { rows } = await sql<{ use: string; warehouse: number }>`
        select a.use, b.warehouse from unnest(${first}::bigint[]) with ordinality as t (id, place) join bin b on b.id = t.id
        join warehouse_area a on a.id = b.area order by place`.execute(app.db);
      expect(rows).toEqual(areaUses.map(use => ({ use, warehouse: id })));
    }
  });

  it('are made once, however many ask at the same time', async () => {
    const warehouse = warehouses[0]!.id;
    await sql`update warehouse_area set status = 0 where warehouse = ${warehouse} and use = 'dock'`.execute(app.db);
    await sql`update warehouse_area set area_no = 'DX' where warehouse = ${warehouse} and use = 'dock'`.execute(app.db);
    await sql`update bin set bin_code = 'DX' || substr(bin_code, 2) where warehouse = ${warehouse} and bin_code like 'D-%'`.execute(app.db);
    const found = await Promise.all(Array.from({ length: 8 }, async () => binFor(warehouse, 'dock')));
    expect(new Set(found).size).toBe(1);
  });
});
