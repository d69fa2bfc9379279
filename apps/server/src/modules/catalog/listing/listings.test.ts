import type { EnumField, RecordRow } from '@axle/page-kit';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { runNightlyChecks } from '../../../platform/exceptions/nightly-checks.ts';
import { figuresCalls } from '../../../platform/resources/gateway/figures-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { markLatest } from './settle-listings.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...figuresCalls({ database: db, registry }),
  ...toolCalls({ database: db, registry }),
]);
const operator = { signature: await app.signIn('operator'), language: 'en' as const };
const [listings, exceptions] = [
  { service: 'item', path: 'amazon_listing' },
  { service: 'item', path: 'listing_exception' },
];
const listed = async (of: typeof listings, page: string, filters: readonly object[]) =>
  (
    (await app.post(recordPath(of, 'list'), { page, filters, sort: [], limit: 200 }, operator)).data as {
      readonly rows: readonly RecordRow[];
    }
  ).rows;
const act = (action: string, input: object, targets: readonly object[] = []) =>
  app.post(actionPath(exceptions, action), { targets, input }, operator);
const idOf = async (table: 'store' | 'site', code: string) =>
  (await app.db.selectFrom(table).select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const here = { store: await idOf('store', 'AMZ-UK'), site: await idOf('site', 'AMZ-UK') };
const today = '2026-05-20';
const before = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
const snapshots = async (msku: string, rows: readonly object[]) => {
  await app.db
    .insertInto('amazon_listing')
    .values(
      rows.map(row => ({
        ...here,
        msku,
        asin: 'B0AXLETEST',
        title: 'Brake pads',
        fulfilment: 'fba' as const,
        listing_status: 'active' as const,
        snapshot_date: today,
        ...row,
      })),
    )
    .execute();
  await markLatest(app.db, [msku]);
};
const exceptionsOf = async (msku: string) =>
  (await listed(exceptions, 'amazonListingException', [{ field: 'msku', op: 'eq', value: msku }])).map(row => ({ ...row }) as RecordRow);

it('the last snapshot of a listing is the one listed, in whatever order they come, with the course of its price', async () => {
  await snapshots('T-LAST', [{ snapshot_date: before(1), price: '20', rank: 900 }]);
  await snapshots('T-LAST', [
    { snapshot_date: before(3), price: '18', rank: 1000 },
    { snapshot_date: today, price: '20', rank: 800 },
    { snapshot_date: before(2), price: '18' },
  ]);
  const latest = [
    { field: 'msku', op: 'eq', value: 'T-LAST' },
    { field: 'latest', op: 'eq', value: true },
  ];
  const [row, ...others] = await listed(listings, 'amazonListingSummary', latest);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    snapshotDate: today,
    currency: 'GBP',
    priceTrend: [
      [-3, 18],
      [-1, 20],
      [0, 20],
    ],
    rankTrend: [
      [-3, 1000],
      [0, 800],
    ],
  });
  await app.db.deleteFrom('amazon_listing').where('msku', '=', 'T-LAST').where('snapshot_date', '=', today).execute();
  await markLatest(app.db, ['T-LAST']);
  expect(await listed(listings, 'amazonListingSummary', latest)).toMatchObject([{ snapshotDate: before(1) }]);
});

it('[LST1] the health of shops, of brands and of all together is shown', async () => {
  const board = async (figures: string) =>
    (await app.post(recordPath(listings, 'figures'), { page: 'amazonListingSummary', figures, filters: [] }, operator)).data as {
      readonly listings: { readonly value: number };
      readonly groups: { readonly rows: readonly { readonly label: { readonly en: string }; readonly values: Record<string, number> }[] };
    };
  for (const figures of ['byStore', 'byBrand']) {
    const { listings: all, groups } = await board(figures);
    expect(groups.rows.reduce((sum, { values }) => sum + values['listings']!, 0)).toBe(all.value);
    for (const { values } of groups.rows)
      expect(values['activeShare']).toBe(Math.round((values['active']! * 1000) / values['listings']!) / 10);
  }
  expect((await board('byStore')).groups.rows.map(({ label }) => label.en)).toContain('AMZ-NA AxlePro North America');
});

it('[LST4] price 14.99 with median 30-day 9.90 → limit 14.85 → exception mid; a threshold or a lower price closes it', async () => {
  const days = Array.from({ length: 30 }, (_, ago) => ({ snapshot_date: before(ago), price: ago === 0 ? '14.99' : '9.90' }));
  await snapshots('T-PRICE', days);
  expect(await act('check', {})).toMatchObject({ code: 200 });
  expect(await exceptionsOf('T-PRICE')).toMatchObject([
    { rule: 'priceHigh', level: 'mid', value: '14.99', threshold: '14.85', since: today, state: 'open' },
  ]);
  expect(await act('setThreshold', { site: here.site, priceFactor: '11' })).toMatchObject({ code: 422 });
  await act('setThreshold', { site: here.site, priceFactor: '1.6' });
  expect(await exceptionsOf('T-PRICE')).toMatchObject([{ state: 'done', mended: true }]);
  const tool = await app.post(
    recordPath(exceptions, 'work'),
    { page: 'amazonListingException', tool: 'thresholds', input: { site: here.site } },
    operator,
  );
  expect(tool.data).toMatchObject({ lines: [{ site: 'AMZ-UK amazon.co.uk', priceFactor: '1.6', noBuyBoxHours: 24, own: true }] });
  await act('setThreshold', { site: here.site });
  expect(new Set((await exceptionsOf('T-PRICE')).map(({ state }) => state))).toEqual(new Set(['done', 'open']));
  await snapshots('T-PRICE', [{ snapshot_date: before(-1), price: '9.90' }]);
  await act('check', {});
  expect((await exceptionsOf('T-PRICE')).map(({ state }) => state)).toEqual(['done', 'done']);
});

it('[LST4, LST6] a price below what earns its target, stock gone while it sold, and what was not sold since', async () => {
  const sku = (await sql<{ id: number }>`select id from sku where sales_status = 'onSale' order by id limit 1`.execute(app.db)).rows[0]!.id;
  await sql`delete from estimated_profit where sku = ${sku} and site = ${here.site}`.execute(app.db);
  await sql`insert into estimated_profit (sku, site, fulfilment, price, state, target_price)
    values (${sku}, ${here.site}, 'fba', 30, 'done', 25.5)`.execute(app.db);
  await snapshots(
    'T-LOST',
    Array.from({ length: 31 }, (_, ago) => ({
      sku,
      snapshot_date: before(ago),
      price: '24.90',
      brand: null,
      stock: ago < 2 ? 0 : 60,
      units: ago < 2 ? 0 : 3,
    })),
  );
  await act('check', {});
  const found = await exceptionsOf('T-LOST');
  expect(found.find(({ rule }) => rule === 'priceLow')).toMatchObject({ level: 'mid', value: '24.9', threshold: '25.5' });
  expect(found.find(({ rule }) => rule === 'outOfStock')).toMatchObject({ level: 'high', since: before(1), unitsLost: 6 });
  const [row] = await listed(listings, 'amazonListingSummary', [
    { field: 'msku', op: 'eq', value: 'T-LOST' },
    { field: 'latest', op: 'eq', value: true },
  ]);
  expect(row).toMatchObject({ units7: 15, units28: 78, coverDays: '0' });
  expect((row!['unitsTrend'] as readonly unknown[]).at(-1)).toEqual([0, 15]);
});

it('an exception is assigned, handled, and reopened where it is found again; an ignored one stays ignored', async () => {
  await snapshots('T-LIFE', [{ images: 0, fitment_count: 0 }]);
  await act('check', {});
  const [image, fitment] = ['noImage', 'noFitment'].map(
    rule => async () => (await exceptionsOf('T-LIFE')).filter(row => row['rule'] === rule),
  );
  const target = async (of: typeof image) => [{ id: (await of!())[0]!.id, version: (await of!())[0]!.version }];
  expect(await act('assign', { handler: 1 }, await target(image))).toMatchObject({ code: 200 });
  expect(await image!()).toMatchObject([{ state: 'doing', handler: 1, nextStep: 'onPlatform' }]);
  expect(await fitment!()).toMatchObject([{ state: 'open', nextStep: 'addFitment' }]);
  expect(await act('ignore', {}, await target(fitment))).toMatchObject({ code: 422 });
  await act('ignore', { result: 'A tool, fits every car' }, await target(fitment));
  await act('handle', { result: 'Picture sent to Amazon' }, await target(image));
  await act('check', {});
  expect(new Set((await image!()).map(({ state }) => state))).toEqual(new Set(['done', 'open']));
  expect(await fitment!()).toMatchObject([{ state: 'ignored', result: 'A tool, fits every car' }]);
  expect((await fitment!())[0]).not.toHaveProperty('nextStep');
});

it('every rule of exceptions has its next step', async () => {
  const { resource } = registry.page('amazonListingException')!.page;
  const { rule, nextStep } = resource!.fields as Readonly<Record<string, EnumField>>;
  await sql`insert into listing_exception (level, rule, store, site, msku, asin, since, found_at)
    select 'low', unnest(${rule!.options.map(({ code }) => code)}::text[]), ${here.store}, ${here.site}, 'T-STEPS', 'B0AXLETEST', ${today},
      now()`.execute(app.db);
  const { rows } = await sql<{ step: string | null }>`
    select next_step as step from listing_exception_list where msku = 'T-STEPS'`.execute(app.db);
  expect(rows).toHaveLength(rule!.options.length);
  expect(new Set(rows.map(({ step }) => step))).toEqual(new Set(nextStep!.options.map(({ code }) => code)));
});

it('the night checks once', async () => {
  await snapshots('T-NIGHT', [{ listing_status: 'stranded' }]);
  const night = new Date('2031-01-05T21:00:00.000Z');
  await runNightlyChecks(app.db, registry, night);
  expect(await exceptionsOf('T-NIGHT')).toMatchObject([{ rule: 'stranded', level: 'high' }]);
  await snapshots('T-NIGHT', [{ listing_status: 'active', snapshot_date: before(-1) }]);
  await runNightlyChecks(app.db, registry, new Date(night.getTime() + 3_600_000));
  expect(await exceptionsOf('T-NIGHT')).toMatchObject([{ state: 'open' }]);
  await runNightlyChecks(app.db, registry, new Date(night.getTime() + 24 * 3_600_000));
  expect(await exceptionsOf('T-NIGHT')).toMatchObject([{ state: 'done' }]);
});
