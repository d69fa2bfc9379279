import { actionPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { at, mappingApp, type Row } from './testing/mapping-app.ts';

const { app, boss, rows, run, listing } = await mappingApp();
/** Codes of parts that no shop offers under their own code. */
const { rows: parts } = await sql<{ sku: string }>`
  select sku from sku where sales_status = 'onSale' and kind = 'single'
  and not exists (select from pt_sku p where p.seller_sku = sku.sku) and not exists (select from sku_map m where m.seller_sku = sku.sku)
  order by id limit 3`.execute(app.db);
const [one, pair, third] = parts.map(({ sku }) => sku);
const named = (sellerSku: string) => [{ field: 'sellerSku', op: 'eq', value: sellerSku }];
const mapEqual = async (resource: typeof at.ptSku, targets: readonly Row[], input: object = {}) => {
  const reply = await app.post(
    actionPath(resource, 'mapEqual'),
    { targets: targets.map(({ id, version }) => ({ id, version })), input },
    boss,
  );
  expect(reply).toMatchObject({ code: 200 });
  return (reply.data as readonly { refusal?: { code: string } }[]).map(({ refusal }) => refusal?.code);
};

it('all listings that are called as a SKU are mapped to it at once, as many pieces as the title says; the others stay and are named', async () => {
  const first = await listing(one!);
  const second = await listing(pair!, { title: '2 Pack front brake pads' });
  const other = await listing(`${one!}-XYZ`);
  expect(await mapEqual(at.ptSku, [first, second, other])).toEqual([undefined, undefined, 'NO_EQUAL_CODE']);
  expect(await mapEqual(at.ptSku, [other], { prefix: true })).toEqual([undefined]);
  const [map] = await rows(at.skuMap, named(pair!));
  expect(map).toMatchObject({ store: first['store'], site: first['site'], parts: expect.stringContaining(pair!) });
  expect((await rows(at.ptSku, named(one!)))[0]).toMatchObject({ state: 'mapped' });
  expect(await mapEqual(at.ptSku, await rows(at.ptSku, named(one!)))).toEqual(['ALREADY_MAPPED']);
});

it('an exception ends with the map that it asked for', async () => {
  await listing(third!);
  await run(at.exception, 'rerun', undefined);
  const [open] = await rows(at.exception, named(third!));
  expect(open).toMatchObject({ rule: 'unmapped', state: 'open' });
  expect(await mapEqual(at.exception, [open!])).toEqual([undefined]);
  expect((await rows(at.exception, named(third!)))[0]).toMatchObject({ state: 'done', endedBy: 'check' });
});

it('[MAP12] the offer behind a listing or its exception opens at its site', async () => {
  const made = await listing('OPEN-1', { itemId: 'B0OPEN0001' });
  expect(await run(at.ptSku, 'openListing', made)).toMatchObject({ data: [{ open: 'https://www.amazon.com/dp/B0OPEN0001' }] });
  await run(at.exception, 'rerun', undefined);
  const [open] = await rows(at.exception, named('OPEN-1'));
  expect(await run(at.exception, 'openListing', open)).toMatchObject({ data: [{ open: 'https://www.amazon.com/dp/B0OPEN0001' }] });
  expect(await run(at.ptSku, 'openListing', await listing('OPEN-2'))).toMatchObject({
    data: [{ refusal: { code: 'NO_ADDRESS' } }],
  });
});
