import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const inspections = { service: 'nova', path: 'inspection' };

const read = async (id: number) => (await app.get(`${recordPath(inspections, 'read')}?id=${id}`, boss)).data as Row;
const act = async (page: string, action: string, id: number, input: object = {}) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(inspections, action), { page, targets: [{ id, version }], input }, boss);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
/** Lots on hold that came by an order, the largest first. */
const { rows: lots } = await sql<{ id: number }>`
  select id from inspection where type = 'iqc' and state = 'requested' and purchase_order is not null
  order by lot_size desc, id limit 3`.execute(app.db);
const [accepted, reopened, skipped] = lots.map(({ id }) => id) as [number, number, number];
const { rows: minor } = await sql<{ id: number }>`select id from defect_code where defect_class = 'minor' limit 1`.execute(app.db);

/** Judges a lot with one scratched unit; it is accepted, and the unit stays held. */
const judge = async (id: number) => {
  await act('iqcInspection', 'assign', id, { inspector: 1, planDate: '2026-05-20' });
  await act('sampleJudgement', 'start', id);
  const { sampleSize } = await read(id);
  const defects = [{ unitNo: 1, defectCode: minor[0]!.id, qty: 1 }];
  await act('sampleJudgement', 'record', id, { inspectedUnits: sampleSize, defects });
  expect(await act('sampleJudgement', 'submit', id)).toBe('done');
};
const standing = async (id: number) => {
  const { rows } = await sql<{ status: string; qty: number }>`
    select b.status, sum(b.qty)::integer as qty from stock_balance b join inspection i on i.warehouse = b.warehouse and i.sku = b.sku
    where i.id = ${id} group by 1`.execute(app.db);
  return ['qc_hold', 'available', 'damaged'].map(status => rows.find(row => row.status === status)?.qty ?? 0);
};
const waiting = async (id: number) => {
  const { rows } = await sql<{ qty: number }>`
    select coalesce(sum(p.qty), 0)::integer as qty from putaway p join receipt r on r.receipt_no = p.receipt_no
    join inspection i on i.receipt = r.id and i.sku = p.sku
    where i.id = ${id} and p.stock_status = 'available' and p.state = 'open'`.execute(app.db);
  return rows[0]!.qty;
};

it('[Q29a] pieces that are still held of an accepted lot are released or blocked, no more than there are', async () => {
  await judge(accepted);
  const reason = 'Polished';
  expect((await read(accepted))['blockedQty']).toBe(1);
  expect(await act('iqcInspection', 'release', accepted, { qty: 2, reason })).toBe('ABOVE_HELD');
  const [hold, free, damaged] = await standing(accepted);
  expect(await act('iqcInspection', 'block', accepted, { reason })).toBe('done');
  expect(await standing(accepted)).toEqual([hold! - 1, free, damaged! + 1]);
  expect(await read(accepted)).toMatchObject({ blockedQty: 0, damagedQty: 1 });
  expect(await act('iqcInspection', 'release', accepted, { reason })).toBe('ABOVE_HELD');
});

it('[Q28b] an accepted lot of a warehouse is on hold again when it is judged again, and released by its new verdict', async () => {
  const before = [await standing(reopened), await waiting(reopened)];
  await judge(reopened);
  const released = [await standing(reopened), await waiting(reopened)];
  expect(released).not.toEqual(before);
  const why = { fromUnit: 1, reason: 'Wrong sample' };
  expect(await act('sampleJudgement', 'reopen', reopened, why)).toBe('done');
  expect([await standing(reopened), await waiting(reopened)]).toEqual(before);
  const { sampleSize, lotSize } = await read(reopened);
  await act('sampleJudgement', 'record', reopened, { inspectedUnits: sampleSize });
  expect(await act('sampleJudgement', 'submit', reopened)).toBe('done');
  expect(await read(reopened)).toMatchObject({ state: 'accepted', releasedQty: lotSize, blockedQty: 0 });
  await sql`update putaway p set state = 'doing', done_qty = 1 from receipt r, inspection i
    where r.receipt_no = p.receipt_no and i.receipt = r.id and i.sku = p.sku and p.state = 'open' and i.id = ${reopened}`.execute(app.db);
  expect(await act('sampleJudgement', 'reopen', reopened, why)).toBe('PUT_AWAY');
  expect((await read(reopened))['state']).toBe('accepted');
});

it('[Q29] a lot is not skipped that its supplier’s lots do not allow', async () => {
  expect(await act('iqcInspection', 'skip', skipped)).not.toBe('done');
  expect(await act('iqcInspection', 'skip', skipped, { reason: 'Good for years' })).toBe('NOT_ACCEPTED');
});
