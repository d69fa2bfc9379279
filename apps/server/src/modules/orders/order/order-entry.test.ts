import { actionPath, recordPath } from '@axle/wire';
import { usStates } from '@axle/orders';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { orderDesk } from './testing/order-desk.ts';

const desk = await orderDesk();
const { act, add, app, made, orderOf, pieces, place, put } = desk;
const [first, second] = place.skus as [number, number];
const at = { service: 'nova', path: 'sales_order' };
const list = async (caller: { signature: string; language: string }, filters: readonly object[] = []) =>
  app.post(recordPath(at, 'list'), { page: 'orderList', filters, sort: [{ field: 'latestShipAt' }], limit: 50 }, caller);

it('[S3a] the states that addresses are checked by are those of the basic data', async () => {
  const { rows } = await sql<{ abbr: string }>`
    select s.abbr from state s join country c on c.id = s.country where c.iso2 = 'US' order by s.abbr`.execute(app.db);
  expect(usStates.toSorted()).toEqual(rows.map(({ abbr }) => abbr));
});

describe('an order that is typed in', () => {
  it('[S1t][oms.md orderList] is numbered, comes to the sum of its lines and knows its pieces', async () => {
    const id = await made({
      lines: [
        { platformLineId: '1', sku: first, qty: 2, unitPrice: '39.9', shipping: '5' },
        { platformLineId: '2', sku: second, qty: 1, unitPrice: '12.5', discount: '2.5' },
      ],
    });
    const order = await orderOf(id);
    expect(order).toMatchObject({ kind: 'manual', platform: 'manual', status: 'pendingReview', currency: 'USD' });
    expect([order.item_amount, order.shipping_amount, order.discount, order.total].map(Number)).toEqual([92.3, 5, 2.5, 94.8]);
    expect(order.order_no).toMatch(/^SO\d{11}$/);
    expect(order.platform_order_id).toMatch(/^M\d{8}$/);
    expect(order.address_hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await pieces(id)).map(({ sku, qty }) => [sku, qty])).toEqual([
      [first, 2],
      [second, 1],
    ]);
  });

  it('[oms.md orderList] is refused with a number of other signs, without lines that say what is sold, below a price of 0', async () => {
    expect(JSON.stringify(await add({ platformOrderId: 'A_1' }))).toContain('Only letters, digits and hyphens');
    expect(JSON.stringify(await add({ lines: [{ platformLineId: '1', qty: 1, unitPrice: '1' }] }))).toContain('NO_SKU');
    expect(JSON.stringify(await add({ lines: [{ platformLineId: '1', sku: first, qty: 0, unitPrice: '1' }] }))).toContain('RANGE');
    expect(JSON.stringify(await add({ lines: [{ platformLineId: '1', sku: first, qty: 1, unitPrice: '-1' }] }))).toContain('RANGE');
    expect(JSON.stringify(await add({ kind: 'fba' }))).toContain('KIND');
  });

  it('twice by one number is refused', async () => {
    await made({ platformOrderId: 'PHONE-77' });
    expect((await add({ platformOrderId: 'PHONE-77' })).code).not.toBe(200);
  });

  it('bears emoji and 300 characters, with a warning', async () => {
    const id = await made({ line1: `${'1842 W 190th St '.repeat(18)}🚗` });
    expect((await orderOf(id)).address_issues).toEqual(['W_LINE_TOO_LONG', 'W_NON_LATIN']);
    expect(await act('review', id)).toBe('done');
  });
});

describe('what is done with an order besides', () => {
  it('notes and tags are added, tags taken off', async () => {
    const id = await made();
    expect([await act('addNote', id, { note: 'call first' }), await act('addNote', id, { note: 'called' })]).toEqual(['done', 'done']);
    expect((await orderOf(id)).seller_note).toMatch(/call first\n.*called$/);
    expect(await act('tag', id, { add: ['VIP', 'gift'] })).toBe('done');
    expect(await act('tag', id, { remove: ['gift'] })).toBe('done');
    expect((await orderOf(id)).tags).toEqual(['VIP']);
    expect(await act('tag', id)).toBe('NO_TAGS');
  });

  it('a SKU is changed for its substitute alone', async () => {
    const id = await made();
    expect(await act('changeSku', id, { sku: second, toSku: first, reason: 'x' })).toBe('NO_SUCH_SKU');
    expect(await act('changeSku', id, { sku: first, toSku: second, reason: 'x' })).toBe('NO_SUBSTITUTE');
    await sql`
      with made as (
        insert into sku_substitute (group_no, effective_from) values ('SUB-TEST-1', current_date - 400) returning id, effective_from
      )
      insert into sku_substitute_members (record_id, line_no, sku, rank, ratio, type, period)
      select m.id, g.rank, g.sku, g.rank, 1, 'equal', daterange(m.effective_from, null, '[]')
      from made m, (values (1, ${first}::bigint), (2, ${second}::bigint)) as g (rank, sku)`.execute(app.db);
    expect(await act('changeSku', id, { sku: first, toSku: second, reason: 'out of stock' })).toBe('done');
    expect(await pieces(id)).toMatchObject([{ sku: second, qty: 2 }]);
    expect((await orderOf(id)).seller_note).toContain('out of stock');
  });

  it('parts of a shipped order are sent again for nothing, with the after-sale number', async () => {
    const id = await made();
    expect(await act('resend', id, { afterSaleNo: 'RMA-1', reason: 'broken' })).toBe('STATE');
    await put(id, { status: 'shipped' });
    expect(await act('resend', id, { afterSaleNo: 'RMA-1', reason: 'broken', sku: first, qty: 3 })).toBe('NOTHING_SHIPPED');
    expect(await act('resend', id, { afterSaleNo: 'RMA-1', reason: 'broken', sku: first, qty: 1 })).toBe('done');
    const { platform_order_id: no } = await orderOf(id);
    const again = await app.db.selectFrom('sales_order').selectAll().where('platform_order_id', '=', `${no}-R1`).executeTakeFirstOrThrow();
    expect(again).toMatchObject({ kind: 'resend', after_sale_no: 'RMA-1', status: 'pendingReview', receiver: 'James Miller' });
    expect(Number(again.total)).toBe(0);
    expect(await pieces(again.id)).toMatchObject([{ sku: first, qty: 1 }]);
  });

  it('an abnormal order is fixed once its listing is mapped', async () => {
    const listing = await sql<{ id: number; sellerSku: string; store: number; platform: string }>`
      insert into pt_sku (store, site, seller_sku, fulfilment) select ${desk.store}, site, 'NOT-MAPPED-1', 'fbm' from store_site
      where store = ${desk.store} order by id limit 1
      returning id, seller_sku as "sellerSku", store, (select platform from store where id = ${desk.store}) as platform`.execute(app.db);
    const { id: ptSku, platform } = listing.rows[0]!;
    const id = await made({ lines: [{ platformLineId: '1', ptSku, qty: 3, unitPrice: '10' }] });
    expect(await orderOf(id)).toMatchObject({ status: 'abnormal', abnormal_code: 'UNMAPPED' });
    expect(await act('fix', id)).toBe('UNMAPPED');
    await sql`
      with made as (
        insert into sku_map (platform, seller_sku, effective_from) values (${platform}, 'NOT-MAPPED-1', current_date - 400) returning id
      )
      insert into sku_map_lines (record_id, line_no, sku, qty) select id, 1, ${second}, 2 from made`.execute(app.db);
    expect(await act('fix', id)).toBe('done');
    expect(await orderOf(id)).toMatchObject({ status: 'pendingReview', abnormal_code: null });
    expect(await pieces(id)).toMatchObject([{ sku: second, qty: 6 }]);
  });
});

describe('who sees which orders, and what of them', () => {
  it('[oms.md acceptance 5] without the store nobody sees, counts or touches its orders', async () => {
    const id = await made();
    const { rows } = await sql<{ id: number }>`select id from app_user where account = 'operator'`.execute(app.db);
    const mine = [{ field: 'store', op: 'in', value: [desk.store] }];
    await sql`delete from data_scope where user_id = ${rows[0]!.id} and kind = 'shop'`.execute(app.db);
    await sql`insert into data_scope (user_id, kind, mode, targets) values (${rows[0]!.id}, 'shop', 'none', '{}')`.execute(app.db);
    const other = { signature: await app.signIn('operator'), language: 'en' };
    const seen = (await list(other, mine)).data as { rows: readonly unknown[] };
    expect(seen.rows).toEqual([]);
    const reply = await app.post(
      actionPath(at, 'addNote'),
      { page: 'orderList', targets: [{ id, version: 1 }], input: { note: 'x' } },
      other,
    );
    expect(JSON.stringify(reply)).not.toContain((await orderOf(id)).order_no);
    expect((await orderOf(id)).seller_note).toBeNull();
  });

  it('buyers are masked for those who may not view them, in every byte of the reply', async () => {
    const id = await made({ buyerName: 'Zebulon Quark', receiver: 'Zebulon Quark', phone: '555-0199' });
    const mine = [{ field: 'orderNo', op: 'eq', value: (await orderOf(id)).order_no }];
    expect(JSON.stringify(await list(desk.boss, mine))).toContain('Zebulon Quark');
    await sql`
      delete from role_grant where code = 'oms.orderList.viewBuyer'`.execute(app.db);
    await sql`
      insert into role_grant (role_id, page, code) select id, 'orderList', 'oms.orderList.list' from role where code = 'whClerk'
      on conflict do nothing`.execute(app.db);
    await sql`
      insert into data_scope (user_id, kind, mode) select id, 'shop', 'all' from app_user where account = 'whclerk'
      on conflict (user_id, kind) do update set mode = 'all'`.execute(app.db);
    const clerk = { signature: await app.signIn('whclerk'), language: 'en' };
    const shown = JSON.stringify(await list(clerk, mine));
    expect(shown).toContain('Z*** Q***');
    for (const hidden of ['Zebulon', 'Quark', '555-0199', '1842 W 190th']) expect(shown).not.toContain(hidden);
    const asked = await list(clerk, [{ field: 'buyerName', op: 'startsWith', value: 'Zeb' }]);
    expect(JSON.stringify(asked)).not.toContain('"rows":[{');
  });
});
