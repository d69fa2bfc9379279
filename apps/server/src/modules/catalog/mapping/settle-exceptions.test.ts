import { actionPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { at, mappingApp, type Row } from './testing/mapping-app.ts';

const { app, boss, id, added, rows, run, skuOf, listing } = await mappingApp();
const here = { store: id('store', 'AMZ-NA'), site: id('site', 'AMZ-US') };
const of = (sellerSku: string, rule?: string) =>
  rows(at.exception, [
    { field: 'sellerSku', op: 'eq', value: sellerSku },
    ...(rule === undefined ? [] : [{ field: 'rule', op: 'eq', value: rule }]),
  ]);
const found = async (sellerSku: string, rule: string) => {
  await run(at.exception, 'rerun', undefined);
  const [row] = await of(sellerSku, rule);
  expect(row).toMatchObject({ rule, state: 'open' });
  return row!;
};
const act = async (action: string, targets: readonly Row[], input: object = {}, as: object = boss) => {
  const reply = await app.post(
    actionPath(at.exception, action),
    { targets: targets.map(({ id: target, version }) => ({ id: target, version })), input },
    as,
  );
  expect(reply).toMatchObject({ code: 200 });
  return (reply.data as readonly { refusal?: { code: string } }[]).map(({ refusal }) => refusal?.code);
};
const settle = (targets: readonly Row[], keep = 'fbaMap', prefix = false) => act('settle', targets, { keep, prefix });
const mapped = async (sellerSku: string, sku: number, qty = 1, more: object = {}) => {
  await listing(sellerSku, more);
  await added(at.skuMap, { platform: 'amazon', ...here, sellerSku, effectiveFrom: '2026-01-01', lines: [{ sku, qty }] });
};
const linesOf = async (sellerSku: string) =>
  (
    await sql<{ sku: number; qty: number }>`select l.sku, l.qty from sku_map_lines l
      where l.record_id = (select m.id from maps_in_force(${here.store}, ${here.site}, ${sellerSku}, '2026-05-20') m)
      order by l.line_no`.execute(app.db)
  ).rows;
const stopped = await skuOf('stopped');
const [first, second] = [await skuOf('onSale', 20), await skuOf('onSale', 21)];

it('[MAP13] a SKU that may not be sold is replaced by its substitute; the one without stays as it was, and each row says what came of it', async () => {
  const other = await skuOf('stopped', 1);
  await sql`delete from sku_substitute_members where sku = any(${[stopped.id, other.id, first.id]}::bigint[])`.execute(app.db);
  await added(
    { service: 'mrp', path: 'sku_substitute' },
    {
      groupNo: 'SG-NEXT',
      effectiveFrom: '2026-01-01',
      members: [
        { rank: 1, sku: stopped.id, ratio: '1', type: 'supersede', stopDate: '2026-01-01' },
        { rank: 2, sku: first.id, ratio: '2', type: 'interchange' },
      ],
    },
  );
  await mapped('NEXT-R2', stopped.id, 2);
  await mapped('NEXT-R2B', other.id);
  const ticked = [await found('NEXT-R2', 'R2'), await found('NEXT-R2B', 'R2')];
  expect(ticked.map(row => row['nextStep'])).toEqual(['replace', 'replace']);
  expect(await settle(ticked)).toEqual([undefined, 'NO_STAND_IN']);
  expect(await linesOf('NEXT-R2')).toEqual([{ sku: first.id, qty: 4 }]);
  expect(await linesOf('NEXT-R2B')).toEqual([{ sku: other.id, qty: 1 }]);
  const [done] = await of('NEXT-R2', 'R2');
  expect(done).toMatchObject({ state: 'done', endedBy: 'check' });
  expect(done).not.toHaveProperty('nextStep');
  const periods = await rows(at.skuMap, [{ field: 'sellerSku', op: 'eq', value: 'NEXT-R2' }]);
  expect(periods.map(row => row['effectiveTo'])).toEqual(expect.arrayContaining(['2026-05-19', undefined]));
});

it('maps that differ agree by the FBA map, or by the SKU map for users who may change FBA maps', async () => {
  const fba = (msku: string, fnsku: string) =>
    added(at.fbaMap, { ...here, msku, fnsku, asin: 'B0NEXT0003', sku: second.id, qtyPer: 3, effectiveFrom: '2026-01-01' });
  await mapped('NEXT-R3', first.id);
  await fba('NEXT-R3', 'X00NEXT003');
  expect(await settle([await found('NEXT-R3', 'R3')])).toEqual([undefined]);
  expect(await linesOf('NEXT-R3')).toEqual([{ sku: second.id, qty: 3 }]);
  await mapped('NEXT-R3B', first.id, 2);
  await fba('NEXT-R3B', 'X00NEXT03B');
  expect(await settle([await found('NEXT-R3B', 'R3')], 'skuMap')).toEqual([undefined]);
  expect(await linesOf('NEXT-R3B')).toEqual([{ sku: first.id, qty: 2 }]);
  expect(await rows(at.fbaMap, [{ field: 'fnsku', op: 'eq', value: 'X00NEXT03B' }])).toMatchObject([{ sku: first.id, qtyPer: 2 }]);
});

it('a kit gets its latest BOM draft; without one it says so', async () => {
  const { rows: kits } = await sql<{ id: number; sku: string }>`
    select id, sku from sku where kind = 'kit' and sales_status = 'onSale' order by id limit 1`.execute(app.db);
  const kit = kits[0]!;
  await sql`update bom set state = 'retired' where parent = ${kit.sku}`.execute(app.db);
  await mapped('NEXT-R4', kit.id);
  const before = await found('NEXT-R4', 'R4');
  expect(await settle([before])).toEqual(['NO_DRAFT']);
  const part = await skuOf('onSale', 22);
  await added(
    { service: 'mrp', path: 'bom' },
    {
      parent: kit.sku,
      bomVersion: 90,
      effectiveFrom: '2026-05-01',
      lines: [{ child: part.sku, quantity: '2' }],
    },
  );
  expect(await settle(await of('NEXT-R4', 'R4'))).toEqual([undefined]);
  expect(await of('NEXT-R4', 'R4')).toMatchObject([{ state: 'done' }]);
});

it('[MAP4] the quantity of the title is taken, and a listing of several SKUs is left alone', async () => {
  await mapped('NEXT-R7', first.id, 1, { title: 'Brake pads, Set of 4' });
  await listing('NEXT-R7B', { title: 'Brake set, Set of 4' });
  const lines = [
    { sku: first.id, qty: 1 },
    { sku: second.id, qty: 1 },
  ];
  await added(at.skuMap, { platform: 'amazon', ...here, sellerSku: 'NEXT-R7B', effectiveFrom: '2026-01-01', lines });
  expect(await settle([await found('NEXT-R7', 'R7'), await found('NEXT-R7B', 'R7')])).toEqual([undefined, 'SEVERAL_SKUS']);
  expect(await linesOf('NEXT-R7')).toEqual([{ sku: first.id, qty: 4 }]);
});

it('what the platform alone can settle is recorded once it is done there; a state that changes nothing is refused', async () => {
  const { rows: without } = await sql<{ id: number }>`select id from sku k where sales_status in ('new', 'onSale')
    and kind = 'single' and not exists (select from stock_move m join warehouse w on w.id = m.warehouse
      join country c on c.market = w.market where m.sku = k.id and c.iso2 = 'US') order by id limit 1`.execute(app.db);
  await mapped('NEXT-R5', without[0]!.id);
  await sql`update pt_sku set created_at = '2026-01-01' where seller_sku = 'NEXT-R5'`.execute(app.db);
  const open = await found('NEXT-R5', 'R5');
  expect(open).toMatchObject({ nextStep: 'offSale' });
  expect(await settle([open])).toEqual(['ON_PLATFORM']);
  expect(await act('recordStatus', [open], { listingStatus: 'active' })).toEqual(['STILL_FOUND']);
  expect(await act('recordStatus', [open], { listingStatus: 'deleted' })).toEqual([undefined]);
  expect(await of('NEXT-R5', 'R5')).toMatchObject([{ state: 'done' }]);
  expect(await rows(at.ptSku, [{ field: 'sellerSku', op: 'eq', value: 'NEXT-R5' }])).toMatchObject([{ listingStatus: 'deleted' }]);
});

it('users who may edit exceptions but not what resolves them see the missing permission and the roles that have it', async () => {
  await sql`insert into role_grant (role_id, code, page) select u.role_id, 'basic.ptSkuException.update', 'ptSkuException' from user_role u
    join app_user a on a.id = u.user_id where a.account = 'auditor' on conflict do nothing`.execute(app.db);
  const auditor = { signature: await app.signIn('auditor'), language: 'en' };
  const kit = (await of('NEXT-R4', 'R4'))[0]!;
  await sql`update bom set state = 'retired' where parent = any(${[...(kit['skus'] as string[])]}::text[])`.execute(app.db);
  expect(await act('settle', [await found('NEXT-R4', 'R4')], { keep: 'fbaMap' }, auditor)).toEqual(['FORBIDDEN']);
});

it('an unmapped listing shows whether a SKU has its code, or the part before its hyphen, and is mapped to it', async () => {
  const { rows: free } = await sql<{ id: number; sku: string }>`select id, sku from sku k where sales_status = 'onSale' and kind = 'single'
    and not exists (select from pt_sku p where p.seller_sku = k.sku) order by id limit 1`.execute(app.db);
  const { id: part, sku } = free[0]!;
  await listing(sku);
  await listing(`${sku}-ZZ`);
  await listing('NEXT-NONE');
  const ticked = [await found(sku, 'unmapped'), await found(`${sku}-ZZ`, 'unmapped'), await found('NEXT-NONE', 'unmapped')];
  expect(ticked.map(row => row['nextStep'])).toEqual(['mapEqual', 'mapPrefix', 'map']);
  expect(await settle(ticked)).toEqual([undefined, 'NO_EQUAL_CODE', 'NO_EQUAL_CODE']);
  expect(await settle(ticked.slice(1), 'fbaMap', true)).toEqual([undefined, 'NO_EQUAL_CODE']);
  expect(await linesOf(`${sku}-ZZ`)).toEqual([{ sku: part, qty: 1 }]);
});
