import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { linesInForce } from '../../purchasing/delivery/testing/lines-in-force.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await linesInForce(app, boss);
const inspections = { service: 'nova', path: 'inspection' };
const page = 'sampleJudgement';

const { rows: codes } = await sql<{ id: number; defectClass: string }>`
  select distinct on (defect_class) id, defect_class as "defectClass" from defect_code order by defect_class, id`.execute(app.db);
const codeOf = (defectClass: string) => codes.find(one => one.defectClass === defectClass)!.id;

// the standard for all goods alone: level II, AQL 2.5 and 4.0
await sql`update judgement_standard set status = 0 where scope_level <> 'global'`.execute(app.db);

const read = async (id: number) => (await app.get(`${recordPath(inspections, 'read')}?id=${id}`, boss)).data as Row;
const act = async (action: string, id: number, input: object = {}, on = page) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(inspections, action), { page: on, targets: [{ id, version }], input }, boss);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const samplingOf = async (inspection: number) => {
  const { rows } = await sql<{ id: number }>`select id from sampling where inspection = ${inspection}`.execute(app.db);
  return (await app.get(`${recordPath({ service: 'nova', path: 'sampling' }, 'read')}?id=${rows[0]!.id}`, boss)).data as Row;
};
/** A scheduled lot of an order in force. */
const scheduled = async (lotSize: number) => {
  const purchaseOrder = await of.inForce('2026-12-10');
  const values = { purchaseOrder, orderLine: 1, lotSize, cartonQty: 24, planDate: '2026-05-25' };
  const { id } = (await app.post(recordPath(inspections, 'add'), { page: 'outgoingInspection', values }, boss)).data as Row;
  await act('schedule', id, { inspector: 1, planDate: '2026-05-25' }, 'outgoingInspection');
  return { id, purchaseOrder };
};
const ready = { finishedQty: 500, packedQty: 400 };

it('[Q19] [Q2] [Q7] a finished and packed lot is drawn by the standard that is for it', async () => {
  const { id } = await scheduled(500);
  expect([await act('start', id, { ...ready, packedQty: 399 }), await act('start', id, ready)]).toEqual(['NOT_READY', 'done']);
  expect(await read(id)).toMatchObject({ state: 'sampling', sampleSize: 50 });
  const { classes, drawn, sampleSize } = (await samplingOf(id)) as Row & { classes: readonly object[]; drawn: readonly object[] };
  expect([sampleSize, drawn.length, new Set(drawn.map(one => JSON.stringify(one))).size]).toEqual([50, 50, 50]);
  expect(classes).toMatchObject([
    { defectClass: 'critical', aql: 'zero', accept: 0 },
    { defectClass: 'major', aql: '2.5', letter: 'H', size: 50, accept: 3, reject: 4 },
    { defectClass: 'minor', aql: '4', size: 50, accept: 5, reject: 6 },
  ]);
  expect(await act('start', id, ready)).not.toBe('done');
});

it('[Q5] [Q18] [Q20] an accepted lot has passed, once all of its units are recorded', async () => {
  const { id, purchaseOrder } = await scheduled(500);
  await act('start', id, ready);
  const scratch = (unitNo: number) => ({ unitNo, defectCode: codeOf('minor'), qty: 1 });
  expect(await act('submit', id)).not.toBe('done');
  expect(await act('record', id, { inspectedUnits: 20, defects: [scratch(3), scratch(17)] })).toBe('done');
  expect(await act('record', id, { inspectedUnits: 50, defects: [scratch(3)] })).toBe('UNIT');
  expect(await act('record', id, { inspectedUnits: 50, defects: [{ ...scratch(30), defectCode: codeOf('major') }] })).toBe('PHOTO_NEEDED');
  expect(await act('record', id, { inspectedUnits: 51 })).toBe('UNITS');
  expect(await act('stopEarly', id, { reason: 'Enough' })).toBe('NOT_BEYOND');
  expect(await act('record', id, { inspectedUnits: 50 })).toBe('done');
  expect([await read(id), await act('submit', id)]).toEqual([expect.objectContaining({ state: 'judging' }), 'done']);
  expect(await read(id)).toMatchObject({ state: 'accepted', result: 'accept', minorFound: 2, majorFound: 0, releasedQty: 500 });
  expect(await samplingOf(id)).toMatchObject({ inspectedUnits: 50, nonconforming: 2, result: 'accept' });
  expect(((await of.order(purchaseOrder))['lines'] as readonly object[])[0]).toMatchObject({ passed_qty: 500 });
  expect(await act('submit', id)).not.toBe('done');
});

it('[Q5] [Q21] a rejected lot releases nothing, is inspected again, and passes with the second round', async () => {
  const { id, purchaseOrder } = await scheduled(500);
  await act('start', id, ready);
  const scratches = [1, 2, 3, 4, 5, 6].map(unitNo => ({ unitNo, defectCode: codeOf('minor'), qty: 1 }));
  expect(await act('record', id, { inspectedUnits: 6, defects: scratches })).toBe('done');
  expect([await act('stopEarly', id, { reason: 'Six of five' }), await act('submit', id)]).toEqual(['done', 'done']);
  expect(await read(id)).toMatchObject({ state: 'rejected', result: 'reject', minorFound: 6, releasedQty: 0 });
  const passed = async () => ((await of.order(purchaseOrder))['lines'] as readonly { passed_qty?: number }[])[0]!.passed_qty ?? 0;
  expect(await passed()).toBe(0);
  expect(await act('decide', id, { kind: 'rework', plan: 'Polish and pack again' })).toBe('done');
  expect(await act('reinspect', id, { planDate: '2026-05-28', reason: 'Polished and packed again' })).toBe('done');
  const { rows } = await sql<{ id: number; round: number }>`select id, round from inspection where original = ${id}`.execute(app.db);
  const [{ id: second, round }] = rows as [(typeof rows)[number]];
  expect([round, (await read(id))['state']]).toEqual([2, 'closed']);
  await act('schedule', second, { inspector: 1, planDate: '2026-06-02' }, 'outgoingInspection');
  await act('start', second, ready);
  await act('record', second, { inspectedUnits: 50 });
  expect([await act('submit', second), await passed()]).toEqual(['done', 500]);
});
