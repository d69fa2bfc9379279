import { actionPath, mainPaths, recordPath, type SamplingLogSheet } from '@axle/wire';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { linesInForce } from '../../purchasing/delivery/testing/lines-in-force.ts';
import { logCalls } from './log-calls.ts';
import { logLinkSite } from './log-link-site.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...logCalls({ database: db, registry } as Parameters<typeof logCalls>[0]),
]);
const site = fastify();
logLinkSite(site, { database: app.db, registry: app.registry, now: app.now });
afterAll(() => site.close());
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await linesInForce(app, boss);
const inspections = { service: 'nova', path: 'inspection' };

const { rows: codes } = await sql<{ id: number }>`select id from defect_code where defect_class = 'minor' order by id limit 1`.execute(
  app.db,
);
// the standard for all goods alone: level II, AQL 2.5 and 4.0
await sql`update judgement_standard set status = 0 where scope_level <> 'global'`.execute(app.db);

const act = async (action: string, id: number, input: object = {}, page = 'sampleJudgement') => {
  const { version } = (await app.get(`${recordPath(inspections, 'read')}?id=${id}`, boss)).data as Row;
  return app.post(actionPath(inspections, action), { page, targets: [{ id, version }], input }, boss);
};
/** A lot of 500 that was drawn, recorded in two parts and judged. */
async function judged(): Promise<{ readonly id: number; readonly samplingNo: string; readonly sampling: number }> {
  const values = {
    purchaseOrder: await of.inForce('2026-12-10'),
    orderLine: 1,
    lotSize: 500,
    cartonQty: 24,
    planDate: '2026-05-25',
  };
  const { id } = (await app.post(recordPath(inspections, 'add'), { page: 'outgoingInspection', values }, boss)).data as Row;
  await act('schedule', id, { inspector: 1, planDate: '2026-05-25' }, 'outgoingInspection');
  await act('start', id, { finishedQty: 500, packedQty: 400 });
  await act('record', id, { inspectedUnits: 20, defects: [{ unitNo: 3, defectCode: codes[0]!.id, qty: 1, note: 'Scratch' }] });
  await act('record', id, { inspectedUnits: 50 });
  await act('submit', id);
  const { rows } = await sql<{ samplingNo: string; sampling: number }>`
    select sampling_no as "samplingNo", id as sampling from sampling where inspection = ${id}`.execute(app.db);
  return { id, ...rows[0]! };
}
const lot = await judged();
const open = async (query: string) => app.get(`${mainPaths.samplingLog}?${query}`, boss);
const sheet = async () => (await open(`samplingNo=${lot.samplingNo}`)).data as SamplingLogSheet;
const byLink = async (token: string, samplingNo: string) => {
  const reply = await site.inject({
    method: 'POST',
    url: '/shared/sampling-log/open',
    headers: { 'x-share-token': token },
    payload: { samplingNo },
  });
  return { status: reply.statusCode, body: reply.json() as unknown as SamplingLogSheet };
};

it('[Q13] plan, draw, units and verdict stand in the log, by the number of the sampling and of the inspection', async () => {
  const shown = await sheet();
  expect(shown).toMatchObject({
    type: 'outgoing',
    round: 1,
    result: 'accept',
    drawsSame: true,
    mayShare: true,
    supplier: { en: expect.any(String) },
  });
  expect(shown.log.map(({ seq, action }) => [seq, action])).toEqual([
    [1, 'start'],
    [2, 'record'],
    [3, 'record'],
    [4, 'judge'],
  ]);
  expect(shown.values).toMatchObject({ sampleSize: 50, inspectedUnits: 50, nonconforming: 1 });
  expect(shown.defects).toMatchObject([{ unitNo: 3, defectClass: 'minor', qty: 1, note: 'Scratch' }]);
  expect(shown).not.toHaveProperty('brokenAt');
  expect((await open(`inspectionNo=${shown.inspectionNo}`)).data).toMatchObject({ samplingNo: shown.samplingNo });
  expect((await open('samplingNo=SM99999999999')).code).not.toBe(200);
});

it('[Q13] entries are only ever added; one that is changed beside the server is named', async () => {
  await expect(sql`update sampling_log set action = 'stop' where sampling = ${lot.sampling}`.execute(app.db)).rejects.toThrow(
    /only ever added/,
  );
  await expect(sql`delete from sampling_log where sampling = ${lot.sampling}`.execute(app.db)).rejects.toThrow(/only ever added/);
  const meddle = async (payload: string) => {
    await sql`alter table sampling_log disable trigger sampling_log_append_only`.execute(app.db);
    await sql`update sampling_log set payload = ${payload}::json where sampling = ${lot.sampling} and seq = 2`.execute(app.db);
    await sql`alter table sampling_log enable trigger sampling_log_append_only`.execute(app.db);
  };
  const { rows } = await sql<{ kept: string }>`
    select payload::text as kept from sampling_log where sampling = ${lot.sampling} and seq = 2`.execute(app.db);
  await meddle(rows[0]!.kept.replace('Scratch', 'Dent'));
  expect((await sheet()).brokenAt).toBe(2);
  await meddle(rows[0]!.kept);
  expect(await sheet()).not.toHaveProperty('brokenAt');
});

it('a link opens its sampling and no other, without remarks of our own; a revoked one opens nothing', async () => {
  const share = async (revoke: boolean) => {
    const reply = await app.post(mainPaths.samplingLogShare, { samplingNo: lot.samplingNo, days: 7, revoke }, boss);
    return String((reply.data as { readonly address: string }).address).split('t=')[1]!;
  };
  const token = await share(false);
  const opened = await byLink(token, lot.samplingNo);
  expect([opened.status, opened.body.samplingNo, opened.body.mayShare]).toEqual([200, (await sheet()).samplingNo, false]);
  expect(opened.body.values).not.toHaveProperty('photos');
  const { rows } = await sql<{ number: string }>`
    select sampling_no as number from sampling where id <> ${lot.sampling} order by id limit 1`.execute(app.db);
  expect((await byLink(token, rows[0]!.number)).status).toBe(404);
  expect((await byLink('A'.repeat(43), lot.samplingNo)).status).toBe(404);
  await share(true);
  expect((await byLink(token, lot.samplingNo)).status).toBe(404);
});
