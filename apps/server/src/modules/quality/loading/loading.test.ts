import { unrestricted } from '@axle/permissions';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { lines as deliveryLines, linesInForce } from '../../purchasing/delivery/testing/lines-in-force.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await linesInForce(app, boss);
const checks = { service: 'nova', path: 'loading_check' };
const batches = { service: 'purchase-service', path: 'ship_batch' };
const page = 'finalShipmentInspection';

const read = async (id: number) => (await app.get(`${recordPath(checks, 'read')}?id=${id}`, boss)).data as Row;
const act = async (action: string, { id }: Row, input: object = {}) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(checks, action), { page, targets: [{ id, version }], input }, boss);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const call = async (action: string, input: object, key?: string) =>
  (await app.post(actionPath(checks, action), { page, targets: [], input, ...(key ? { key } : {}) }, boss)).reason ?? 'done';
const batchOf = async (order: number) =>
  (await of.listed(batches, 'shipBatches', [{ field: 'purchaseOrder', op: 'in', value: [order] }]))[0]!;
const onBatch = async (order: number, action: string, input: object = {}) =>
  of.act(batches, [await batchOf(order)], ['shipBatches', action], input);
const checkOf = async (order: number) =>
  (await of.listed(checks, page, [{ field: 'purchaseOrder', op: 'in', value: [order] }])).toSorted((a, b) => b.id - a.id)[0]!;

/** An order in force of 1,200 pieces that plans a final inspection, with a batch of 50 cartons of 24. */
async function batched(passed = 1200, orderLines = 1): Promise<number> {
  const order = await of.inForce(...Array.from({ length: orderLines }, () => '2026-12-10'));
  await sql`update purchase_order_lines set qty = 1200, eff_qty = 1200, passed_qty = ${passed}, inspect_plan = '{outgoing,final}'
    where record_id = ${order}`.execute(app.db);
  await sql`update sku k set carton_qty = 24 from purchase_order_lines l where l.record_id = ${order} and l.sku = k.id`.execute(app.db);
  const [line] = await of.linesOf(order);
  const given = Array.from({ length: orderLines }, (_, at) => ({ orderLine: at + 1, qty: 1200, cartons: 50 }));
  const input = { shipDate: '2026-05-20', eta: '2026-05-30', lines: given };
  expect(await of.act(deliveryLines, [line!], ['deliveryTracking', 'createBatch'], input)).toEqual(['done']);
  return order;
}
const started = async (order: number) => {
  const check = await checkOf(order);
  expect([
    await act('schedule', check, { inspector: 1, planDate: '2026-05-20' }),
    await act('start', check, { containerNo: 'MSKU1234565' }),
  ]).toEqual(['done', 'done']);
  return check;
};
const skuOf = async (order: number, line = 0) => {
  const { rows } = await sql<{ code: string }>`select k.sku as code from purchase_order_lines l join sku k on k.id = l.sku
    where l.record_id = ${order} and l.line_no = ${line}`.execute(app.db);
  return rows[0]!.code;
};
const photos = async () => {
  const { rows } = await sql<{ id: string }>`insert into stored_file (id, name, bytes, sha256, media_type, created_by, width, height)
    select gen_random_uuid(), 'box.jpg', 9, ${'\\x00'}, 'image/jpeg', 1, 8, 6 from generate_series(1, 4) returning id`.execute(app.db);
  const [photoEmpty, photoHalf, photoFull, photoSealed] = rows.map(({ id }) => [{ id, name: 'box.jpg', bytes: 9 }]);
  return { photoEmpty, photoHalf, photoFull, photoSealed };
};

it('[Q37] [Q38] a planned batch asks for its inspection, and of 50 cartons 8 are opened and scanned', async () => {
  const order = await batched();
  const check = await started(order);
  expect(await read(check.id)).toMatchObject({
    state: 'sampling',
    containerNo: 'MSKU1234565',
    cartonsPlanned: 50,
    cartonsToOpen: 8,
    labelsNeeded: 8,
    isMixed: false,
  });
  expect(String((await read(check.id))['drawnCartons']).split(', ')).toHaveLength(8);
});

it('[Q37] a line without released pieces is not loaded, and [Q37a] the batch does not leave', async () => {
  const order = await batched();
  await sql`update purchase_order_lines set passed_qty = 1199 where record_id = ${order}`.execute(app.db);
  const check = await checkOf(order);
  expect([await act('schedule', check, { inspector: 1, planDate: '2026-05-20' }), await act('start', check)]).toEqual([
    'done',
    'NOT_RELEASED',
  ]);
  await sql`update purchase_order_lines set passed_qty = 1200 where record_id = ${order}`.execute(app.db);
  expect(await onBatch(order, 'ship')).toEqual(['LOAD_NOT_ALLOWED']);
});

it('[Q39] 50 planned and 48 loaded: the batch has 48 pieces fewer before it ships, and [Q37b] nobody changes it meanwhile', async () => {
  const order = await batched();
  const check = await started(order);
  const batch = await batchOf(order);
  const changed = await app.post(
    recordPath(batches, 'update'),
    { page: 'shipBatches', id: batch.id, version: batch.version, values: { lines: [{ orderLine: 1, qty: 1000, cartons: 40 }] } },
    boss,
  );
  expect([changed.reason, await onBatch(order, 'void', { voidReason: 'Wrong marks' })]).toEqual(['LOADING', ['LOADING']]);
  const code = await skuOf(order);
  const record = { lines: [{ orderLine: 1, loadedCartons: 48 }], cartonsOpened: 8, sealNo: 'CN884211', ...(await photos()) };
  expect([await act('record', check, record), await act('record', check, { ...record, reason: 'Two cartons wet' })]).toEqual([
    'NO_REASON',
    'LABELS_LEFT',
  ]);
  for (let nth = 0; nth < 8; nth += 1) expect(await call('scanCarton', { check: check.id, code })).toBe('done');
  expect([await act('record', check, { ...record, reason: 'Two cartons wet' }), await act('submit', check)]).toEqual(['done', 'done']);
  expect(await read(check.id)).toMatchObject({ state: 'accepted', verdict: 'accept', cartonsLoaded: 48, qtyCheck: 'short', labelsOk: 8 });
  expect([await onBatch(order, 'ship'), await act('allowLoad', check)]).toEqual([['LOAD_NOT_ALLOWED'], 'done']);
  const { rows } = await sql`select l.qty, l.cartons, b.container_no from ship_batch b join ship_batch_lines l on l.record_id = b.id
    where b.purchase_order = ${order}`.execute(app.db);
  expect(rows).toEqual([{ qty: 1152, cartons: 48, container_no: 'MSKU1234565' }]);
  expect(await onBatch(order, 'ship')).toEqual(['done']);
});

it('[Q37a] no way out of a planned batch leads past its inspection', async () => {
  const order = await batched();
  const { id } = await batchOf(order);
  const caller = { registry: app.registry, access: unrestricted(1), now: app.now(), language: 'en' as const };
  const become = async (state: string) => {
    try {
      await app.db.transaction().execute(async transaction => {
        const parts = ownParts(transaction, caller as never, 'shipBatches');
        const [before] = await lockById(transaction, parts, [id]);
        await updateRows(transaction, parts, [{ before: before!, after: { ...before!, state } }], { action: 'update' });
      });
      return 'done';
    } catch (error) {
      if (error instanceof RefusedWrite) return error.refusal.code;
      throw error;
    }
  };
  const said: string[] = [];
  for (const state of ['shipped', 'departed', 'part_arrived', 'arrived']) said.push(await become(state));
  expect(said).toEqual(said.map(() => 'LOAD_NOT_ALLOWED'));
  const { rows } = await sql`select 1 from receipt where source_no = (select batch_no from ship_batch where id = ${id})`.execute(app.db);
  expect(rows).toEqual([]);
});

it('[Q38] one wrong FNSKU rejects as D205, and another round follows', async () => {
  const scan = '3b0c1d2e-0000-4000-8000-00000000c0de';
  const [order, other] = [await batched(), await batched()];
  await sql`update purchase_order_lines set sku = (select id from sku s where s.id <> purchase_order_lines.sku order by id limit 1)
    where record_id = ${other}`.execute(app.db);
  const check = await started(order);
  const [own, foreign] = [await skuOf(order), await skuOf(other)];
  expect([
    await call('scanCarton', { check: check.id, code: own }),
    await call('scanCarton', { check: check.id, code: foreign }, scan),
    await call('scanCarton', { check: check.id, code: foreign }, scan),
  ]).toEqual(['done', 'WRONG_LABEL', 'WRONG_LABEL']);
  expect(await read(check.id)).toMatchObject({ labelsOk: 1, labelsFailed: 1 });
  expect([
    await call('undoScan', { check: check.id, scan }),
    (await read(check.id))['labelsFailed'],
    await call('scanCarton', { check: check.id, code: 'X0000NOBODY' }),
  ]).toEqual(['done', 0, 'UNKNOWN_BARCODE']);
  const lines = [{ orderLine: 1, loadedCartons: 50 }];
  // who saw the inspection before the last label was scanned looks again
  const seen = await read(check.id);
  await call('scanCarton', { check: check.id, code: own });
  const stale = await app.post(
    actionPath(checks, 'record'),
    { page, targets: [{ id: check.id, version: seen.version }], input: { lines, cartonsOpened: 1 } },
    boss,
  );
  expect(JSON.stringify(stale)).toContain('ROW_CHANGED');
  expect([await act('record', check, { lines, cartonsOpened: 1 }), await act('submit', check)]).toEqual(['done', 'done']);
  const judged = await read(check.id);
  expect(judged).toMatchObject({ state: 'rejected', verdict: 'reject', defects: [{ defectClass: 'major', qty: 1 }] });
  const { rows } = await sql`select code from defect_code where id = ${(judged['defects'] as readonly Row[])[0]!['defectCode']}`.execute(
    app.db,
  );
  expect(rows).toEqual([{ code: 'D205' }]);
  expect(await act('reinspect', check, { planDate: '2026-05-21', note: 'Relabelled' })).toBe('done');
  expect(await checkOf(order)).toMatchObject({ state: 'requested', round: 2, original: check.id });
  expect([await act('reinspect', check, { planDate: '2026-05-21', note: 'Again' }), await onBatch(order, 'ship')]).toEqual([
    'FOLLOWED',
    ['LOAD_NOT_ALLOWED'],
  ]);
});

it('[Q38] every carton of a mixed container is scanned', async () => {
  const order = await batched(1200, 2);
  await sql`update purchase_order_lines l set sku = (select id from sku s where s.carton_qty is not null
    and s.id <> all(select o.sku from purchase_order_lines o where o.record_id = ${order}) order by id limit 1)
    where l.record_id = ${order} and l.line_no = 1`.execute(app.db);
  await sql`update ship_batch_lines b set sku = l.sku from purchase_order_lines l join ship_batch s on s.purchase_order = l.record_id
    where l.record_id = ${order} and b.record_id = s.id and b.order_line = l.line_no + 1`.execute(app.db);
  const check = await started(order);
  expect(await read(check.id)).toMatchObject({ isMixed: true, cartonsPlanned: 100, cartonsToOpen: 10, labelsNeeded: 100 });
});

it('[Q37a] the inspection of a batch that is made void is void, and one of a batch that left is not added', async () => {
  const order = await batched();
  expect(await onBatch(order, 'void', { voidReason: 'Wrong marks' })).toEqual(['done']);
  expect(await checkOf(order)).toMatchObject({ state: 'void', voidReason: 'Wrong marks' });
  const { id } = await batchOf(order);
  await sql`update ship_batch set state = 'shipped' where id = ${id}`.execute(app.db);
  const reply = await app.post(recordPath(checks, 'add'), { page, values: { shipBatch: id, planDate: '2026-05-20' } }, boss);
  expect(reply.reason).toBe('NOT_PLANNED');
});
