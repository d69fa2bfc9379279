import type { Text } from '@axle/kernel';
import { newAmazonPending } from '@axle/pages/development/pending/new-amazon-pending';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { unrestricted } from '@axle/permissions';
import { demoApp } from '../../../testing/demo-app.ts';
import { listingFileCalls } from './listing-file-call.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...listingFileCalls({ database: db, registry }),
]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const pendings = { service: 'item', path: 'new_amazon_pending' };
const page = 'newAmazonPending';

const { rows: known } = await sql<{ registration: number; sites: readonly number[]; eu: number; skus: readonly number[] }>`
  select (select min(id) from new_product_registration) as registration,
    array(select r.id from store_site r join store s on s.id = r.store where s.platform = 'amazon' order by r.id limit 3) as sites,
    (select min(r.id) from store_site r join site s on s.id = r.site join country c on c.id = s.country join store t on t.id = r.store
      where c.eu and t.platform = 'amazon') as eu,
    array(select id from sku where sales_status = 'new' order by id limit 14) as skus`.execute(app.db);
const [{ registration, sites, eu, skus }] = known as [(typeof known)[number]];

const listed = async (given: readonly (readonly [sku: number, storeSite: number])[]) =>
  app.db.transaction().execute(async transaction => {
    const caller = { registry: app.registry, access: unrestricted(1), now: app.now() };
    const values = given.map(([sku, storeSite]) => ({ registration, sku, storeSite }));
    return (await insertRows(transaction, ownParts(transaction, caller, page), values, { action: 'add' })).map(({ id }) => id);
  });
const read = async (id: number) => (await app.get(`${recordPath(pendings, 'read')}?id=${id}`, boss)).data as Row;
const change = async (id: number, values: object) => {
  const { version } = await read(id);
  return (await app.post(recordPath(pendings, 'update'), { page, id, version, values }, boss)).reason ?? 'done';
};
const step = async (id: number, action: string, input: object = {}) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(pendings, action), { page, targets: [{ id, version }], input }, boss);
  const refusal = (reply.data as readonly { refusal?: { code: string; message: Text } }[] | undefined)?.[0]?.refusal;
  return refusal ? `${refusal.code} ${refusal.message.en}` : (reply.reason ?? 'done');
};
const countOn = async (tab: string) => {
  const { filters } = newAmazonPending.tabs.find(({ key }) => key === tab)!;
  const reply = await app.post(recordPath(pendings, 'list'), { page, filters, sort: [], limit: 200 }, boss);
  return (reply.data as { rows: readonly Row[] }).rows.length;
};
const whole = {
  title: 'Water pump',
  bullets: [{ text: 'Cast housing' }],
  gtin: '4006381333931',
  price: '67.90',
  complianceOk: true,
  fitmentFile: undefined,
};
const picture = JSON.stringify([{ id: '00000000-0000-4000-8000-000000000021', name: 'a.png', bytes: 9, purpose: 'main' }]);
const shown = (id: number) => sql`update new_amazon_pending set images = ${picture}::json where id = ${id}`.execute(app.db);
const fitted = (sku: number) =>
  sql`insert into fitment (sku, make, model, year_from, year_to) values (${sku}, 'Toyota', 'Camry', 2018, 2020)`.execute(app.db);

it('[B2] GTIN 4006381333931 is taken, 4006381333932 refused; [N15] [N16] what is complete is ready by itself, and waits again', async () => {
  const sku = skus[12]!;
  const [id] = (await listed([[sku, sites[0]!]])) as [number];
  await Promise.all([shown(id), fitted(sku)]);
  expect(await read(id)).toMatchObject({ state: 'waitInfo', fulfilment: expect.any(String), manager: expect.any(Number) });
  expect(await change(id, { gtin: '4006381333932' })).toBe('GTIN');
  expect(await change(id, { title: 'Water pump', price: '0' })).toBe('RANGE');
  expect(await change(id, { ...whole, gtin: undefined })).toBe('done');
  expect(await read(id)).toMatchObject({ state: 'waitInfo', missing: ['gtin'], bulletCount: 1, imageCount: 1 });
  expect(await step(id, 'push')).toContain('STATE');
  expect([await change(id, { gtinExempt: true }), (await read(id))['state']]).toEqual(['done', 'ready']);
  expect([await change(id, { gtinExempt: false }), (await read(id))['state']]).toEqual(['done', 'waitInfo']);
  const file = async () => app.file(`${actionPath(pendings, 'listingFile')}?id=${id}`, boss);
  expect(await file()).toContain('STATE');
  expect([await change(id, { gtin: '4006381333931' }), (await read(id))['state']]).toEqual(['done', 'ready']);
  // [N30] what is complete has its file
  expect(await file()).toMatch(/\t4006381333931\tEAN\tWater pump\t.*\t(?:.*;)?Toyota Camry 2018-2020\n$/);
});

it('[N30] pushing makes the file, which stays as it was pushed; those of several are one', async () => {
  const ids = await listed(skus.slice(9, 11).map(sku => [sku, sites[1]!] as const));
  for (const [at, id] of ids.entries()) {
    await Promise.all([shown(id), fitted(skus[9 + at]!)]);
    expect(await change(id, { ...whole, gtin: undefined, gtinExempt: true, title: `Listing ${at}` })).toBe('done');
  }
  expect(await read(ids[0]!)).not.toHaveProperty('pushedAt');
  for (const id of ids) expect(await step(id, 'push')).toBe('done');
  expect(await read(ids[0]!)).toMatchObject({ state: 'pushed', pushedAt: expect.any(Number) });
  const file = async (of: readonly number[]) =>
    app.file(`${actionPath(pendings, 'listingFile')}?${of.map(id => `id=${id}`).join('&')}`, boss);
  const pushed = await file(ids);
  expect(pushed.split('\n')).toMatchObject(
    [/^item_sku\t/, /\tListing 0\t/, /\tListing 1\t/, /^$/].map(form => expect.stringMatching(form)),
  );
  expect(await change(ids[0]!, { title: 'Said later' })).toBe('done');
  expect(await file(ids)).toBe(pushed);
  // taken back and pushed again, it says what it says now
  expect(await step(ids[0]!, 'block', { blocker: 'Brand to be proved' })).toBe('done');
  expect([await step(ids[0]!, 'unblock'), await file([ids[0]!]).then(text => text.includes('Said later'))]).toEqual(['done', true]);
  expect([await step(ids[0]!, 'push'), await file([ids[0]!]).then(text => text.includes('Said later'))]).toEqual(['done', true]);
});

it('[N15a] a site of the European Union waits for its responsible person and label', async () => {
  const sku = skus[13]!;
  const [id] = (await listed([[sku, eu]])) as [number];
  await Promise.all([shown(id), fitted(sku)]);
  expect([await change(id, whole), (await read(id))['missing']]).toEqual(['done', ['compliance']]);
  await sql`update new_amazon_pending set gpsr_label = ${picture}::json where id = ${id}`.execute(app.db);
  expect([await change(id, { gpsrPerson: 'Axle Autoteile GmbH' }), (await read(id))['state']]).toEqual(['done', 'ready']);
});

it('[N17] with its ASIN it is offered and mapped; an ASIN of another SKU on the same site is refused', async () => {
  const [one, other] = skus as [number, number];
  const ids = (await listed([
    [one, sites[0]!],
    [other, sites[0]!],
  ])) as [number, number];
  for (const [at, id] of ids.entries()) {
    await Promise.all([shown(id), fitted([one, other][at]!)]);
    expect([await change(id, { asin: 'B0QZ000011' }), await change(id, { ...whole, gtinExempt: true, gtin: undefined })]).toEqual([
      'STATE',
      'done',
    ]);
    expect(await step(id, 'push')).toBe('done');
  }
  expect(await step(ids[0], 'setAsin', { asin: 'B0QZ00001', sellerSku: 'NEW-1-US' })).not.toBe('done');
  expect(await step(ids[0], 'setAsin', { asin: 'B0QZ000011', sellerSku: 'NEW-1-US' })).toBe('done');
  expect(await step(ids[1], 'setAsin', { asin: 'B0QZ000011', sellerSku: 'NEW-2-US' })).toContain('ASIN_TAKEN');
  // typed or imported into the record, it is the same
  expect(await change(ids[1], { asin: 'B0QZ000012', sellerSku: 'NEW-2-US' })).toBe('done');
  expect([(await read(ids[0]))['state'], (await read(ids[1]))['state']]).toEqual(['created', 'created']);
  const { rows } = await sql<{ asin: string; skus: readonly string[]; own: string }>`
    select l.item_id as asin, l.skus, k.sku as own from pt_sku_list l join new_amazon_pending a on a.seller_sku = l.seller_sku
      and a.store = l.store and a.site = l.site join sku k on k.id = a.sku where a.id = any(${ids}) order by a.id`.execute(app.db);
  expect(rows).toMatchObject([{ asin: 'B0QZ000011' }, { asin: 'B0QZ000012' }]);
  expect(rows.every(({ skus: mapped, own }) => mapped.length === 1 && mapped[0] === own)).toBe(true);
});

it('[N32] what is pushed is a draft among PT SKUs that nobody has to map, until it is the listing itself or is abandoned', async () => {
  const [one, other] = skus.slice(5, 7) as [number, number];
  const ids = (await listed([
    [one, sites[0]!],
    [other, sites[0]!],
  ])) as [number, number];
  for (const [at, id] of ids.entries()) {
    await Promise.all([shown(id), fitted([one, other][at]!)]);
    const own = at === 1 ? { sellerSku: 'DRAFT-2-US' } : {};
    expect(await change(id, { ...whole, gtinExempt: true, gtin: undefined, ...own })).toBe('done');
    expect(await step(id, 'push')).toBe('done');
  }
  const offered = async (id: number) =>
    (
      await sql<{ sku: string; code: string; status: string; asin: string | null; state: string }>`
        select l.seller_sku as sku, k.sku as code, l.listing_status as status, l.item_id as asin, l.state
        from new_amazon_pending_list a join pt_sku_list l on l.id = a.listing join sku k on k.id = a.sku where a.id = ${id}`.execute(app.db)
    ).rows[0]!;
  const draft = await offered(ids[0]);
  expect(draft).toMatchObject({ sku: draft.code, status: 'incomplete', asin: null, state: 'ignored' });
  // the draft goes along under another seller SKU, and is the listing once it has its ASIN
  expect(await change(ids[0], { sellerSku: 'DRAFT-1-US' })).toBe('done');
  expect(await offered(ids[0])).toMatchObject({ sku: 'DRAFT-1-US', status: 'incomplete' });
  expect(await step(ids[0], 'setAsin', { asin: 'B0QZ000032', sellerSku: 'LISTED-1-US' })).toBe('done');
  expect(await offered(ids[0])).toMatchObject({ sku: 'LISTED-1-US', status: 'inactive', asin: 'B0QZ000032', state: 'mapped' });
  expect([await step(ids[1], 'abandon', { abandonReason: 'Not sold there' }), (await offered(ids[1])).status]).toEqual(['done', 'deleted']);
  const { rows: left } = await sql`select id from pt_sku where seller_sku in (${draft.code}, 'DRAFT-1-US')`.execute(app.db);
  expect(left).toEqual([]);
});

it('[N16] a listing that waits for vehicles alone is ready as soon as its SKU has one, and waits again without', async () => {
  const sku = skus[4]!;
  const [id] = (await listed([[sku, sites[0]!]])) as [number];
  await sql`delete from fitment where sku = ${sku}`.execute(app.db);
  await shown(id);
  expect([await change(id, whole), (await read(id))['missing']]).toEqual(['done', ['fitment']]);
  const fitments = { service: 'item', path: 'fitment' };
  const { rows: vehicles } = await sql<{ make: string; model: string }>`select make, model from vehicle_model order by id limit 1`.execute(
    app.db,
  );
  const values = { sku, ...vehicles[0], yearFrom: 2018, yearTo: 2020, qtyPerVehicle: 1, source: 'OE' };
  const { data } = await app.post(recordPath(fitments, 'add'), { page: 'fitment', values }, boss);
  expect((await read(id))['state']).toBe('ready');
  const { id: row, version } = data as Row;
  await app.post(recordPath(fitments, 'del'), { page: 'fitment', targets: [{ id: row, version }] }, boss);
  expect(await read(id)).toMatchObject({ state: 'waitInfo', missing: ['fitment'] });
});

it('blocking raises the exception, unblocking solves it; a draft is filled from the same SKU alone', async () => {
  const sku = skus[2]!;
  const ids = (await listed([
    [sku, sites[0]!],
    [sku, sites[1]!],
    [skus[3]!, sites[1]!],
  ])) as [number, number, number];
  await Promise.all([shown(ids[0]), fitted(sku)]);
  expect(await change(ids[0], whole)).toBe('done');
  expect(await step(ids[1], 'fillFrom', { from: sites[0] })).toBe('done');
  expect(await read(ids[1])).toMatchObject({ title: 'Water pump', missing: ['compliance', 'price'], imageCount: 1, bulletCount: 1 });
  expect(await step(ids[2], 'fillFrom', { from: sites[0] })).toContain('NOTHING_THERE');
  expect(await step(ids[0], 'block', { blocker: 'Brand letter is missing' })).toBe('done');
  const raised = async () =>
    (
      await sql<{
        status: string;
      }>`select status from new_product_exception where type = 'listingBlock' and text like '%Brand letter is missing'`.execute(app.db)
    ).rows;
  expect(await raised()).toEqual([{ status: 'open' }]);
  expect([await step(ids[0], 'unblock'), (await read(ids[0]))['state'], await raised()]).toEqual(['done', 'ready', [{ status: 'solved' }]]);
  expect([await step(ids[0], 'abandon', { abandonReason: 'Not sold there' }), (await read(ids[0]))['state']]).toEqual([
    'done',
    'abandoned',
  ]);
});

it('12 SKUs × 3 sites, 30 created and 4 abandoned: the open tabs together show 2', async () => {
  await sql`update new_product_exception set pending = null`.execute(app.db);
  await sql`delete from new_amazon_pending`.execute(app.db);
  const ids = await listed(skus.slice(0, 12).flatMap(sku => sites.map(site => [sku, site] as const)));
  await sql`update new_amazon_pending set state = 'created', asin = 'B0' || lpad(id::text, 8, '0'), seller_sku = 'S-' || id
    where id = any(${ids.slice(0, 30)})`.execute(app.db);
  await sql`update new_amazon_pending set state = 'abandoned' where id = any(${ids.slice(30, 34)})`.execute(app.db);
  const counts = [];
  for (const tab of ['tab0', 'tab1', 'tab2', 'tab3', 'tab4']) counts.push(await countOn(tab));
  expect(counts.slice(0, 4).reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(counts[4]).toBe(34);
});
