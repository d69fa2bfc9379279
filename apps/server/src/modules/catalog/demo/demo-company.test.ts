import { acceptValue } from '@axle/page-kit';
import { sql } from 'kysely';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openFileFolder } from '../../../platform/files/file-folder.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { registry } from '../../../testing/whole-registry.ts';
import { demoParts } from './demo-parts.ts';
import { demoSkus } from './demo-skus.ts';
import { keepDemoPictures } from './keep-demo-pictures.ts';

const { db } = await demoApp();
const of = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> => (await query.execute(db)).rows;

it('an item of each platform has the number that the platform gives, an order from elsewhere the number of its kind', async () => {
  const items = await of(sql<{ platform: string; item: string }>`
    select s.platform, p.item_id as item from pt_sku p join store s on s.id = p.store where p.item_id is not null`);
  const shapes: Readonly<Record<string, RegExp>> = { amazon: /^B0[0-9A-Z]{8}$/, ebay: /^\d{12}$/, walmart: /^\d{9}$/ };
  expect(new Set(items.map(({ platform }) => platform))).toEqual(new Set(Object.keys(shapes)));
  expect(items.filter(({ platform, item }) => !shapes[platform]!.test(item))).toEqual([]);
  const orders = await of(sql<{ type: string; no: string; platformNo: string | null }>`
    select out_type as type, source_no as no, platform_order_no as "platformNo" from outbound`);
  const numbered: Readonly<Record<string, RegExp>> = {
    transfer: /^(TF|DN)\d{11}$/,
    distribution: /^(DN\d{11}|DS-)/,
    sale: /^SO/,
    supplier_return: /^AS\d{11}$/,
  };
  expect(orders.filter(({ type, no }) => !numbered[type]!.test(no))).toEqual([]);
  expect(orders.filter(({ type, platformNo }) => type !== 'sale' && platformNo !== null)).toEqual([]);
});

it('no part costs more to send than it is sold for, and none that weighs less than a pound more than ten dollars', async () => {
  const dear = await of(sql<{ sku: string }>`
    select s.sku, e.price, e.fulfilment, e.fulfilment_fee as fee from estimated_profit e join sku s on s.id = e.sku
    where e.fulfilment_fee > e.price or (e.fulfilment_fee > 10 and s.unit_gross_kg < 0.45)`);
  expect(dear).toEqual([]);
});

it('orders that wait say under which offer their parts were sold', async () => {
  const [lines] = await of(sql<{ all: number; mapped: number }>`
    select count(*) as all, count(l.pt_sku) as mapped from outbound o join outbound_lines l on l.record_id = o.id
    where o.out_type = 'sale' and o.status not in ('shipped', 'cancelled')`);
  expect(lines!.mapped).toBeGreaterThan(lines!.all / 4);
});

it('every kind of part has a picture of its own among the files, of which most SKUs show one; drafts show none', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-pictures-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const skus = demoSkus();
  await db.transaction().execute(async transaction => {
    const pictureOf = await keepDemoPictures(transaction, await openFileFolder(folder), 1);
    const shown = skus.map(({ sku, salesStatus }) => ({ salesStatus, picture: pictureOf(sku, salesStatus) }));
    const held = shown.flatMap(({ picture }) => picture ?? []);
    expect(held.length).toBeGreaterThan(skus.length * 0.7);
    expect(shown.filter(({ salesStatus, picture }) => salesStatus === 'draft' && picture)).toEqual([]);
    const kinds = new Map(held.map(picture => [picture.id, picture]));
    expect(kinds.size).toBe(demoParts.length);
    const field = registry.page('skuList')!.page.resource!.fields['images']!;
    for (const picture of kinds.values()) {
      expect(acceptValue(field, [picture])).toEqual({ ok: true, value: [picture] });
      expect((await stat(path.join(folder, picture.id))).size).toBe(picture.bytes);
    }
  });
});
