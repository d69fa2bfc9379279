import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { nightlyExceptions } from './nightly-exceptions.ts';
import { at, mappingApp, type Row } from './testing/mapping-app.ts';

const { app, boss, id, add, added, skuOf, rows, run, listing } = await mappingApp();
const auditor = { signature: await app.signIn('auditor'), language: 'en' };

it('[MAP6, MAP8] exceptions are opened by a check, keep their handler, are closed when they are mended, and come back', async () => {
  const part = await skuOf('onSale', 9);
  const made = await listing('FAULT-1', { title: 'Brake pads, 2 Pack' });
  const of1 = (sellerSku: string) => rows(at.exception, [{ field: 'sellerSku', op: 'eq', value: sellerSku }]);
  const check = () => run(at.exception, 'rerun', undefined);
  expect(await run(at.exception, 'rerun', undefined, {}, auditor)).not.toMatchObject({ code: 200 });
  expect(await check()).toMatchObject({ code: 200 });
  const [open] = await of1('FAULT-1');
  expect(open).toMatchObject({ rule: 'unmapped', state: 'open', level: 'high' });
  await run(at.exception, 'assign', open, { handler: 1 });
  await check();
  expect(await of1('FAULT-1')).toMatchObject([{ state: 'doing', handler: 1 }]);
  // mapped from the work list: its own exception is resolved at once, and the quantity of the title is one now
  expect(await run(at.exception, 'map', (await of1('FAULT-1'))[0], { sku: part.id, qty: 3, level: 'storeSite' })).toMatchObject({
    code: 200,
  });
  const now = await of1('FAULT-1');
  expect(now.find(row => row['rule'] === 'unmapped')).toMatchObject({ state: 'done', endedBy: 'check', handler: 1 });
  expect(now.find(row => row['rule'] === 'R7')).toMatchObject({ state: 'open', detail: '2 ≠ 3', skus: [part.sku] });
  const r7 = now.find(row => row['rule'] === 'R7')!;
  expect(JSON.stringify(await run(at.exception, 'ignore', r7, { result: 'sold by the pair', ignoredUntil: '2026-05-19' }))).toContain(
    'RULE',
  );
  await run(at.exception, 'ignore', r7, { result: 'sold by the pair', ignoredUntil: '2026-05-20' });
  await check();
  expect((await of1('FAULT-1')).find(row => row['rule'] === 'R7')).toMatchObject({ state: 'ignored' });
  await nightlyExceptions(app.db, new Date('2026-05-21T20:00:00.000Z'));
  expect((await of1('FAULT-1')).find(row => row['rule'] === 'R7')).toMatchObject({ state: 'open' });
  expect(await run(at.ptSku, 'ignore', made, { reason: 'a test' })).toMatchObject({ code: 200 });
  await check();
  expect((await of1('FAULT-1')).map(row => row['state'])).toEqual(['done', 'done']);
});

it('an exception shows the orders of its listing that have not shipped, with its title and its page on the platform', async () => {
  const part = await skuOf('onSale', 9);
  await listing('FAULT-9', { title: 'Brake pads', itemId: 'B07XK2M4QD' });
  await added(at.ptSku, { store: id('store', 'AMZ-NA'), site: id('site', 'AMZ-CA'), sellerSku: 'FAULT-9', fulfilment: 'fbm' });
  const order = async (no: string, country: string, status: string, qty: number) => {
    const { rows: made } = await sql<{ id: number }>`
      insert into outbound (out_type, source_type, source_no, store, warehouse, country, status, shipped_at)
      select 'sale', 'manual', ${no}, ${id('store', 'AMZ-NA')}, (select id from warehouse order by id limit 1),
        (select id from country where iso2 = ${country}), ${status}, case when ${status} = 'shipped' then now() end
      returning id`.execute(app.db);
    await sql`insert into outbound_lines (record_id, line_no, sku, pt_sku, qty) values (${made[0]!.id}, 1, ${part.id}, 'fault-9', ${qty}),
      (${made[0]!.id}, 2, ${part.id}, 'FAULT-9', 1)`.execute(app.db);
  };
  for (let turn = 0; turn < 12; turn++) await order(`WAITS-${turn}`, 'US', 'pending', 2);
  await order('WAITS-CA', 'CA', 'short', 4);
  await order('GONE-1', 'US', 'cancelled', 50);
  await run(at.exception, 'rerun', undefined);
  const found = await rows(at.exception, [{ field: 'sellerSku', op: 'eq', value: 'FAULT-9' }]);
  const us = found.find(row => row['site'] === id('site', 'AMZ-US'));
  expect(us).toMatchObject({
    affectedOrders: 12,
    affectedUnits: 36,
    title: 'Brake pads',
    address: 'https://www.amazon.com/dp/B07XK2M4QD',
  });
  expect(found.find(row => row['site'] === id('site', 'AMZ-CA'))).toMatchObject({ affectedOrders: 1, affectedUnits: 5 });
  expect(await rows(at.exception, [{ field: 'affectedOrders', op: 'gte', value: 12 }])).toMatchObject([{ sellerSku: 'FAULT-9' }]);
});

it('stopped parts are found, and the check runs automatically once a night', async () => {
  const part = await skuOf('stopped', 1);
  const made = await listing('FAULT-2');
  expect(await run(at.ptSku, 'map', made, { sku: part.id, qty: 1, level: 'storeSite' })).toMatchObject({ code: 200 });
  const night = new Date('2026-06-01T16:30:00.000Z');
  expect(await nightlyExceptions(app.db, night)).toBe(true);
  expect(await nightlyExceptions(app.db, new Date(night.getTime() + 3_600_000))).toBe(false);
  expect(await nightlyExceptions(app.db, new Date(night.getTime() + 24 * 3_600_000))).toBe(true);
  expect(await rows(at.exception, [{ field: 'sellerSku', op: 'eq', value: 'FAULT-2' }])).toMatchObject([{ rule: 'R2', skus: [part.sku] }]);
});

it('[MAP5] a shop and site is in one pool at a time; the check names those in none', async () => {
  const values = {
    poolCode: 'NA-2',
    store: id('store', 'AMZ-NA'),
    kind: 'narf',
    homeSite: id('site', 'AMZ-CA'),
    effectiveFrom: '2026-01-01',
  };
  const lines = (...codes: readonly string[]) => codes.map(code => ({ site: id('site', code) }));
  expect(await add(at.pool, { ...values, sites: lines('AMZ-US', 'AMZ-CA') })).toMatchObject({
    reason: 'POOL_TAKEN',
    message: 'Already in stock pool US-FBA',
  });
  expect(await add(at.pool, { ...values, homeSite: id('site', 'AMZ-US'), sites: lines('AMZ-CA') })).toMatchObject({ reason: 'HOME_SITE' });
  const check = async () =>
    (await app.post(recordPath(at.pool, 'work'), { tool: 'check', input: {} }, boss)).data as {
      without: number;
      lines: readonly { site: string }[];
    };
  const before = await check();
  expect(before.lines.map(({ site }) => site)).toContain('AMZ-CA');
  await added(at.pool, { ...values, sites: lines('AMZ-CA') });
  expect((await check()).without).toBe(before.without - 1);
});

it('a new SKU is launched once a listing is mapped to it', async () => {
  const part = await skuOf('new', 1);
  const sku = { service: 'mrp', path: 'sku' };
  const made = await listing('LAUNCH-1');
  await sql`delete from sku_map_lines where sku = ${part.id}`.execute(app.db);
  expect(JSON.stringify(await run(sku, 'launch', part))).toContain('NO_MAPPING');
  const { rows: unmapped } = (
    await app.post(recordPath(sku, 'list'), { filters: [{ field: 'sku', op: 'eq', value: part.sku }], sort: [], limit: 1 }, boss)
  ).data as { rows: readonly Row[] };
  expect(unmapped[0]).toMatchObject({ unmapped: true });
  expect(await run(at.ptSku, 'map', made, { sku: part.id, qty: 1, level: 'platform' })).toMatchObject({ code: 200 });
  expect(JSON.stringify(await run(sku, 'launch', part))).not.toContain('refusal');
});
