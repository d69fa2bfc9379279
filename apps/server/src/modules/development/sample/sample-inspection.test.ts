import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const samples = { service: 'item', path: 'new_product_sample' };
const projects = { service: 'item', path: 'new_product_project' };
const inspections = { service: 'nova', path: 'inspection' };

const { rows: known } = await sql<{ project: number; supplier: number; major: number }>`
  select p.id as project, (select min(id) from supplier) as supplier,
    (select min(id) from defect_code where defect_class = 'major') as major
  from new_product_project p where p.stage not in ('done', 'dropped', 'hold') order by p.id limit 1`.execute(app.db);
const [{ project, supplier, major }] = known as [(typeof known)[number]];
await sql`delete from new_product_sample where project = ${project} and supplier = ${supplier}`.execute(app.db);
await sql`delete from new_product_exception where project = ${project}`.execute(app.db);

const read = async (of: typeof samples, id: number) => (await app.get(`${recordPath(of, 'read')}?id=${id}`, boss)).data as Row;
const act = async (of: typeof samples, page: string, action: string, id: number, input: object = {}) => {
  const { version } = await read(of, id);
  const reply = await app.post(actionPath(of, action), { page, targets: [{ id, version }], input }, boss);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const judge = (action: string, id: number, input: object = {}) => act(inspections, 'sampleJudgement', action, id, input);
const onSample = (action: string, id: number, input: object = {}) => act(samples, 'newProductSamples', action, id, input);

/** A sample of some pieces that was received, in a round. */
const received = async (round: number, qty = 2) => {
  const { rows } = await sql<{ id: number }>`
    insert into new_product_sample (project, supplier, round, qty, state, received_at)
    values (${project}, ${supplier}, ${round}, ${qty}, 'received', '2026-05-18') returning id`.execute(app.db);
  return rows[0]!.id;
};
/** The inspection of a sample, begun. */
const begun = async (sample: number) => {
  expect(await onSample('inspect', sample, { inspector: 1, planDate: '2026-05-21' })).toBe('done');
  const { rows } = await sql<{ id: number }>`select id from inspection where sample = ${sample}`.execute(app.db);
  const [{ id }] = rows as [(typeof rows)[number]];
  expect(await judge('start', id)).toBe('done');
  return id;
};
const failedBy = async (round: number) => {
  const sample = await received(round);
  const id = await begun(sample);
  const photos = [{ id: '00000000-0000-4000-8000-000000000031', name: 'defect.jpg', bytes: 9 }];
  await sql`insert into stored_file (id, name, bytes, sha256, media_type, width, height, created_by)
    values (${photos[0]!.id}, 'defect.jpg', 9, repeat('0', 64), 'image/jpeg', 4, 3, 1) on conflict do nothing`.execute(app.db);
  const defects = [{ unitNo: 1, defectCode: major, qty: 1 }];
  expect(await judge('record', id, { inspectedUnits: 2, defects, photos })).toBe('done');
  expect(await judge('submit', id)).toBe('done');
  return { sample, id };
};

it('[N31] a sample that is received goes to its inspector, whose verdict passes it', async () => {
  const sample = await received(1);
  const id = await begun(sample);
  expect(await read(inspections, id)).toMatchObject({ type: 'sample', sample, supplier, lotSize: 2, sampleSize: 2 });
  expect(await read(inspections, id)).not.toHaveProperty('sku');
  // while it is inspected nobody enters another verdict
  expect([(await read(samples, sample))['state'], await onSample('pass', sample, { result: 'Looks fine' })]).toEqual([
    'testing',
    'IN_INSPECTION',
  ]);
  expect([await judge('record', id, { inspectedUnits: 2 }), await judge('submit', id)]).toEqual(['done', 'done']);
  expect(await read(samples, sample)).toMatchObject({ state: 'passed', result: expect.stringContaining('critical 0, major 0, minor 0') });
  expect((await read(inspections, id))['state']).toBe('closed');
  const { rows: counted } = await sql`select id from judged_lot where id = ${id}`.execute(app.db);
  const { rows: switched } = await sql`select id from switch_event where inspection = ${id}`.execute(app.db);
  expect([counted, switched]).toEqual([[], []]);
});

it('[N31] one piece alone is inspected, and a defect fails the sample; the third failure is an exception of level high', async () => {
  await sql`update new_product_sample set state = 'cancelled' where project = ${project} and supplier = ${supplier}`.execute(app.db);
  const raised = async () =>
    (
      await sql<{ level: string }>`
        select level from new_product_exception where project = ${project} and type = 'sampleFail'`.execute(app.db)
    ).rows;
  const single = await begun(await received(1, 1));
  expect((await read(inspections, single))['sampleSize']).toBe(1);
  await judge('record', single, { inspectedUnits: 1 });
  await judge('submit', single);
  await sql`update new_product_sample set state = 'cancelled' where project = ${project} and supplier = ${supplier}`.execute(app.db);
  for (const round of [1, 2, 3]) {
    expect(await raised()).toEqual([]);
    const { sample, id } = await failedBy(round);
    expect(await read(samples, sample)).toMatchObject({ state: 'failed', result: expect.stringContaining('major 1') });
    expect((await read(inspections, id))['state']).toBe('closed');
  }
  expect(await raised()).toEqual([{ level: 'high' }]);
});

it('[N31] until it is begun somebody else takes the inspection over; with its project dropped, a sample is not inspected any more', async () => {
  await sql`update new_product_sample set state = 'cancelled' where project = ${project} and supplier = ${supplier}`.execute(app.db);
  const sample = await received(1);
  const asked = { inspector: 1, planDate: '2026-05-21' };
  expect(await onSample('inspect', sample, { ...asked, planDate: '2026-05-01' })).toBe('PAST');
  expect([await onSample('inspect', sample, asked), await onSample('inspect', sample, { ...asked, inspector: 2 })]).toEqual([
    'done',
    'done',
  ]);
  const planned = async () =>
    (
      await sql<{ id: number; state: string; inspector: number }>`
      select id, state, inspector from inspection where sample = ${sample}`.execute(app.db)
    ).rows;
  const [{ id }] = (await planned()) as [Awaited<ReturnType<typeof planned>>[number]];
  expect(await planned()).toEqual([{ id, state: 'scheduled', inspector: 2 }]);
  expect([await judge('start', id), await onSample('inspect', sample, asked)]).toEqual(['done', 'IN_INSPECTION']);
  expect(await act(projects, 'projectTable', 'drop', project, { dropReason: 'Patent in force' })).toBe('done');
  expect([(await read(samples, sample))['state'], (await planned())[0]?.state]).toEqual(['cancelled', 'void']);
});
