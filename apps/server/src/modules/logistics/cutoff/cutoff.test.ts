import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { cutoffHits } from '@axle/logistics';
import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const clerk = { signature: await app.signIn('logistics'), language: 'en' };
const table = { service: 'tms', path: 'cutoff_name' };
const { rows } = await sql<{ sku: string }>`
  update sku set decl_name_en = 'Driver Airbag module' where id in (select id from sku where sales_status = 'onSale' order by id limit 2)
  returning sku`.execute(app.db);
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

it('planners of the SKUs that are hit are notified once; where none is hit nobody is', async () => {
  const notify = async (value: string) => {
    const { id, version } = await stored(value);
    const reply = await app.post(actionPath(table, 'notify'), { page: 'cutoffProductName', targets: [{ id, version }], input: {} }, clerk);
    return (reply.data as readonly { refusal?: { code: string } }[])[0]!.refusal?.code;
  };
  expect([await notify('airbag'), await notify('安全气囊')]).toEqual([undefined, 'NO_HITS']);
  const sent = await sql<{
    title_en: string;
    body_en: string;
  }>`select title_en, body_en from message where event = 'cutoff.planned'`.execute(app.db);
  expect(sent.rows).toMatchObject([{ title_en: 'Cut-off: airbag' }]);
  expect(sent.rows[0]!.body_en).toContain(skus.join(', '));
  expect((await stored('airbag')).notified_at).not.toBeNull();
});

it('SKUs and open plans that a cut-off hits are counted, and a plan is checked by its own goods and ways', async () => {
  const { rows: plans } = await sql<{ plan: string; sku: string; mode: string }>`
    select p.plan_no as plan, s.sku, g.mode from distribution_plan p join global_shipping g on g.id = p.channel
    join distribution_plan_lines l on l.record_id = p.id and l.qty > 0 join sku s on s.id = l.sku
    where p.state in ('draft', 'submitted', 'approved', 'released') and s.sales_status = 'onSale' order by p.id, s.sku limit 1`.execute(
    app.db,
  );
  const { plan, sku, mode } = plans[0]!;
  await sql`update sku set decl_name_en = 'Zirconia lambda probe' where sku = ${sku}`.execute(app.db);
  const values = {
    match: 'declName',
    value: 'lambda probe',
    scope: 'channel',
    scope_ref: mode,
    action: 'warn',
    effective_from: '2026-01-01',
  };
  expect(await app.post(recordPath(table, 'add'), { page: 'cutoffProductName', values }, clerk)).toMatchObject({ code: replyCodes.ok });
  const filters = [{ field: 'value', op: 'eq', value: 'lambda probe' }];
  const listed = await app.post(recordPath(table, 'list'), { page: 'cutoffProductName', filters, limit: 2 }, clerk);
  const [row] = (listed.data as { readonly rows: readonly { skus_hit: number; plans_hit: number }[] }).rows;
  expect(row).toMatchObject({ skus_hit: 1 });
  expect(row!.plans_hit).toBeGreaterThan(0);
  const planner = { ...clerk, signature: await app.signIn('superadmin') };
  const asked = { page: 'cutoffProductName', tool: 'check', input: { plan } };
  const { data } = await app.post(recordPath(table, 'work'), asked, planner);
  expect(data).toMatchObject({ warned: 1, lines: [{ sku, action: 'warn', value: 'lambda probe', scope_ref: mode }] });
  const absent = await app.post(recordPath(table, 'work'), { ...asked, input: { plan: 'DN00000000' } }, planner);
  expect(absent).toMatchObject({ reason: 'NO_PLAN' });
  expect(await app.post(recordPath(table, 'work'), { ...asked, input: {} }, planner)).toMatchObject({ reason: 'REQUIRED' });
});

it('[B30] the database finds phrases as the rule does, whatever letters are next to them', async () => {
  const words = fc.stringMatching(/^[abB .()气囊+*-]{0,6}$/);
  const letters = Array.from({ length: 0xa700 }, (_, at) => String.fromCharCode(at + 1));
  const pairs = [
    ...fc.sample(fc.tuple(words, words), { numRuns: 400, seed: 7 }),
    ...letters.map(letter => [`${letter}a`, 'a'] as const),
    ...letters.map(letter => [`x${letter}`, letter.toUpperCase()] as const),
  ];
  const { rows: found } = await sql<{ holds: boolean }>`
    select contains_phrase(p.t, p.v) as holds from unnest(${pairs.map(([text]) => text)}::text[],
    ${pairs.map(([, value]) => value)}::text[])
      with ordinality as p (t, v, n) order by p.n`.execute(app.db);
  const given = { match: 'declName', scope: 'all', action: 'warn', effectiveFrom: '2026-01-01' as LocalDate } as const;
  const holds = (text: string, value: string) =>
    cutoffHits([{ ...given, value }], [{ sku: 'X', names: [text], categories: [] }], { harbours: [] }, '2026-05-01' as LocalDate).length >
    0;
  expect(pairs.filter(([text, value], at) => holds(text, value) !== found[at]!.holds)).toEqual([]);
});
