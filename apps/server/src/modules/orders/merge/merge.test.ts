import { mergeGroups, platformOrdersOf, usualMergeSettings } from '@axle/orders';
import { businessDay } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { askedOrders } from '../allocation/order-facts.ts';
import { autoMerge } from './auto-merge.ts';
import { candidateGroups } from './candidate-groups.ts';
import { storedOrders } from './stored-order.ts';
import { soldOrders } from './testing/sold-orders.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const merges = { service: 'nova', path: 'order_merge' };
const page = 'pendingMerge';
const { sold, stores, skus } = await soldOrders(app.db);
type Row = Readonly<Record<string, unknown>>;
interface Seen {
  readonly id: number;
  readonly version: number;
}

const groups = async (input: object = {}) =>
  (await app.post(recordPath(merges, 'work'), { page, tool: 'tab1', input: { store: [...stores], ...input } }, boss)).data as {
    readonly groups: readonly Row[];
    readonly rows: readonly (Row & { readonly order: number; readonly version: number; readonly no: number })[];
  };
const act = (action: string, input: object) => app.post(actionPath(merges, action), { page, targets: [], input }, boss);
const chosen = (...orders: readonly Seen[]) => ({ orders: orders.map(({ id, version }) => ({ order: id, version })) });
const stands = async (...ids: readonly number[]) =>
  (
    await sql<Row>`select o.status, o.version, p.order_no as into, o.latest_ship_at::text as due,
        (select coalesce(sum(qty), 0) from sales_order_piece where sales_order = o.id)::integer as pieces
      from sales_order o left join sales_order p on p.id = o.merged_into where o.id = any(${ids}::bigint[]) order by o.id`.execute(app.db)
  ).rows;
const lastMerge = async () =>
  (
    await sql<Seen & { mergeNo: string; state: string }>`
      select id, version, merge_no as "mergeNo", state from order_merge order by id desc limit 1`.execute(app.db)
  ).rows[0]!;
const onMerge = async (action: string) => {
  const { id, version } = await lastMerge();
  return app.post(actionPath(merges, action), { page, targets: [{ id, version }], input: {} }, boss);
};

describe('[S4] orders of one buyer and address', () => {
  it('paid 03-01 08:00, 03-02 09:00 and 03-04 10:00: the first two are a group, due at the earliest, and save freight', async () => {
    const first = await sold({ paidAt: '2026-03-01T08:00:00Z' });
    const second = await sold({ paidAt: '2026-03-02T09:00:00Z', line1: '12 MAIN ST', latestShipAt: '2026-05-22T00:00:00Z' });
    await sold({ paidAt: '2026-03-04T10:00:00Z' });
    await sold({ paidAt: '2026-03-01T09:00:00Z', store: stores[1]! });
    const seen = await groups();
    expect(seen.groups).toMatchObject([{ orders: 2, units: 4, buyer: 'ann', latestShipAt: '2026-05-22T00:00:00.000Z' }]);
    expect(seen.rows.map(({ order }) => order)).toEqual([first.id, second.id]);
    const [{ apart, together, saving }] = seen.groups as [Record<string, string>];
    expect(Number(saving)).toBeGreaterThan(0);
    expect(Number(apart) - Number(together)).toBeCloseTo(Number(saving), 5);
    const stored = await storedOrders(app.db, sql<boolean>`t.store = any(${stores}::bigint[])`);
    expect(mergeGroups(stored, () => usualMergeSettings)).toHaveLength(1);
  });

  it('is asked for by units, saving, day of payment and SKU', async () => {
    const count = async (input: object) => (await groups(input)).groups.length;
    expect([await count({ unitsFrom: 5 }), await count({ unitsFrom: 4 }), await count({ paidFrom: '2026-03-03' })]).toEqual([0, 1, 0]);
    expect([await count({ savingFrom: '10000' }), await count({ platform: ['ebay'] }), await count({ sku: [skus[2]] })]).toEqual([0, 0, 0]);
  });

  it('[S4b] [S4c] [S4d] are merged into one parcel, listed with a number, and are as before when it is undone', async () => {
    const { rows } = await groups();
    const [one, two] = rows.map(({ order: id, version }) => ({ id, version })) as [Seen, Seen];
    const before = await stands(one.id, two.id);
    const reply = await act('merge', chosen(one, two));
    expect(reply).toMatchObject({ code: replyCodes.ok, data: [{ name: expect.stringMatching(/^MG\d{11}$/) }] });
    const [primary, child] = await stands(one.id, two.id);
    expect(primary).toMatchObject({ status: 'pendingAllocate', pieces: 2, due: expect.stringContaining('2026-05-22') });
    expect(child).toMatchObject({ status: 'merged', pieces: 2, into: rows[0]!['orderNo'] });
    expect(await askedOrders(app.db, [one.id], businessDay(app.now()))).toMatchObject([
      { promised: '2026-05-27', known: { amountUsd: '60' } },
    ]);
    expect((await groups()).groups).toEqual([]);
    const stored = (await storedOrders(app.db, sql<boolean>`t.id = any(${[one.id, two.id]}::bigint[])`)).toSorted((a, b) => a.id - b.id);
    const [parcel, other] = stored as [(typeof stored)[number], (typeof stored)[number]];
    expect(platformOrdersOf(parcel, [{ child: other, primary: parcel.orderNo }], []).map(each => each.platformOrderId)).toHaveLength(2);
    expect(await onMerge('unmerge')).toMatchObject({ code: replyCodes.ok });
    const plain = (of: readonly Row[]) => of.map(({ version: _, ...rest }) => rest);
    expect(plain(await stands(one.id, two.id))).toEqual(plain(before));
    expect((await groups()).groups).toHaveLength(1);
    expect(await onMerge('unmerge')).toMatchObject({ data: [{ refusal: expect.anything() }] });
  });

  it('an order that changed since is named, and two clerks at the same moment merge it once', async () => {
    const { rows } = await groups();
    const [one, two] = rows.map(({ order: id, version }) => ({ id, version })) as [Seen, Seen];
    const old = await act('merge', chosen(one, { ...two, version: two.version - 1 }));
    expect(old).toMatchObject({ reason: 'ORDER_CHANGED', message: `Order ${String(rows[1]!['orderNo'])} has changed, refresh` });
    const both = await Promise.all([act('merge', chosen(one, two)), act('merge', chosen(one, two))]);
    expect(both.map(({ code }) => code === replyCodes.ok).filter(Boolean)).toEqual([true]);
    expect(both.find(({ code }) => code !== replyCodes.ok)).toMatchObject({ reason: 'ORDER_CHANGED' });
    expect(await stands(one.id, two.id)).toMatchObject([{ into: null }, { into: rows[0]!['orderNo'] }]);
  });

  it('are left apart where their buyer asks for it, until they are restored', async () => {
    expect(await onMerge('keepApart')).toMatchObject({ code: replyCodes.ok, data: [{}] });
    expect((await lastMerge()).state).toBe('ignored');
    expect((await groups()).groups).toEqual([]);
    expect(await onMerge('restore')).toMatchObject({ code: replyCodes.ok });
    const { rows } = await groups();
    const seen = rows.map(({ order: id, version }) => ({ id, version }));
    expect(await act('ignore', { ...chosen(...seen), reason: 'asked by mail' })).toMatchObject({ code: replyCodes.ok });
    expect((await groups()).groups).toEqual([]);
    expect(await onMerge('restore')).toMatchObject({ code: replyCodes.ok });
  });

  it('are merged all at once, each group by itself', async () => {
    await sold({ paidAt: '2026-03-01T08:00:00Z', buyer: 'ben' });
    await sold({ paidAt: '2026-03-01T09:00:00Z', buyer: 'ben', status: 'pendingReview' });
    const input = { store: [...stores] };
    const reply = await act('batchMerge', input);
    expect(reply).toMatchObject({ code: replyCodes.ok, data: [{ name: expect.stringContaining(' + ') }, {}] });
    expect(await act('batchMerge', input)).toMatchObject({ reason: 'NOTHING_TO_MERGE' });
  });

  it('are merged by themselves where the store says so, within its window and without what it leaves out', async () => {
    const made = [
      await sold({ paidAt: '2026-03-01T08:00:00Z', buyer: 'cleo' }),
      await sold({ paidAt: '2026-03-02T20:00:00Z', buyer: 'cleo' }),
    ];
    const settings = { service: 'nova', path: 'merge_setting' };
    const values = { store: stores[0]!, windowHours: 24, autoMerge: true };
    const set = await app.post(recordPath(settings, 'add'), { page: 'mergeSettings', values }, boss);
    expect(set).toMatchObject({ code: replyCodes.ok });
    expect(await autoMerge(app.db, app.registry, app.now())).toBe(0);
    await sql`update merge_setting set window_hours = 36 where store = ${stores[0]!}`.execute(app.db);
    expect(await autoMerge(app.db, app.registry, app.now())).toBe(1);
    expect((await stands(...made.map(({ id }) => id))).map(({ status }) => status)).toEqual(['pendingAllocate', 'merged']);
    const { rows } = await sql<Row>`select automatic from order_merge order by id desc limit 1`.execute(app.db);
    expect(rows).toEqual([{ automatic: true }]);
  });

  it('a reviewed parcel is reserved for, and undoing it releases all of it', async () => {
    const { rows } = await sql<{ id: number; sku: number; qty: number; line: number; warehouse: number }>`
      update sales_order o set status = 'allocated', warehouse = w.id from warehouse w where w.code = 'US-W'
        and o.id = (select primary_order from order_merge order by id desc limit 1) returning o.id, w.id as warehouse`.execute(app.db);
    const { id, warehouse } = rows[0]!;
    await sql`update sales_order_piece set warehouse = ${warehouse} where sales_order = ${id}`.execute(app.db);
    expect(await onMerge('unmerge')).toMatchObject({ code: replyCodes.ok, data: [{}] });
    const { rows: after } = await sql<Row>`
      select o.status, o.warehouse, p.warehouse as piece
      from sales_order o join sales_order_piece p on p.sales_order = o.id
      where o.buyer_name = 'cleo' order by o.id`.execute(app.db);
    expect(after).toEqual([1, 2].map(() => ({ status: 'pendingAllocate', warehouse: null, piece: null })));
  });

  it('[S4e] a parcel takes in a third order, and its merges are undone last first', async () => {
    const made = [
      await sold({ paidAt: '2026-03-01T08:00:00Z', buyer: 'eve' }),
      await sold({ paidAt: '2026-03-01T09:00:00Z', buyer: 'eve' }),
    ] as const;
    expect(await act('merge', chosen(...made))).toMatchObject({ code: replyCodes.ok });
    const earlier = await lastMerge();
    const third = await sold({ paidAt: '2026-03-02T08:00:00Z', buyer: 'eve', latestShipAt: '2026-05-20T00:00:00Z' });
    const own = (await groups()).rows.filter(({ order }) => [made[0].id, third.id].includes(order));
    expect(own.map(({ order, units }) => [order, units])).toEqual([
      [made[0].id, 4],
      [third.id, 2],
    ]);
    expect(await act('merge', chosen(...own.map(({ order: id, version }) => ({ id, version }))))).toMatchObject({ code: replyCodes.ok });
    const ids = [...made, third].map(({ id }) => id);
    expect(await stands(...ids)).toMatchObject([
      { status: 'pendingAllocate', into: null, due: expect.stringContaining('2026-05-20') },
      { status: 'merged' },
      { status: 'merged' },
    ]);
    const { mergeNo } = await lastMerge();
    const early = await app.post(actionPath(merges, 'unmerge'), { page, targets: [earlier], input: {} }, boss);
    expect(early).toMatchObject({ data: [{ refusal: { code: 'MERGED_SINCE', message: { en: expect.stringContaining(mergeNo) } } }] });
    expect(await onMerge('unmerge')).toMatchObject({ code: replyCodes.ok, data: [{}] });
    expect(await stands(...ids)).toMatchObject([{ due: expect.stringContaining('2026-05-25') }, { status: 'merged' }, { into: null }]);
    const { id, version } = earlier;
    const first = await app.post(actionPath(merges, 'unmerge'), { page, targets: [{ id, version }], input: {} }, boss);
    expect(first).toMatchObject({ code: replyCodes.ok, data: [{}] });
    expect((await stands(...ids)).map(({ into }) => into)).toEqual([null, null, null]);
    await sql`update sales_order set buyer_key = null where buyer_name = 'eve'`.execute(app.db);
  });

  it('a user of another shop sees none of them', async () => {
    await sold({ paidAt: '2026-03-01T08:00:00Z', buyer: 'dora' });
    await sold({ paidAt: '2026-03-01T09:00:00Z', buyer: 'dora' });
    const seenBy = async (store: number) => {
      const access = { ...unrestricted(1), isSuper: false, scopes: new Map([['shop', new Set([String(store)])]] as const) };
      return (await candidateGroups(app.db, { registry: app.registry, access, now: app.now() }, {})).groups.length;
    };
    expect([await seenBy(stores[0]!), await seenBy(stores[1]!)]).toEqual([2, 0]);
  });
});
