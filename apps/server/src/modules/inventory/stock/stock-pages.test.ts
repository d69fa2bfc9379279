import { actionPath, recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { figuresCalls } from '../../../platform/resources/gateway/figures-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { asDecimal } from './read-view.ts';
import { expireReservations } from './reservation-actions.ts';
import { stockLedger } from './stock-ledger.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...toolCalls({ database: db, registry }),
  ...figuresCalls({ database: db, registry }),
]);
const admin = { signature: await app.signIn('superadmin'), language: 'en' as const };
const clerk = { signature: await app.signIn('whclerk'), language: 'en' as const };

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const resourceOf = (page: string) => app.registry.page(page)!.page.resource!;
const list = async (page: string, filters: readonly object[] = [], as = admin) =>
  (
    (
      await app.post(
        recordPath(resourceOf(page), 'list'),
        { page, filters, sort: [{ field: resourceOf(page).nameFields[0], descending: true }], limit: 200 },
        as,
      )
    ).data as { rows: readonly Row[] }
  ).rows;
const act = (page: string, action: string, { id, version }: Row, input: object = {}, as = admin) =>
  app.post(actionPath(resourceOf(page), action), { page, targets: [{ id, version }], input }, as);
const outcome = (reply: { readonly data?: unknown }) => reply.data as { outcomes?: readonly object[] };

const bin = await app.db
  .selectFrom('bin')
  .innerJoin('warehouse', 'warehouse.id', 'bin.warehouse')
  .select(['bin.id', 'warehouse.id as warehouse'])
  .where('warehouse.code', '=', 'DE-HAM')
  .orderBy('bin.id')
  .executeTakeFirstOrThrow();
const sku = await app.db
  .selectFrom('sku')
  .select(['id', 'sku'])
  .where('sales_status', '=', 'draft')
  .orderBy('id')
  .executeTakeFirstOrThrow();
const other = await app.db
  .selectFrom('sku')
  .select('id')
  .where('sales_status', '=', 'draft')
  .where('id', '<>', sku.id)
  .executeTakeFirstOrThrow();
const { id: by } = await app.db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow();
const here = [
  { field: 'sku', op: 'in', value: [sku.id] },
  { field: 'warehouse', op: 'in', value: [bin.warehouse] },
];
const at = { warehouse: bin.warehouse, bin: bin.id, sku: sku.id, status: 'available' as const };
const booked = async (docNo: string, qty: number, time: string) =>
  app.db.transaction().execute(async transaction => {
    const cost = { value: asDecimal(String(qty * 10)), source: 'po_price' as const };
    const reply = await stockLedger({ registry, transaction, now: new Date(time), by }).post({
      idemKey: docNo,
      docType: 'test',
      docNo,
      bizType: qty > 0 ? 'purchase_in' : 'sale_out',
      changes: [{ ...at, qty }],
      incoming: qty > 0 ? [{ warehouse: at.warehouse, sku: at.sku, qty, cost }] : [],
    });
    if (!reply.ok) throw new Error(reply.refusal.code);
    return reply.value.postingNo;
  });

it('[M2] knows now and any moment: +500 at nine, −30 at ten, +12 at eleven', async () => {
  await booked('RC-T1', 500, '2026-05-20T09:00:00.000Z');
  await booked('OB-T1', -30, '2026-05-20T10:00:00.000Z');
  await booked('SI-T1', 12, '2026-05-20T11:00:00.000Z');
  app.wait({ hours: 4 });
  expect(await list('stockBalance', here)).toMatchObject([{ available: 482, onHand: 482, atp: 482, value: '4820' }]);
  const moves = await list('stockLedger', here);
  expect(moves.map(row => [row['docNo'], row['balanceAfter']])).toEqual([
    ['SI-T1', 482],
    ['OB-T1', 470],
    ['RC-T1', 500],
  ]);
  const ask = (input: object) =>
    app.post(
      recordPath(resourceOf('stockBalance'), 'work'),
      { page: 'stockBalance', tool: 'atMoment', input: { sku: sku.id, warehouse: bin.warehouse, ...input } },
      admin,
    );
  expect((await ask({ clock: 'posted', at: '2026-05-20T10:30:00.000Z' })).data).toMatchObject({ onHand: 470 });
  expect((await ask({ clock: 'business', at: '2026-05-19T10:30:00.000Z' })).data).toMatchObject({ onHand: 0 });
});

it('[M5] reverses a posting once, not what has left since, and says with which document it left', async () => {
  const [latest, , first] = await list('stockLedger', here);
  const refused = await act('stockLedger', 'reverse', first!, { reason: 'wrong receipt' });
  expect(JSON.stringify(refused)).toContain('OB-T1');
  expect(refused).toMatchObject({ reason: 'LAYER_CONSUMED' });
  expect(await act('stockLedger', 'reverse', latest!, { reason: 'no' })).toMatchObject({ reason: 'REASON_SHORT' });
  expect(await act('stockLedger', 'reverse', latest!, { reason: 'booked twice' })).toMatchObject({ code: 200 });
  expect(await list('stockBalance', here)).toMatchObject([{ available: 470 }]);
  expect(await act('stockLedger', 'reverse', latest!, { reason: 'booked twice' })).toMatchObject({ reason: 'ALREADY_REVERSED' });
  const verified = outcome(await act('stockLedger', 'verify', latest!));
  expect(JSON.stringify(verified)).not.toContain('DIFFERS');
});

it('[S2] shows and reverses nothing outside the warehouses of the user', async () => {
  expect(await list('stockBalance', here, clerk)).toEqual([]);
  const [move] = await list('stockLedger', here);
  expect(await act('stockLedger', 'reverse', move!, { reason: 'not mine at all' }, clerk)).not.toMatchObject({ code: 200 });
});

it('[M6] releases reservations by hand, with a reason, and automatically when they expire', async () => {
  const reserved = async (demandNo: string) =>
    app.db.transaction().execute(async transaction =>
      stockLedger({ registry, transaction, now: app.now(), by }).reserve({
        demandType: 'outbound',
        demandNo,
        demandLine: 1,
        warehouse: at.warehouse,
        sku: at.sku,
        qty: 15,
      }),
    );
  await reserved('OB-A');
  await reserved('OB-B');
  const [held] = await list('stockReservation', [...here, { field: 'demandNo', op: 'eq', value: 'OB-A' }]);
  expect(await act('stockReservation', 'release', held!, { reason: 'cancelled by the customer' })).toMatchObject({ code: 200 });
  expect(await list('stockBalance', here)).toMatchObject([{ unallocated: 15, atp: 455 }]);
  await app.db.updateTable('stock_reservation').set({ expires_at: app.now() }).where('demand_no', '=', 'OB-B').execute();
  await expireReservations(app.db, registry, new Date(app.now().getTime() + 1000));
  expect(await list('stockBalance', here)).toMatchObject([{ unallocated: 0, atp: 470 }]);
});

it('[M4] values a layer of unknown cost once it is set', async () => {
  await app.db.transaction().execute(async transaction =>
    stockLedger({ registry, transaction, now: app.now(), by }).post({
      idemKey: 'unknown',
      docType: 'test',
      docNo: 'SI-T2',
      bizType: 'other_in',
      changes: [{ ...at, qty: 5 }],
      incoming: [{ warehouse: at.warehouse, sku: at.sku, qty: 5, cost: { value: asDecimal('0'), source: 'unknown' } }],
    }),
  );
  const [layer] = await list('stockLayer', [...here, { field: 'costSource', op: 'in', value: ['unknown'] }]);
  expect(await act('stockLayer', 'setCost', layer!, { unitCost: '53.0643' })).toMatchObject({ code: 200 });
  const layers = await list('stockLayer', [...here, { field: 'costSource', op: 'in', value: ['manual'] }]);
  expect(JSON.stringify(layers)).toContain('265.3215');
});

it('[M4] [M5] takes a landed cost by hand, with a reason, over what is left and what has gone, and takes it back once', async () => {
  const own = { warehouse: at.warehouse, sku: other.id };
  await app.db.transaction().execute(async transaction => {
    const ledger = stockLedger({ registry, transaction, now: app.now(), by });
    const cost = { value: asDecimal('13000'), source: 'po_price' as const };
    const key = { docType: 'test', docNo: 'LC-1' };
    await ledger.post({
      ...key,
      idemKey: 'lc:in',
      bizType: 'purchase_in',
      changes: [{ ...at, ...own, qty: 260 }],
      incoming: [{ ...own, qty: 260, cost }],
    });
    await ledger.post({ ...key, idemKey: 'lc:out', bizType: 'sale_out', changes: [{ ...at, ...own, qty: -75 }] });
  });
  const layer = async () => (await list('stockLayer', [{ field: 'sku', op: 'in', value: [own.sku] }]))[0]!;
  const input = { amount: '1152.91', reason: 'freight invoice of the container' };
  expect(await act('stockLayer', 'addLandedCost', await layer(), { ...input, reason: 'no' })).toMatchObject({ reason: 'REASON_SHORT' });
  expect(await act('stockLayer', 'addLandedCost', await layer(), input, clerk)).not.toMatchObject({ code: 200 });
  expect(await act('stockLayer', 'addLandedCost', await layer(), input)).toMatchObject({ code: 200 });
  expect(await layer()).toMatchObject({ qtyLeft: 185, landed: '820.3398', valueLeft: '10070.3398' });
  expect(await act('stockLayer', 'reverseLandedCost', await layer(), { reason: 'invoice cancelled' })).toMatchObject({ code: 200 });
  expect(await layer()).toMatchObject({ valueLeft: '9250' });
  expect(await act('stockLayer', 'reverseLandedCost', await layer(), { reason: 'invoice cancelled' })).toMatchObject({ reason: 'NO_COST' });
});

it('shows each warehouse, and the age of its stock', async () => {
  const figures = async (page: string, name: string) =>
    (await app.post(recordPath(resourceOf(page), 'figures'), { page, figures: name, filters: [] }, admin)).data as Record<
      string,
      { rows?: readonly object[]; columns?: readonly object[]; cells?: readonly number[][]; under?: readonly number[][]; value?: number }
    >;
  const { byWarehouse, matrix } = await figures('stockBalance', 'byWarehouse');
  expect(byWarehouse!.rows!.length).toBeGreaterThanOrEqual(5);
  expect(matrix!.rows!.length).toBeGreaterThan(20);
  // stock in transit is below stock on hand, of the same SKU in the same warehouse
  const total = (numbers: readonly number[][] | undefined) => numbers!.flat().reduce((sum, one) => sum + one, 0);
  const [own] = await list('stockBalance', [{ field: 'inTransit', op: 'gt', value: 0 }]);
  const narrowed = (await app.post(
    recordPath(resourceOf('stockBalance'), 'figures'),
    { page: 'stockBalance', figures: 'byWarehouse', filters: [{ field: 'sku', op: 'in', value: [own!['sku']] }] },
    admin,
  )) as { readonly data: { readonly matrix: { readonly cells: readonly number[][]; readonly under: readonly number[][] } } };
  const standing = await list('stockBalance', [{ field: 'sku', op: 'in', value: [own!['sku']] }]);
  const sumOf = (field: string) => standing.reduce((sum, row) => sum + Number(row[field]), 0);
  expect([total(narrowed.data.matrix.cells), total(narrowed.data.matrix.under)]).toEqual([sumOf('onHand'), sumOf('inTransit')]);
  const { pieces, meanAge, bands } = await figures('stockLayer', 'age');
  expect([bands!.columns!.length, total(bands!.cells)]).toEqual([7, pieces!.value]);
  expect(pieces!.value).toBeGreaterThan(1000);
  expect(meanAge!.value).toBeGreaterThan(0);
});
