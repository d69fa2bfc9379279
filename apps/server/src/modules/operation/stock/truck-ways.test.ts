import type { Decimal, Ratio } from '@axle/kernel';
import { suggestionRecords } from '@axle/pages/operation/stock/transfer-suggestions';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { transferCosts } from './transfer-costs.ts';
import { keepSuggestions } from './keep-suggestions.ts';
import { type TruckWay, truckRates } from './truck-ways.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const placeOf = async (code: string) =>
  (await app.db.selectFrom('warehouse').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const [west, east, hamburg] = [await placeOf('US-W'), await placeOf('US-E'), await placeOf('DE-HAM')];
const { rows: skus } = await sql<{ id: number }>`select id from sku where hazard = 'none' order by id limit 1`.execute(app.db);
const sku = skus[0]!.id;
await sql`
  update sku set carton_qty = 12, carton_l = 50, carton_w = 40, carton_h = 30, carton_gross_kg = 24 where id = ${sku}`.execute(app.db);
const truck = (values: object) => app.db.updateTable('global_shipping').set(values).where('code', '=', 'TRK-US-WE').execute();
const cost = async (from: number, to: number, qty: number) => (await transferCosts(app.db, app.now(), [sku])).move(sku, from, to, qty);

const seven = new Map<string, Ratio>([['USD', { times: '7' as Decimal, over: '1' as Decimal }]]);
const way: TruckWay = {
  from: 1,
  to: 2,
  code: 'TRK',
  basis: 'cbmWm',
  rate: '135' as Decimal,
  currency: 'USD',
  least: '150' as Decimal,
  carries: ['battery'],
};
const goods = { cbm: '0.005' as Decimal, pieceKg: '2' as Decimal, hazard: 'none' };

it('[O9i] 48 units of 0.005 m³ pay the least charge, 150 USD at 7.0 for 21.88 CNY each; 480 pay 135 a m³, 4.73 each', () => {
  expect(truckRates([way], goods, 48, seven)).toEqual([{ by: 'TRK', cost: '21.88' }]);
  expect(truckRates([way], goods, 480, seven)).toEqual([{ by: 'TRK', cost: '4.73' }]);
  expect(truckRates([way], { ...goods, hazard: 'airbag' }, 48, seven)).toEqual([]);
  expect(truckRates([way], { ...goods, hazard: 'battery' }, 48, seven)).toHaveLength(1);
  expect([truckRates([way], { ...goods, cbm: null }, 48, seven), truckRates([way], goods, 48, new Map())]).toEqual([[], []]);
});

it('[O9i] a transfer costs the truck rate between its warehouses, and the parcel rate only where no truck has one', async () => {
  await truck({ rate: '135', min_charge: '0' });
  const byTruck = await cost(west, east, 480);
  expect(byTruck?.by).toBe('TRK-US-WE');
  await truck({ rate: '270' });
  expect(Math.abs(Number((await cost(west, east, 480))!.cost) - 2 * Number(byTruck!.cost))).toBeLessThanOrEqual(0.01);
  expect((await cost(west, hamburg, 480))?.by).not.toBe('TRK-US-WE');
  await truck({ rate: null });
  const byParcel = await cost(west, east, 480);
  expect([byParcel === undefined, byParcel?.by === 'TRK-US-WE']).toEqual([false, false]);
  await truck({ rate: '135', min_charge: '150', status: 0 });
  expect((await cost(west, east, 480))?.by).toBe(byParcel!.by);
  await truck({ status: 1 });
  await sql`update first_leg_time set effective_to = effective_from where origin = ${east} and warehouse = ${west}`.execute(app.db);
  expect([(await cost(west, east, 48))?.by, (await cost(east, west, 48))?.by === 'TRK-US-WE']).toEqual(['TRK-US-WE', false]);
});

it('[O9i] a suggestion says whose rate its cost is', async () => {
  const rate = await cost(west, east, 48);
  const common = { sku, from: west, to: east, qty: 48, cartons: 4, carton: 12, fromCover: undefined, toCover: undefined };
  const more = { coverAfter: undefined, saved: undefined, reason: 'savingUnknown', cost: rate?.cost, costBy: rate?.by } as const;
  await keepSuggestions(app.db, app.now(), [{ ...common, ...more }]);
  const { rows } = await sql<{ id: number }>`
    select id from transfer_suggestion where sku = ${sku} and state = 'open'`.execute(app.db);
  const { data } = await app.get(`${recordPath(suggestionRecords, 'read')}?id=${rows[0]!.id}`, boss);
  expect(data).toMatchObject({ costBy: 'TRK-US-WE', unitCost: rate!.cost });
});
