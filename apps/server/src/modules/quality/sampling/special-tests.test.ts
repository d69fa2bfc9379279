import { actionPath, mainPaths, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { linesInForce } from '../../purchasing/delivery/testing/lines-in-force.ts';
import { stationCalls } from './station-calls.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry, ...rest }) => [
  ...recordCalls({ database: db, registry }),
  ...stationCalls({ database: db, registry, ...rest } as never),
]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await linesInForce(app, boss);
const inspections = { service: 'nova', path: 'inspection' };

// the standard for all goods alone, by which strength is measured at S-2 and looks on the whole sample
await sql`update judgement_standard set status = 0 where scope_level <> 'global'`.execute(app.db);
const { rows: standards } = await sql<{ id: number }>`
  select id from judgement_standard where inspect_type = 'outgoing' and status = 1 order by standard_version desc limit 1`.execute(app.db);
await sql`delete from judgement_standard_items where record_id = ${standards[0]!.id}`.execute(app.db);
await sql`
  insert into judgement_standard_items (record_id, line_no, check_group, item, lsl, defect_class, special_level)
  values (${standards[0]!.id}, 0, 'func', 'strength', 10, 'minor', 'S-2'),
    (${standards[0]!.id}, 1, 'look', 'gloss', 10, 'minor', null)`.execute(app.db);

const read = async (id: number) => (await app.get(`${recordPath(inspections, 'read')}?id=${id}`, boss)).data as Row;
const act = async (page: string, action: string, id: number, input: object = {}) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(inspections, action), { page, targets: [{ id, version }], input }, boss);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const save = (id: number, fromUnit: number, toUnit = fromUnit, measures: readonly object[] = []) =>
  act('sampleJudgementDetail', 'saveUnit', id, { tablet: 'one', fromUnit, toUnit, measures });
const specialOf = async (id: number) =>
  ((await app.get(`${mainPaths.lotAtStation}?id=${id}`, boss)).data as { sampling: { special: readonly Row[] } }).sampling.special;
const measured = (checkGroup: string, item: string, value: string) => [{ checkGroup, item, value }];
const drawn = async () => {
  const purchaseOrder = await of.inForce('2026-12-10');
  const values = { purchaseOrder, orderLine: 1, lotSize: 500, cartonQty: 24, planDate: '2026-05-25' };
  const { id } = (await app.post(recordPath(inspections, 'add'), { page: 'outgoingInspection', values }, boss)).data as Row;
  await act('outgoingInspection', 'schedule', id, { inspector: 1, planDate: '2026-05-25' });
  expect(await act('sampleJudgement', 'start', id, { finishedQty: 500, packedQty: 400 })).toBe('done');
  return id;
};

it('[Q55] a test at S-2 has its own plan: one unit that fails it rejects the lot, whose classes would accept', async () => {
  const id = await drawn();
  const [plan] = await specialOf(id);
  expect(plan).toMatchObject({ checkGroup: 'func', level: 'S-2', defectClass: 'minor', accept: 0, reject: 1 });
  await save(id, 1, 1, measured('func', 'strength', '9.5'));
  await save(id, 2, 50);
  expect(await act('sampleJudgement', 'submit', id, { signedBy: 'Wang Li' })).toBe('done');
  expect(await read(id)).toMatchObject({ signedBy: 'Wang Li', state: 'rejected', result: 'reject', minorFound: 1, releasedQty: 0 });
  expect(await specialOf(id)).toMatchObject([{ found: 1, verdict: 'reject' }]);
});

it('[Q55] a value of another item, or of a unit behind its plan, does not fail the test', async () => {
  const id = await drawn();
  await save(id, 1, 1, measured('look', 'gloss', '9.5'));
  await save(id, 2, 39);
  await save(id, 40, 40, measured('func', 'strength', '9.5'));
  await save(id, 41, 50);
  expect(await act('sampleJudgement', 'submit', id)).toBe('done');
  expect(await read(id)).toMatchObject({ state: 'accepted', minorFound: 2 });
  expect(await specialOf(id)).toMatchObject([{ found: 0, verdict: 'accept' }]);
});
