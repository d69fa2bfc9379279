import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import { lastCost, lastCosts } from './last-costs.ts';
import { asDecimal } from './read-view.ts';
import { stockLedger } from './stock-ledger.ts';
import { workingBin } from './working-bin.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp();
const { rows: houses } = await sql<{ id: number }>`select id from warehouse where code in ('CN-SZ', 'US-W') order by code`.execute(app.db);
const [china, west] = houses.map(({ id }) => id) as [number, number];
const { rows: fresh } = await sql<{ id: number }>`
  select id from sku s where kind = 'single' and not exists (select from stock_layer l where l.sku = s.id) order by id limit 2`.execute(
  app.db,
);
const [sku, other] = fresh.map(({ id }) => id) as [number, number];

let days = 0;
const brings = async (warehouse: number, value: string, source: 'manual' | 'unknown') =>
  app.db.transaction().execute(async transaction => {
    const now = new Date(app.now().getTime() + ++days * 1000);
    const context = { registry, transaction, now, by: 1 };
    const posted = await stockLedger(context).post({
      idemKey: `last-cost:${days}`,
      docType: 'test',
      docNo: `LC${days}`,
      bizType: 'other_in',
      changes: [{ warehouse, bin: await workingBin(context, warehouse, 'pick'), sku, status: 'available', qty: 2 }],
      incoming: [{ warehouse, sku, qty: 2, cost: { value: asDecimal(value), source } }],
    });
    if (!posted.ok) throw new Error(posted.refusal.code);
  });

it('[OP2] the last cost is that of the warehouse, else of any; layers of unknown or zero cost give none', async () => {
  const costs = async () => [await lastCost(app.db, china, sku), await lastCost(app.db, west, sku)];
  expect(await costs()).toEqual([undefined, undefined]);
  await brings(china, '10', 'manual');
  expect(await costs()).toEqual(['5', '5']);
  await brings(west, '14', 'manual');
  expect(await costs()).toEqual(['5', '7']);
  await brings(west, '0', 'manual');
  await brings(west, '0', 'unknown');
  expect(await costs()).toEqual(['5', '7']);
  await brings(china, '12', 'manual');
  expect(await costs()).toEqual(['6', '7']);
  expect([...(await lastCosts(app.db, west, [sku, other, sku]))]).toEqual([[sku, '7']]);
});
