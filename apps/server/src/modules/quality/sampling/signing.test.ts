import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { type CallAs, demoApp } from '../../../testing/demo-app.ts';
import { linesInForce } from '../../purchasing/delivery/testing/lines-in-force.ts';
import { closeLots } from '../inspection/close-lots.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = async (account: string): Promise<CallAs> => ({ signature: await app.signIn(account), language: 'en' });
const [boss, qc] = [await as('superadmin'), await as('qc')];
const of = await linesInForce(app, boss);
const inspections = { service: 'nova', path: 'inspection' };
await sql`update judgement_standard set status = 0 where scope_level <> 'global'`.execute(app.db);
const { rows: people } = await sql<{ id: number }>`select id from app_user where account = 'qc'`.execute(app.db);
const inspector = people[0]!.id;
const { rows: codes } = await sql<{ id: number }>`select id from defect_code where defect_class = 'minor' order by id limit 1`.execute(
  app.db,
);

const read = async (id: number) => (await app.get(`${recordPath(inspections, 'read')}?id=${id}`, boss)).data as Row;
const act = async (action: string, id: number, input: object = {}, who = boss, page = 'sampleJudgement') => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(inspections, action), { page, targets: [{ id, version }], input }, who);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const passed = async (order: number) => ((await of.order(order))['lines'] as readonly { passed_qty?: number }[])[0]!.passed_qty ?? 0;
const ready = { finishedQty: 500, packedQty: 500 };
const scratches = (...units: readonly number[]) => units.map(unitNo => ({ unitNo, defectCode: codes[0]!.id, qty: 1 }));

/** A lot of 500 of an order in force, recorded by its inspector, that waits for its verdict. */
const recorded = async (defects: readonly object[] = []) => {
  const order = await of.inForce('2026-12-10');
  const values = { purchaseOrder: order, orderLine: 1, lotSize: 500, cartonQty: 24, planDate: '2026-05-25' };
  const { id } = (await app.post(recordPath(inspections, 'add'), { page: 'outgoingInspection', values }, boss)).data as Row;
  await act('schedule', id, { inspector, planDate: '2026-05-25' }, boss, 'outgoingInspection');
  expect(await act('start', id, ready, qc)).toBe('done');
  expect(await act('record', id, { inspectedUnits: 50, defects }, qc)).toBe('done');
  return { id, order };
};

describe('whoever signs a verdict', () => {
  it('[Q28a] is the inspector of the lot, or may judge for others', async () => {
    const order = await of.inForce('2026-12-10');
    const values = { purchaseOrder: order, orderLine: 1, lotSize: 500, planDate: '2026-05-25' };
    const { id } = (await app.post(recordPath(inspections, 'add'), { page: 'outgoingInspection', values }, boss)).data as Row;
    await act('schedule', id, { inspector: 1, planDate: '2026-05-25' }, boss, 'outgoingInspection');
    await sql`delete from role_grant where code = 'qualityTesting.sampleJudgement.judgeAny'`.execute(app.db);
    const stranger = await as('qc');
    expect([await act('start', id, ready, stranger), (await read(id))['state']]).toEqual(['NOT_INSPECTOR', 'scheduled']);
    expect([await act('start', id, ready), await act('record', id, { inspectedUnits: 50 }, stranger)]).toEqual(['done', 'NOT_INSPECTOR']);
    await act('record', id, { inspectedUnits: 50 });
    expect([await act('submit', id, {}, stranger), await act('submit', id)]).toEqual(['NOT_INSPECTOR', 'done']);
  });

  it('[Q28] of a large sample is followed by a second person, and the lot passes with that signature', async () => {
    const { id, order } = await recorded(scratches(3));
    await sql`update sampling set sample_size = 200, inspected_units = 200 where inspection = ${id}`.execute(app.db);
    expect(await act('submit', id, {}, qc)).toBe('done');
    expect(await read(id)).toMatchObject({ state: 'accepted', reviewWaits: true, releasedQty: 0, decidedBy: inspector });
    expect([await passed(order), await act('review', id, {}, qc), await act('review', id)]).toEqual([0, 'SAME_PERSON', 'done']);
    expect(await read(id)).toMatchObject({ reviewWaits: false, reviewer: 1, releasedQty: 500 });
    expect([await passed(order), await act('review', id)]).toEqual([500, 'NO_REVIEW']);
  });

  it('[Q28] a lot with a critical defect is not disposed of before', async () => {
    const { id } = await recorded(scratches(1, 2, 3, 4, 5, 6));
    await act('submit', id, {}, qc);
    await sql`update inspection set critical_found = 1, review_waits = true where id = ${id}`.execute(app.db);
    const rework = { kind: 'rework', plan: 'Edges ground' };
    expect([await act('decide', id, rework), await act('review', id), await act('decide', id, rework)]).toEqual([
      'REVIEW_WAITS',
      'done',
      'done',
    ]);
  });
});

describe('a verdict', () => {
  it('[Q28b] is given again from a unit on, and what has passed by the first one has not', async () => {
    const { id, order } = await recorded(scratches(3, 17));
    await act('submit', id, {}, qc);
    const why = { fromUnit: 10, reason: 'Unit 12 was mixed up' };
    expect([await passed(order), await act('reopen', id, { ...why, fromUnit: 51 })]).toEqual([500, 'UNITS']);
    expect([await act('reopen', id, why), await passed(order)]).toEqual(['done', 0]);
    expect(await read(id)).toMatchObject({ state: 'sampling', inspectedUnits: 9, releasedQty: 0 });
    expect(await act('record', id, { inspectedUnits: 50, defects: scratches(12, 13, 14, 15, 16) }, qc)).toBe('done');
    expect([await act('submit', id, {}, qc), await read(id)]).toEqual([
      'done',
      expect.objectContaining({ state: 'rejected', minorFound: 6 }),
    ]);
    expect([await act('decide', id, { kind: 'sort', plan: 'Sort' }), await act('reopen', id, why)]).toEqual(['done', 'DISPOSED']);
  });

  it('[Q28b] stands once its pieces were shipped, and the lot closes then', async () => {
    const { id, order } = await recorded();
    await act('submit', id, {}, qc);
    const close = () => closeLots(app.db, app.registry, app.now());
    await close();
    expect((await read(id))['state']).toBe('accepted');
    await sql`update purchase_order_lines set shipped_qty = 500 where record_id = ${order}`.execute(app.db);
    expect(await act('reopen', id, { fromUnit: 1, reason: 'Too late' })).toBe('SHIPPED');
    expect([await close(), (await read(id))['state'], await close()]).toEqual([1, 'closed', 0]);
  });
});
