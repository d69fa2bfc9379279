import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { allocateOutbound } from '../../inventory/outbound/allocate-outbound.ts';
import { shipPieces } from '../../inventory/outbound/ship-pieces.ts';
import { lastWeeks } from '../../planning/safety/sales-weeks.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { asDecimal } from '../../inventory/stock/read-view.ts';
import { stockLedger } from '../../inventory/stock/stock-ledger.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const logistics = { signature: await app.signIn('logistics'), language: 'en' };
const manager = { signature: await app.signIn('planmanager'), language: 'en' };
const plans = { service: 'stock', path: 'distribution_plan' };
const lineOf = { service: 'stock', path: 'distribution_line' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const idOf = async (table: string, where: string) =>
  (await sql<{ id: number }>`select id from ${sql.table(table)} where ${sql.raw(where)} order by id limit 1`.execute(app.db)).rows[0]!.id;
const place = async (code: string) => idOf('warehouse', `code = '${code}'`);
const [from, west, hamburg, birmingham] = [await place('CN-SZ'), await place('US-W'), await place('DE-HAM'), await place('UK-BHM')];
const channel = await idOf('global_shipping', 'true');
const by = await idOf('app_user', "account = 'superadmin'");
const drafts = (await sql<{ id: number; sku: string }>`select id, sku from sku where sales_status = 'draft' order by id`.execute(app.db))
  .rows;
let next = 0;

const context = <Answer>(work: (context: Parameters<typeof stockLedger>[0]) => Promise<Answer>) =>
  app.db.transaction().execute(async transaction => work({ registry, transaction, now: app.now(), by }));
async function stocked(warehouse: number, sku: number, qty: number): Promise<void> {
  const bin = await idOf('bin', `warehouse = ${warehouse} and status = 1`);
  const reply = await context(each =>
    stockLedger(each).post({
      idemKey: `sample:${warehouse}:${sku}`,
      docType: 'sample',
      docNo: `SA-${warehouse}-${sku}`,
      bizType: 'other_in',
      changes: [{ warehouse, bin, sku, status: 'available', qty }],
      incoming: [{ warehouse, sku, qty, cost: { value: asDecimal(String(qty * 50)), source: 'manual' } }],
    }),
  );
  if (!reply.ok) throw new Error(reply.refusal.code);
}

/** A SKU of which 200 are ready in cartons of 20; US-W sells 10 a day and has 100, DE 4 and 80, UK 2 and 20. */
async function ready(pieces = 200): Promise<{ readonly id: number; readonly sku: string }> {
  const sku = drafts[next++]!;
  await sql`update sku set carton_qty = 20 where id = ${sku.id}`.execute(app.db);
  await stocked(from, sku.id, pieces);
  for (const [warehouse, have, units] of [
    [west, 100, 70],
    [hamburg, 80, 28],
    [birmingham, 20, 14],
  ] as const) {
    await stocked(warehouse, sku.id, have);
    for (const week of lastWeeks('2026-05-20' as never, 8))
      await sql`insert into weekly_sales (sku, node, week, units, revenue)
        select ${sku.id}, id, ${week}, ${units}, 1 from plan_node where warehouse = ${warehouse} and kind = 'overseas'`.execute(app.db);
  }
  return sku;
}

const whole = { departWeek: '2026-W22', channel, horizonDays: 45, equipment: '40HQ', supplyCutAt: 1_779_616_800, shipDate: '2026-05-28' };
async function drawn(sku: number, cartons: readonly number[] = [0, 0, 0], as = logistics): Promise<Row> {
  const lines = [west, hamburg, birmingham].map((toNode, at) => ({ sku, toNode, cartons: cartons[at]! }));
  const reply = await app.post(recordPath(plans, 'add'), { page: 'distributionPlan', values: { ...whole, fromNode: from, lines } }, as);
  if (reply.code !== 200) throw new Error(JSON.stringify(reply));
  return planNow((reply.data as Row).id);
}
const planNow = async (id: number): Promise<Row> =>
  (await app.get(`${recordPath(plans, 'read')}?page=distributionPlan&id=${id}`, boss)).data as Row;
const act = async (id: number, action: string, input: object = {}, as = logistics) => {
  const { version } = await planNow(id);
  return app.post(actionPath(plans, action), { page: 'distributionPlan', targets: [{ id, version }], input }, as);
};
const refusalIn = (reply: { readonly data?: unknown }) =>
  (reply.data as readonly { readonly refusal?: { readonly message: { readonly en: string }; readonly code: string } }[])[0]?.refusal;
const linesOf = async (planNo: unknown): Promise<readonly Row[]> =>
  (
    (
      await app.post(
        recordPath(lineOf, 'list'),
        {
          page: 'distributionPlanDetail',
          filters: [{ field: 'planNo', op: 'eq', value: planNo }],
          sort: [{ field: 'need', descending: true }],
          limit: 50,
        },
        boss,
      )
    ).data as { rows: readonly Row[] }
  ).rows;
const onLine = (action: string, { id, version }: Row, input: object = {}, as = logistics) =>
  app.post(actionPath(lineOf, action), { page: 'distributionPlanDetail', targets: [{ id, version }], input }, as);
const unallocated = async (sku: number) =>
  (
    await sql<{ unallocated: number }>`select unallocated::integer from stock_item where warehouse = ${from} and sku = ${sku}`.execute(
      app.db,
    )
  ).rows[0]!.unallocated;

let sku: Awaited<ReturnType<typeof ready>>;
beforeEach(async () => {
  sku = await ready();
});

describe('a distribution plan', () => {
  it('is suggested by cover: need 350/100/70, cartons 7/1/2, cover after 24.0/25.0/30.0 d', async () => {
    const plan = await drawn(sku.id);
    expect(plan['planNo']).toMatch(/^DN2605\d{7}$/);
    const reply = await act(plan.id, 'suggest');
    expect(refusalIn(reply)).toBeUndefined();
    expect(
      (await linesOf(plan['planNo'])).map(line => [
        line['need'],
        line['suggestedCartons'],
        line['cartons'],
        line['coverAfter'],
        line['result'],
      ]),
    ).toEqual([
      [350, 7, 7, '24', 'partial'],
      [100, 1, 1, '25', 'partial'],
      [70, 2, 2, '30', 'partial'],
    ]);
    expect(await planNow(plan.id)).toMatchObject({
      cartons: 10,
      qty: 200,
      shortQty: 320,
      skus: 1,
      destinations: ['DE-HAM', 'UK-BHM', 'US-W'],
    });
  });

  it('takes no more than is ready, and a reason for what departs from the suggestion; locked cells stay', async () => {
    const plan = await drawn(sku.id);
    await act(plan.id, 'suggest');
    const [first, german] = await linesOf(plan['planNo']);
    expect(await onLine('edit', german!, { cartons: 2, reason: 'promotion' })).toMatchObject({
      reason: 'EXCEEDS_SUPPLY',
      message: 'Exceeds supply by 20',
    });
    expect(await onLine('edit', first!, { cartons: 6 })).toMatchObject({ reason: 'REASON' });
    expect(refusalIn(await onLine('edit', first!, { cartons: 6, reason: 'less sold' }))).toBeUndefined();
    expect(refusalIn(await onLine('edit', german!, { cartons: 2, reason: 'promotion' }))).toBeUndefined();
    const changed = await linesOf(plan['planNo']);
    expect(changed.map(line => [line['cartons'], line['result'], line['changed']])).toEqual([
      [6, 'manual', true],
      [2, 'manual', true],
      [2, 'partial', false],
    ]);
    await onLine('lockCell', changed[1]!);
    await act(plan.id, 'suggest');
    expect((await linesOf(plan['planNo'])).map(line => line['cartons'])).toEqual([6, 2, 2]);
    expect(refusalIn(await onLine('edit', first!, { cartons: 5, reason: 'late' }))?.code).toBe('ROW_CHANGED');
    expect((await app.get(`${recordPath(plans, 'history')}?page=distributionPlan&id=${plan.id}`, boss)).data).toHaveLength(6);
  });

  it('is approved by another person, and released once though it is released twice: reservations first, an order for each destination', async () => {
    const plan = await drawn(sku.id);
    await act(plan.id, 'suggest');
    expect(refusalIn(await act(plan.id, 'submit'))).toBeUndefined();
    expect(await act(plan.id, 'approve', {})).toMatchObject({ code: 403 });
    expect(refusalIn(await act(plan.id, 'approve', {}, manager))).toBeUndefined();
    const { version } = await planNow(plan.id);
    const release = () =>
      app.post(actionPath(plans, 'release'), { page: 'distributionPlan', targets: [{ id: plan.id, version }], input: {} }, logistics);
    const [one, two] = await Promise.all([release(), release()]);
    expect([refusalIn(one), refusalIn(two)].filter(refusal => refusal === undefined)).toHaveLength(1);
    const orders = await app.db.selectFrom('outbound').selectAll().where('source_no', '=', String(plan['planNo'])).execute();
    expect(orders.map(({ out_type, source_type, warehouse }) => [out_type, source_type, warehouse])).toEqual(
      Array.from({ length: 3 }, () => ['transfer', 'distribution_plan', from]),
    );
    expect(await unallocated(sku.id)).toBe(200);
    expect((await planNow(plan.id))['outboundNos']).toHaveLength(3);
  });

  it('is not approved by its author or by the user who submitted it', async () => {
    const plan = await drawn(sku.id, [7, 1, 2], boss);
    await act(plan.id, 'submit', {}, logistics);
    expect(refusalIn(await act(plan.id, 'approve', {}, boss))?.code).toBe('OWN_DOCUMENT');
    expect(refusalIn(await act(plan.id, 'reject', { rejectReason: 'too much' }, manager))).toBeUndefined();
    expect(await planNow(plan.id)).toMatchObject({ state: 'draft', rejectReason: 'too much' });
  });

  it('that is short of stock names the SKUs, and releases the allowed part in whole cartons', async () => {
    const plan = await drawn(sku.id, [7, 1, 2]);
    await act(plan.id, 'submit');
    await act(plan.id, 'approve', {}, manager);
    await context(each =>
      stockLedger(each).reserve({ demandType: 'outbound', demandNo: `X-${sku.id}`, demandLine: 1, warehouse: from, sku: sku.id, qty: 50 }),
    );
    const short = refusalIn(await act(plan.id, 'release'));
    expect(short?.code).toBe('ATP_SHORT');
    expect(JSON.stringify(short)).toContain(`${sku.sku} 200 > 150`);
    expect(refusalIn(await act(plan.id, 'release', { allowedPart: true }))).toBeUndefined();
    expect((await linesOf(plan['planNo'])).reduce((sum, line) => sum + Number(line['qty']), 0)).toBe(140);
    expect(await unallocated(sku.id)).toBe(190);
  });

  it('is cancelled with its orders before anything has left, and releases what it held', async () => {
    const plan = await drawn(sku.id, [7, 1, 2]);
    await act(plan.id, 'submit');
    await act(plan.id, 'approve', {}, manager);
    await act(plan.id, 'release');
    expect(refusalIn(await act(plan.id, 'cancel', { cancelReason: 'vessel gone' }))).toBeUndefined();
    expect(await unallocated(sku.id)).toBe(0);
    const orders = await app.db.selectFrom('outbound').select('status').where('source_no', '=', String(plan['planNo'])).execute();
    expect(orders.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  it('follows what ships: partly, then done; the warehouse abroad expects it; nothing that left is cancelled', async () => {
    const plan = await drawn(sku.id, [7, 1, 2]);
    await act(plan.id, 'submit');
    await act(plan.id, 'approve', {}, manager);
    await act(plan.id, 'release');
    const orders = await app.db
      .selectFrom('outbound')
      .select(['id', 'to_warehouse', 'outbound_no'])
      .where('source_no', '=', String(plan['planNo']))
      .orderBy('id')
      .execute();
    const qty = new Map([
      [west, 140],
      [hamburg, 20],
      [birmingham, 40],
    ]);
    for (const [at, order] of orders.entries()) {
      expect(await context(each => allocateOutbound(each, order.id))).toMatchObject({ ok: true, value: 'allocated' });
      await sql`update outbound set status = 'packed' where id = ${order.id}`.execute(app.db);
      await sql`update outbound_lines set picked = qty, packed = qty where record_id = ${order.id}`.execute(app.db);
      const items = [{ lineNo: 1, qty: qty.get(order.to_warehouse!)! }];
      const shipped = await context(each => shipPieces(each, { outboundId: order.id, idemKey: `ship:${order.outbound_no}`, items }));
      expect(shipped).toMatchObject({ ok: true });
      expect((await planNow(plan.id))['state']).toBe(at < 2 ? 'part_shipped' : 'done');
      if (at === 0) expect(await act(plan.id, 'cancel', { cancelReason: 'late' })).not.toMatchObject({ data: [{ refusal: undefined }] });
    }
    expect(await planNow(plan.id)).toMatchObject({ shippedQty: 200 });
    const receipts = await app.db
      .selectFrom('receipt')
      .select(['type', 'warehouse'])
      .where(
        'source_no',
        'in',
        orders.map(each => each.outbound_no),
      )
      .orderBy('warehouse')
      .execute();
    expect(receipts).toEqual(
      [west, hamburg, birmingham].toSorted((one, other) => one - other).map(warehouse => ({ type: 'first_leg', warehouse })),
    );
  });

  it('is split: ticked lines go to a draft of their own', async () => {
    const plan = await drawn(sku.id, [7, 1, 2]);
    const [first] = await linesOf(plan['planNo']);
    const reply = await onLine('splitShipment', first!, { departWeek: '2026-W24' });
    expect(refusalIn(reply)).toBeUndefined();
    expect(await linesOf(plan['planNo'])).toHaveLength(2);
    const moved = await app.db.selectFrom('distribution_plan').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(moved).toMatchObject({ depart_week: '2026-W24', state: 'draft', from_node: from });
  });
});
