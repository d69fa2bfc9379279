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
  // mapped from the work list: its own exception is mended at once, and the quantity of the title is one by now
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

it('stopped parts are found, and the check runs by itself once a night', async () => {
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

it('a new SKU is launched once something that is offered stands for it', async () => {
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
