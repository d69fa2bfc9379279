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
const standing = async (lot: Row) => {
  const { rows } = await sql<{ status: string; qty: number }>`
    select status, sum(qty)::integer as qty from stock_balance
    where warehouse = ${Number(lot['warehouse'])} and sku = ${Number(lot['sku'])} group by 1`.execute(app.db);
  return (status: string) => rows.find(row => row.status === status)?.qty ?? 0;
};

it('[Q18] [Q48] an accepted lot leaves QC hold but for the units set aside, and its article is on trial no more', async () => {
  const { rows } = await sql<{ id: number }>`
    select id from inspection where type = 'iqc' and state = 'requested' order by lot_size desc, id limit 1`.execute(app.db);
  const id = rows[0]!.id;
  const lot = await read(id);
  const size = Number(lot['lotSize']);
  expect(await act('iqcInspection', 'assign', id, { inspector: 1, planDate: '2026-05-20' })).toBe('done');
  expect(await act('sampleJudgement', 'start', id)).toBe('done');
  const before = await standing(lot);
  const { sampleSize } = await read(id);
  const { rows: minor } = await sql<{ id: number }>`select id from defect_code where defect_class = 'minor' limit 1`.execute(app.db);
  const defects = [{ unitNo: 1, defectCode: minor[0]!.id, qty: 1 }];
  expect(await act('sampleJudgement', 'record', id, { inspectedUnits: sampleSize, defects })).toBe('done');
  const { rows: articles } = await sql<{ id: number }>`
    update supplier_sku set state = 'trial' where supplier = ${Number(lot['supplier'])} and sku = ${Number(lot['sku'])}
    returning id`.execute(app.db);
  expect(await act('sampleJudgement', 'submit', id)).toBe('done');
  expect(await read(id)).toMatchObject({ state: 'accepted', releasedQty: size - 1, blockedQty: 1 });
  const { rows: proven } = await sql<{ id: number }>`
    select id from supplier_sku where state = 'active' and id = any(${articles.map(one => one.id)}::bigint[])`.execute(app.db);
  expect([articles.length > 0, proven]).toEqual([true, articles]);
  const after = await standing(lot);
  expect([after('qc_hold') - before('qc_hold'), after('available') - before('available')]).toEqual([1 - size, size - 1]);
  const { rows: tasks } = await sql<{ qty: number }>`
    select sum(p.qty)::integer as qty from putaway p join receipt r on r.receipt_no = p.receipt_no
    where r.id = ${Number(lot['receipt'])} and p.sku = ${Number(lot['sku'])} and p.state = 'open'`.execute(app.db);
  expect(tasks[0]!.qty).toBeGreaterThanOrEqual(size - 1);
});

it('no lot of the past is without a verdict', async () => {
  const { rows } = await sql`
    select 1 from inspection where type = 'iqc' and state = 'requested' and created_at < '2026-05-15'`.execute(app.db);
  expect(rows).toEqual([]);
});
