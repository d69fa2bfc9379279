import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const clerk = { signature: await app.signIn('logistics'), language: 'en' };
const shippings = { service: 'base', path: 'global_shipping' };
const legs = { service: 'tms', path: 'first_leg_time' };
const quote = (input: object) =>
  app.post(recordPath(shippings, 'work'), { page: 'globalShipping', tool: 'quote', input: { cbm: '16.128', kg: '3900', ...input } }, clerk);
const schedule = (start: string, more: object = {}) =>
  app.post(
    recordPath(legs, 'work'),
    { page: 'firstLegTime', tool: 'schedule', input: { origin: 'CN-SZ', warehouse: 'US-W', shipping: 'SEA-LCL-LGB', start, ...more } },
    clerk,
  );

it('[B4] 250 cartons of 16.128 m³ and 3,900 kg cost 1,532.16 by LCL at 95; by air 3,900 kg are charged', async () => {
  expect((await quote({ shipping: 'SEA-LCL-LGB', day: '2026-02-26' })).data).toMatchObject({
    cost: '1532.16',
    charged: '16.128',
    currency: 'USD',
    sails: '2026-03-04',
    closes: '2026-03-02',
    arrives: '2026-03-19',
  });
  expect((await quote({ shipping: 'SEA-LCL-LGB', day: '2026-02-12' })).data).toMatchObject({
    legs: [{ origin: 'CN-SZ', warehouse: 'US-W', sails: '2026-03-04', dock_p50: '2026-03-27', days_p50: 43 }],
  });
  expect((await quote({ shipping: 'SEA-LCL-LGB', day: '2035-02-12' })).data).toMatchObject({
    legs: [{ note: { en: expect.any(String) } }],
  });
  expect((await quote({ shipping: 'AIR-US' })).data).toMatchObject({ charged: '3900', dimensional: '2688' });
  expect((await quote({ shipping: 'COURIER-US', kg: '0.4', cbm: '0.001' })).data).toMatchObject({ cost: '35' });
  expect(await quote({ shipping: 'NO-SUCH' })).toMatchObject({ reason: 'REFERENCE' });
});

it('[L13] a shipping product by sea goes from sea harbour to sea harbour', async () => {
  const { rows } = await sql<{
    id: number;
    kind: string;
  }>`(select id, kind from harbour where kind = 'air' limit 1) union all (select id, kind from harbour where kind = 'sea' limit 1)`.execute(
    app.db,
  );
  const id = (kind: string) => rows.find(row => row.kind === kind)!.id;
  const values = { code: 'X-1', name_zh: '试', name_en: 'Try', mode: 'seaLcl', charge_by: 'cbmWm', currency: 'USD', sail_weekdays: [3] };
  const add = (more: object) => app.post(recordPath(shippings, 'add'), { page: 'globalShipping', values: { ...values, ...more } }, clerk);
  expect(await add({})).toMatchObject({ reason: 'REQUIRED' });
  expect(await add({ from_harbour: id('sea'), to_harbour: id('air') })).toMatchObject({ reason: 'HARBOUR_KIND' });
});

it('[B20] the first leg started 2026-02-12 reaches the dock 2026-03-27 after 43 days, a month later 2026-04-17 after 36, with the holidays met', async () => {
  const first = (await schedule('2026-02-12')).data as { lines: readonly { holidays?: { en: string } }[] };
  expect(first).toMatchObject({
    dock_p50: '2026-03-27',
    days_p50: 43,
    lines: [{ code: 'toPort' }, { code: 'exportCustoms', to_p50: '2026-02-26' }, { sails_p50: '2026-03-04', to_p50: '2026-03-19' }, {}, {}],
  });
  expect(first.lines[0]!.holidays!.en).toMatch(/^2026-02-16 (?!Washington)\S/);
  expect((await schedule('2026-03-12')).data).toMatchObject({ dock_p50: '2026-04-17', days_p50: 36 });
  expect(await schedule('2026-03-12', { shipping: 'AIR-US' })).toMatchObject({ reason: 'NO_LEG' });
  expect(await schedule('2035-03-12')).toMatchObject({ reason: 'NO_CALENDAR' });
});

it('[L12] totals follow the stages; the next period ends the former one; periods of a way never overlap', async () => {
  const { rows } = await sql<{ id: number; version: number; total_p50: number; stages_summary: string }>`
    select t.* from first_leg_time t join global_shipping s on s.id = t.shipping where s.code = 'SEA-LCL-LGB'`.execute(app.db);
  expect(rows[0]).toMatchObject({ total_p50: 26, stages_summary: '3/4 · 2/3 · 15/18 · 2/4 · 4/6' });
  const { id, version } = rows[0]!;
  const run = (from: string, target: object) =>
    app.post(actionPath(legs, 'nextPeriod'), { page: 'firstLegTime', targets: [target], input: { effective_from: from } }, clerk);
  expect(await run('2027-01-01', { id, version })).toMatchObject({ code: replyCodes.ok });
  expect(await run('2027-01-01', { id, version: version + 1 })).not.toMatchObject({ code: replyCodes.ok });
});
