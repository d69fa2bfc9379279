import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { pageActions } from '../pages/page-actions.ts';
import { pageTools } from '../pages/page-tools.ts';
import { recordCalls } from '../resources/record-calls.ts';
import { toolCalls } from '../resources/tool-calls.ts';
import { demoApp } from '../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry, handlers: pageActions }),
  ...toolCalls({ database: db, registry, tools: pageTools }),
]);
const clerk = { signature: await app.signIn('logistics'), language: 'en' };
const table = { service: 'tms', path: 'cutoff_name' };
const { rows } = await sql<{ sku: string }>`
  update sku set decl_name_en = 'Driver Airbag module' where id in (select id from sku where sales_status = 'onSale' order by id limit 2) returning sku`.execute(
  app.db,
);
const skus = rows.map(({ sku }) => sku).toSorted();
const check = async (input: object) =>
  (await app.post(recordPath(table, 'work'), { page: 'cutoffProductName', tool: 'check', input: { skus, ...input } }, clerk)).data;
const stored = async (value: string) => {
  const found = await sql<{ id: number; version: number; notified_at: string | null }>`
    select id, version, notified_at from cutoff_name where value = ${value}`.execute(app.db);
  return found.rows[0]!;
};

it('[B30] `airbag` by air from 2026-05-01: a booking of 04-30 passes, one of 05-01 is blocked and names the lines', async () => {
  expect(await check({ channel: 'air', day: '2026-04-30' })).toMatchObject({ blocked: 0, checked: 2, lines: [] });
  expect(await check({ channel: 'air', day: '2026-05-01' })).toMatchObject({
    blocked: 2,
    lines: skus.map(sku => ({ sku, action: 'block', value: 'airbag', scope_ref: 'air' })),
  });
  expect(await check({ channel: 'seaLcl', day: '2026-05-01' })).toMatchObject({ blocked: 0 });
  expect(await check({ skus: ['NO-SUCH'] })).toMatchObject({ unknown: 'NO-SUCH', checked: 0 });
});

it('a cut-off names its harbour or country as they are called, and its periods never overlap', async () => {
  const add = (values: object) => app.post(recordPath(table, 'add'), { page: 'cutoffProductName', values }, clerk);
  const values = {
    match: 'declName',
    value: 'Horn',
    scope: 'harbour',
    scope_ref: 'USLGB',
    action: 'block',
    reason: 'x',
    effective_from: '2026-06-01',
  };
  expect(await add({ ...values, scope_ref: 'USXXX' })).toMatchObject({ reason: 'REFERENCE' });
  expect(await add({ ...values, scope: 'country', scope_ref: 'XX' })).toMatchObject({ reason: 'REFERENCE' });
  expect(await add({ ...values, scope: 'channel', scope_ref: 'balloon' })).toMatchObject({ reason: 'REFERENCE' });
  expect(await add(values)).toMatchObject({ code: replyCodes.ok });
  expect(await add({ ...values, value: 'HORN', effective_from: '2026-07-01' })).toMatchObject({ reason: 'PERIODS_OVERLAP' });
});

it('planners of the SKUs that are hit are told once; where none is hit nobody is', async () => {
  const notify = async (value: string) => {
    const { id, version } = await stored(value);
    const reply = await app.post(actionPath(table, 'notify'), { page: 'cutoffProductName', targets: [{ id, version }], input: {} }, clerk);
    return (reply.data as readonly { refusal?: { code: string } }[])[0]!.refusal?.code;
  };
  expect([await notify('airbag'), await notify('安全气囊')]).toEqual([undefined, 'NO_HITS']);
  const told = await sql<{
    title_en: string;
    body_en: string;
  }>`select title_en, body_en from message where event = 'cutoff.planned'`.execute(app.db);
  expect(told.rows).toMatchObject([{ title_en: 'Cut-off: airbag' }]);
  expect(told.rows[0]!.body_en).toContain(skus.join(', '));
  expect((await stored('airbag')).notified_at).not.toBeNull();
});
