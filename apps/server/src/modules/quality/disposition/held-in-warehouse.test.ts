import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { stockLedger } from '../../inventory/stock/stock-ledger.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [clerk, manager, boss] = [await as('whclerk'), await as('financemanager'), await as('superadmin')];
const conversions = { service: 'wms', path: 'stock_conversion' };
const outs = { service: 'wms', path: 'stock_out_operation' };
const inspections = { service: 'nova', path: 'inspection' };

// an incoming lot on hold, with a bin in which its pieces lie and another one
const { rows } = await sql<{ id: number; warehouse: number; sku: number; bin: number; other: number; size: number }>`
  select i.id, i.warehouse, i.sku, b.bin, (select max(o.id) from bin o where o.warehouse = i.warehouse and o.status = 1 and o.id <> b.bin)
    as other, i.lot_size as size
  from inspection i join stock_balance b on b.warehouse = i.warehouse and b.sku = i.sku and b.status = 'qc_hold' and b.qty >= 4
  where i.type = 'iqc' and i.state = 'requested' and not exists (
    select from switch_state w where w.supplier = i.supplier and w.severity = 'discontinued')
  order by i.lot_size, i.id limit 1`.execute(app.db);
const lot = rows[0]!;

const standing = async (status: string) => {
  const found = await sql<{ qty: number }>`
    select coalesce(sum(qty), 0)::integer as qty from stock_balance
    where warehouse = ${lot.warehouse} and sku = ${lot.sku} and status = ${status}`.execute(app.db);
  return found.rows[0]!.qty;
};
const said = (reply: { readonly reason?: string; readonly data?: unknown }): string =>
  (Array.isArray(reply.data) ? (reply.data as readonly { refusal?: { code: string } }[])[0]?.refusal?.code : undefined) ??
  reply.reason ??
  'done';
const press = async (what: typeof conversions, id: number, action: string, who = clerk) => {
  const { version } = (await app.get(`${recordPath(what, 'read')}?id=${id}`, boss)).data as Row;
  return said(await app.post(actionPath(what, action), { targets: [{ id, version }], input: {} }, who));
};
const converted = async (values: object) => {
  const of = { warehouse: lot.warehouse, sku: lot.sku, bin: lot.bin, stockStatus: 'qc_hold', reason: 'wanted by customers', ...values };
  const reply = await app.post(recordPath(conversions, 'add'), { page: 'stockConversion', values: of }, clerk);
  return { reply, id: (reply.data as Row | undefined)?.id ?? 0 };
};

it('[Q29a] no call of a warehouse releases a lot on hold, nor uses its pieces', async () => {
  const held = await standing('qc_hold');
  const free = await converted({ kind: 'status', toStatus: 'available', qty: 2 });
  expect(await press(conversions, free.id, 'post')).toBe('FORBIDDEN');
  const damaged = await converted({ kind: 'status', toStatus: 'damaged', qty: 2 });
  expect([
    await press(conversions, damaged.id, 'submit'),
    await press(conversions, damaged.id, 'approve', manager),
    await press(conversions, damaged.id, 'post'),
  ]).toEqual(['done', 'done', 'FORBIDDEN']);
  const kit = await converted({ kind: 'assemble', toBin: lot.other, qty: 1 });
  expect(kit.reply.reason).toBeDefined();
  const lines = [{ sku: lot.sku, bin: lot.bin, stockStatus: 'qc_hold', qty: 1 }];
  const out = { warehouse: lot.warehouse, reason: 'sample', lines };
  expect((await app.post(recordPath(outs, 'add'), { page: 'stockOutOperation', values: out }, clerk)).reason).toBeDefined();
  const more = (await standing('available')) + 1;
  const reserved = await app.db.transaction().execute(async transaction =>
    stockLedger({ registry: app.registry, transaction, now: app.now(), by: 1 }).reserve({
      demandType: 'outbound',
      demandNo: 'HELD',
      demandLine: 1,
      warehouse: lot.warehouse,
      sku: lot.sku,
      qty: more,
    }),
  );
  expect(reserved.ok).toBe(false);
  const moved = await converted({ kind: 'bin', toBin: lot.other, qty: 2 });
  expect(await press(conversions, moved.id, 'post')).toBe('done');
  expect(await standing('qc_hold')).toBe(held);
});

it('[Q18] its verdict alone releases it, wherever in the warehouse it was moved', async () => {
  const [held, free] = [await standing('qc_hold'), await standing('available')];
  const act = async (page: string, action: string, input: object = {}) => {
    const { version } = (await app.get(`${recordPath(inspections, 'read')}?id=${lot.id}`, boss)).data as Row;
    return said(await app.post(actionPath(inspections, action), { page, targets: [{ id: lot.id, version }], input }, boss));
  };
  expect(await act('iqcInspection', 'assign', { inspector: 1, planDate: '2026-05-20' })).toBe('done');
  expect(await act('sampleJudgement', 'start')).toBe('done');
  const { sampleSize } = (await app.get(`${recordPath(inspections, 'read')}?id=${lot.id}`, boss)).data as Row;
  expect(await act('sampleJudgement', 'record', { inspectedUnits: sampleSize })).toBe('done');
  expect(await standing('qc_hold')).toBe(held);
  expect(await act('sampleJudgement', 'submit')).toBe('done');
  expect([await standing('qc_hold'), await standing('available')]).toEqual([held - lot.size, free + lot.size]);
});
