import { resolvePtSku } from '@axle/catalog';
import type { LocalDate } from '@axle/kernel';
import { recordPath } from '@axle/wire';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mapsOf } from './maps-of.ts';
import { at, mappingApp } from './testing/mapping-app.ts';

const { app, boss, id, add, added, skuOf, rows, run, listing } = await mappingApp();
const auditor = { signature: await app.signIn('auditor'), language: 'en' };
const stateOf = async (sellerSku: string) => (await rows(at.ptSku, [{ field: 'sellerSku', op: 'eq', value: sellerSku }]))[0]!['state'];

it('[B6] a store map takes 2, another store of the platform 1; the day after the store map ends the platform map holds, and the trace says why', async () => {
  const { id: sku, sku: code } = await skuOf('onSale');
  const line = (qty: number) => [{ sku, qty }];
  await added(at.skuMap, { platform: 'amazon', sellerSku: 'TRACE-1', effectiveFrom: '2026-01-01', lines: line(1) });
  await added(at.skuMap, {
    platform: 'amazon',
    store: id('store', 'AMZ-NA'),
    sellerSku: 'TRACE-1',
    effectiveFrom: '2026-01-01',
    effectiveTo: '2099-06-30',
    lines: line(2),
  });
  const test = async (store: string, site: string, day: string) =>
    (
      await app.post(
        recordPath(at.skuMap, 'work'),
        { tool: 'test', input: { store: id('store', store), site: id('site', site), sellerSku: 'TRACE-1', day } },
        boss,
      )
    ).data as {
      stocked: readonly { sku: string; qty: number }[];
      trace: readonly { verdict: string }[];
    };
  expect((await test('AMZ-NA', 'AMZ-US', '2026-05-20')).stocked).toMatchObject([{ sku: code, qty: 2 }]);
  expect((await test('AMZ-EU', 'AMZ-DE', '2026-05-20')).stocked).toMatchObject([{ sku: code, qty: 1 }]);
  const after = await test('AMZ-NA', 'AMZ-US', '2099-07-01');
  expect(after.stocked).toMatchObject([{ sku: code, qty: 1 }]);
  expect(after.trace.map(({ verdict }) => verdict)).toEqual(['ended', 'used']);
  expect((await test('EBAY-US', 'EBAY-US', '2026-05-20')).stocked).toEqual([]);
});

it('[B6] the database takes the same map as the rule, whatever maps there are', async () => {
  const { id: sku } = await skuOf('onSale');
  const [stores, sites] = [['AMZ-NA', 'AMZ-EU'].map(code => id('store', code)), ['AMZ-US', 'AMZ-DE'].map(code => id('site', code))];
  const maps = fc.uniqueArray(
    fc.record({
      store: fc.constantFrom(null, ...stores),
      site: fc.constantFrom(null, ...sites),
      platform: fc.constantFrom('amazon', 'ebay'),
      from: fc.constantFrom('2026-01-01', '2026-05-20', '2026-05-21'),
    }),
    { maxLength: 8, selector: ({ store, site, platform }) => `${store}/${site}/${platform}` },
  );
  let round = 0;
  await fc.assert(
    fc.asyncProperty(maps, async all => {
      const sellerSku = `RULE-${round++}`;
      for (const map of all) {
        const { rows: made } = await sql<{ id: number }>`
          insert into sku_map (platform, store, site, seller_sku, effective_from) values (${map.platform}, ${map.store}, ${map.site},
          ${sellerSku}, ${map.from}) returning id`.execute(app.db);
        await sql`insert into sku_map_lines (record_id, line_no, sku, qty) values (${made[0]!.id}, 1, ${sku}, 1)`.execute(app.db);
      }
      const day = '2026-05-20' as LocalDate;
      const { result } = resolvePtSku(
        await mapsOf(app.db, sellerSku),
        { platform: 'amazon', store: String(stores[0]), site: String(sites[0]), sellerSku, day },
        { boms: new Map(), kits: new Set() },
      );
      const { rows: found } = await sql<{
        id: number | null;
      }>`select (select id from maps_in_force(${stores[0]}, ${sites[0]}, ${sellerSku}, ${day}::date)) as id`.execute(app.db);
      expect(found[0]!.id).toBe(result.ok ? result.value.map.id : null);
    }),
    { numRuns: 25 },
  );
});

it('[MAP3] a listing BP-0446-US with a SKU BP-0446 is proposed at rank 2; what is chosen becomes its map', async () => {
  const target = await skuOf('onSale', 3);
  await sql`update sku set sku = 'BP-0446' where id = ${target.id}`.execute(app.db);
  const made = await listing('BP-0446-US');
  const asked = (as: typeof boss) => app.get(`${recordPath(at.ptSku, 'proposals')}?page=ptSku&action=map&id=${made.id}`, as);
  expect((await asked(boss)).data).toMatchObject([{ values: { sku: target.id, qty: 1 }, why: { en: 'Code before a hyphen' } }]);
  expect(await asked(auditor)).not.toMatchObject({ code: 200 });
  expect(await stateOf('BP-0446-US')).toBe('unmapped');
  expect(await run(at.ptSku, 'map', made, { sku: target.id, qty: 1, level: 'storeSite' })).toMatchObject({ code: 200 });
  expect(await rows(at.ptSku, [{ field: 'sellerSku', op: 'eq', value: 'BP-0446-US' }])).toMatchObject([{ parts: 'BP-0446 × 1' }]);
  const [map] = await rows(at.skuMap, [{ field: 'sellerSku', op: 'eq', value: 'BP-0446-US' }]);
  expect(map).toMatchObject({ level: 'storeSite', effectiveFrom: '2026-05-20', parts: 'BP-0446 × 1' });
});

it('mapping a listing again ends the map of the same scope the day before; FBA maps that differ are a conflict', async () => {
  const [one, other] = [await skuOf('onSale', 5), await skuOf('onSale', 6)];
  const made = await listing('AGAIN-1');
  const map = (sku: number, effectiveFrom: string) => run(at.ptSku, 'map', made, { sku, qty: 1, level: 'platform', effectiveFrom });
  expect(await map(one.id, '2026-01-01')).toMatchObject({ code: 200 });
  expect(await map(other.id, '2026-01-01')).toMatchObject({ reason: 'PERIODS_OVERLAP' });
  expect(await map(other.id, '2026-03-01')).toMatchObject({ code: 200 });
  const maps = await rows(at.skuMap, [{ field: 'sellerSku', op: 'eq', value: 'AGAIN-1' }]);
  expect(new Set(maps.map(row => `${String(row['parts'])} ${String(row['effectiveFrom'])} ${String(row['effectiveTo'])}`))).toEqual(
    new Set([`${one.sku} × 1 2026-01-01 2026-02-28`, `${other.sku} × 1 2026-03-01 undefined`]),
  );
  expect(await stateOf('AGAIN-1')).toBe('mapped');
  const fba = {
    store: id('store', 'AMZ-NA'),
    site: id('site', 'AMZ-US'),
    msku: 'AGAIN-1',
    fnsku: 'X001AGAIN1',
    asin: 'B07XK2M4QD',
    sku: one.id,
    qtyPer: 1,
    effectiveFrom: '2026-01-01',
  };
  await added(at.fbaMap, fba);
  expect(await stateOf('AGAIN-1')).toBe('conflict');
  expect(await add(at.fbaMap, { ...fba, fnsku: 'A001AGAIN1' })).not.toMatchObject({ code: 200 });
  const elsewhere = { ...fba, site: id('site', 'AMZ-CA'), sku: other.id };
  expect(await add(at.fbaMap, elsewhere)).toMatchObject({ reason: 'FNSKU_TAKEN' });
  expect(await add(at.fbaMap, { ...elsewhere, sku: one.id })).toMatchObject({ code: 200 });
});

it('maps: shares sum to 100, scopes agree with the platform, periods of a scope do not overlap, SKUs that are not for sale are flagged', async () => {
  const [one, other, stopped] = [await skuOf('onSale', 7), await skuOf('onSale', 8), await skuOf('stopped')];
  const map = (more: object) =>
    add(at.skuMap, { platform: 'amazon', sellerSku: 'RULES-1', effectiveFrom: '2026-01-01', lines: [{ sku: one.id, qty: 1 }], ...more });
  const two = (first: string | undefined, second: string | undefined) => [
    { sku: one.id, qty: 1, revenueShare: first },
    { sku: other.id, qty: 2, revenueShare: second },
  ];
  expect(await map({ lines: two('60', '30') })).toMatchObject({ reason: 'SHARES' });
  expect(
    await map({
      lines: [
        { sku: one.id, qty: 1 },
        { sku: one.id, qty: 2 },
      ],
    }),
  ).toMatchObject({ reason: 'DUPLICATE_LINE' });
  expect(await map({ store: id('store', 'EBAY-US') })).toMatchObject({ reason: 'OTHER_PLATFORM' });
  expect(await map({ lines: two('60', '40') })).toMatchObject({ code: 200 });
  expect(await map({ effectiveFrom: '2026-04-01' })).toMatchObject({ reason: 'PERIODS_OVERLAP' });
  expect(await map({ effectiveFrom: '2026-04-01', site: id('site', 'AMZ-US'), lines: [{ sku: stopped.id, qty: 1 }] })).toMatchObject({
    code: 200,
  });
  const found = await rows(at.skuMap, [{ field: 'sellerSku', op: 'eq', value: 'RULES-1' }]);
  expect(found).toHaveLength(2);
  expect(found.find(row => row['level'] === 'platform')).toMatchObject({ shares: '60% + 40%', several: true });
  expect(found.find(row => row['level'] === 'platformSite')).toMatchObject({ several: false, notSold: [stopped.sku] });
  const platform = found.find(row => row['level'] === 'platform')!;
  expect(await run(at.skuMap, 'closeAndNew', platform, { effectiveFrom: '2099-01-01' })).toMatchObject({ code: 200 });
  const periods = await rows(at.skuMap, [
    { field: 'sellerSku', op: 'eq', value: 'RULES-1' },
    { field: 'level', op: 'eq', value: 'platform' },
  ]);
  expect(new Set(periods.map(row => row['effectiveTo']))).toEqual(new Set(['2098-12-31', undefined]));
});

it('a seller SKU exists once in a shop and site, and only where the shop sells', async () => {
  await listing('TWICE-1');
  const again = { store: id('store', 'AMZ-NA'), site: id('site', 'AMZ-US'), sellerSku: 'twice-1', fulfilment: 'fbm' };
  expect(await add(at.ptSku, again)).toMatchObject({ message: 'Seller SKU exists in this store and site' });
  const elsewhere = { ...again, site: id('site', 'AMZ-DE') };
  expect(await add(at.ptSku, elsewhere)).toMatchObject({ reason: 'NOT_PAIRED' });
  const { store, site } = elsewhere;
  const lines = [{ sku: (await skuOf('onSale')).id, qty: 1 }];
  expect(await add(at.skuMap, { platform: 'amazon', store, site, sellerSku: 'TWICE-1', effectiveFrom: '2026-01-01', lines })).toMatchObject(
    { reason: 'NOT_PAIRED' },
  );
});
