import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const planner = { signature: await app.signIn('planner'), language: 'en' };
const safety = { service: 'mrp', path: 'safety_stock' };
const rows = () => app.db.selectFrom('safety_stock').selectAll().orderBy('id').execute();
type Row = Awaited<ReturnType<typeof rows>>[number];
const work = (tool: string, input: object) => app.post(recordPath(safety, 'work'), { page: 'safetyStock', tool, input }, planner);
const run = (key: string, targets: readonly Row[], input: object = {}) =>
  app.post(actionPath(safety, key), { page: 'safetyStock', targets: targets.map(({ id, version }) => ({ id, version })), input }, planner);
const usw = (await app.db.selectFrom('plan_node').select('id').where('code', '=', 'US-W').executeTakeFirstOrThrow()).id;

it('[P3] weekly sales 112,140,126,154,133,175 → d̄ 20.0, σ week 22.136, σd 8.367', async () => {
  const { sku } = (await rows())[0]!;
  await app.db.deleteFrom('weekly_sales').where('sku', '=', sku).where('node', '=', usw).execute();
  const weeks = ['15', '16', '17', '18', '19', '20'];
  const units = [112, 140, 126, 154, 133, 175];
  await app.db
    .insertInto('weekly_sales')
    .values(weeks.map((week, at) => ({ sku, node: usw, week: `2026-W${week}`, units: units[at]!, revenue: '100' })))
    .execute();
  const reply = await work('demand', { sku, node: usw, weeks: 8, cut_outliers: false });
  expect(reply.data).toMatchObject({ d_mean: '20', week_sd: '22.1359', d_sd: '8.3666', cut: 0 });
});

it('[B14] the demo has a safety stock of each SKU and node that sells, by its own numbers', async () => {
  const all = await rows();
  expect(all.length).toBeGreaterThan(200);
  const one = all.find(({ needs_history: needs, d_mean: mean }) => needs === false && Number(mean) > 1)!;
  const [z, d, s, l, t] = [one.z_value, one.d_mean, one.d_sd, one.l_mean, one.l_sd].map(Number) as [number, number, number, number, number];
  expect(Math.abs(z * Math.sqrt(l * s * s + d * d * t * t) - one.computed!)).toBeLessThan(1.5);
  expect(all.some(({ needs_history: needs }) => needs)).toBe(true);
  expect(all.some(({ result }) => result !== null)).toBe(true);
});

it('a dry run stores nothing and shows what computing would write', async () => {
  const before = await rows();
  const reply = await work('dryRun', { node: usw, weeks: 26, cut_outliers: true });
  const { proposed, rows: previewed } = reply.data as { proposed: number; rows: readonly { node: string; computed: number }[] };
  expect(proposed).toBeGreaterThan(100);
  expect(previewed.every(({ node }) => node === 'US-W')).toBe(true);
  expect(await rows()).toEqual(before);
});

it('accepting waits for a planning manager; more than half needs a reason; exempt SKUs are refused', async () => {
  const fresh = (await rows()).filter(
    ({ computed, result, needs_history: needs }) => computed !== null && computed > 10 && result !== null && !needs,
  );
  const [one, other] = fresh as [Row, Row];
  await app.db
    .updateTable('safety_stock')
    .set({ result: Math.ceil(one.computed! / 3) })
    .where('id', '=', one.id)
    .execute();
  expect(await run('accept', [one])).toMatchObject({ data: [{ refusal: { code: 'REASON' } }] });
  expect(await run('accept', [one], { reason: 'A new season begins' })).toMatchObject({ code: replyCodes.ok });
  const [request] = await app.db.selectFrom('change_request').selectAll().where('entity', '=', 'safetyStock').execute();
  expect(request).toMatchObject({ record_id: one.id, approver_role: 'planManager', reason: 'A new season begins' });
  expect((await rows()).find(({ id }) => id === one.id)).toMatchObject({ result: Math.ceil(one.computed! / 3) });
  const [near] = fresh.slice(2) as [Row];
  await app.db
    .updateTable('safety_stock')
    .set({ result: near.computed! - 1 })
    .where('id', '=', near.id)
    .execute();
  expect(await run('accept', [near])).toMatchObject({ code: replyCodes.ok });
  const asked = await app.db.selectFrom('change_request').select('reason').where('record_id', '=', near.id).executeTakeFirst();
  expect(asked).toEqual({ reason: `Calculated value ${near.computed} accepted` });
  const { id: user } = await app.db.selectFrom('app_user').select('id').where('account', '=', 'planner').executeTakeFirstOrThrow();
  await app.db
    .insertInto('exempt_sku')
    .values({
      type: 'safetyStock',
      sku: other.sku,
      supplier: null,
      category: null,
      reason: 'Made to order',
      evidence: null,
      state: 'active',
      effective_from: '2026-05-01',
      effective_to: '2026-12-31',
      created_by: user,
      updated_by: user,
    } as never)
    .execute();
  expect(await run('accept', [other], { reason: 'x' })).toMatchObject({ data: [{ refusal: { code: 'EXEMPT' } }] });
});

it('[P4] service 50 to 99.9, a fixed one with pieces and reason; the difference follows what is in force', async () => {
  const one = (await rows()).find(({ computed }) => computed !== null && computed > 0)!;
  const change = (values: object) =>
    app.post(recordPath(safety, 'update'), { page: 'safetyStock', id: one.id, version: one.version, values, reason: 'Tried out' }, planner);
  expect(await change({ service: '49' })).toMatchObject({ reason: 'SL_RANGE' });
  expect(await change({ method: 'fixed' })).toMatchObject({ reason: 'FIXED' });
  expect(await change({ min_qty: 9, max_qty: 3 })).toMatchObject({ reason: 'MIN_MAX' });
  expect(await change({ min_qty: 3, max_qty: 9000 })).toMatchObject({ code: replyCodes.ok });
  expect(await run('compute', [], { node: one.node, sku: one.sku, weeks: 26, cut_outliers: true })).toMatchObject({ code: replyCodes.ok });
});
