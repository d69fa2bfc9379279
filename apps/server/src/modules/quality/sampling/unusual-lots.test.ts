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
// the standard for all goods alone: level II, AQL 2.5 and 4.0
await sql`update judgement_standard set status = 0 where scope_level <> 'global'`.execute(app.db);

const read = async (id: number) => (await app.get(`${recordPath(inspections, 'read')}?id=${id}`, boss)).data as Row;
const act = async (action: string, id: number, input: object = {}, page = 'sampleJudgement') => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(inspections, action), { page, targets: [{ id, version }], input }, boss);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
/** Asks for the inspection of a line; answers the lot, or what was refused. */
const asked = async (lotSize: number) => {
  const purchaseOrder = await of.inForce('2026-12-10');
  const values = { purchaseOrder, orderLine: 1, lotSize, cartonQty: 24, planDate: '2026-05-25' };
  const reply = await app.post(recordPath(inspections, 'add'), { page: 'outgoingInspection', values }, boss);
  return { reason: reply.reason, id: (reply.data as Row | undefined)?.id ?? 0 };
};
/** A lot of that size that is begun; those larger than a line may be are made so beside the server. */
const started = async (lotSize: number) => {
  const { id } = await asked(Math.min(lotSize, 500));
  await sql`update inspection set lot_size = ${lotSize} where id = ${id}`.execute(app.db);
  await act('schedule', id, { inspector: 1, planDate: '2026-05-25' }, 'outgoingInspection');
  expect(await act('start', id, { finishedQty: lotSize, packedQty: lotSize })).toBe('done');
  return id;
};
const planOf = async (id: number) => {
  const { rows } = await sql<{ size: number; drawn: number; letter: string; full: boolean; lot: number }>`
    select s.sample_size as size, (select count(distinct (d.carton_no, d.position))::integer from sampling_drawn d where d.record_id = s.id)
      as drawn, c.use_letter as letter, c.is_full as full, s.lot_size as lot
    from sampling s join sampling_classes c on c.record_id = s.id and c.defect_class = 'major' where s.inspection = ${id}`.execute(app.db);
  return rows[0]!;
};

it('[Q1] a lot of one unit is inspected, and released', async () => {
  const id = await started(1);
  expect(await planOf(id)).toMatchObject({ size: 1, drawn: 1, full: true });
  expect([await act('record', id, { inspectedUnits: 1 }), await act('submit', id)]).toEqual(['done', 'done']);
  expect(await read(id)).toMatchObject({ state: 'accepted', releasedQty: 1 });
});

it('[Q1] [Q2] a lot of a million has letter Q, whose arrow at AQL 2.5 leads to N, 500 units; one piece more is none', async () => {
  const id = await started(1_000_000);
  expect(await planOf(id)).toMatchObject({ size: 500, drawn: 500, letter: 'N', full: false });
  expect((await asked(1_000_001)).reason).toBe('RANGE');
  expect((await asked(0)).reason).toBe('RANGE');
});

it('the size of a lot stays once its sample is drawn', async () => {
  const id = await started(500);
  const { version } = await read(id);
  const changed = await app.post(
    recordPath(inspections, 'update'),
    { page: 'outgoingInspection', id, version, values: { lotSize: 90 } },
    boss,
  );
  expect(changed.reason).toBeDefined();
  expect([(await read(id))['lotSize'], await planOf(id)]).toMatchObject([500, { size: 50, lot: 500 }]);
});

it('[Q5] two tablets that submit a verdict at once judge the lot once', async () => {
  const id = await started(100);
  await act('record', id, { inspectedUnits: (await read(id))['sampleSize'] });
  const before = await read(id);
  const submit = async () => {
    const targets = [{ id, version: before.version }];
    const reply = await app.post(actionPath(inspections, 'submit'), { page: 'sampleJudgement', targets, input: {} }, boss);
    return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
  };
  expect((await Promise.all([submit(), submit()])).filter(said => said === 'done')).toEqual(['done']);
  expect(await read(id)).toMatchObject({ state: 'accepted', releasedQty: 100 });
  const { rows } = await sql`
    select 1 from sampling_log l join sampling s on s.id = l.sampling where s.inspection = ${id} and l.action = 'judge'`.execute(app.db);
  expect(rows).toHaveLength(1);
});
