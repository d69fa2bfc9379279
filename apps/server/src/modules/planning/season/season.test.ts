import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { expect, it } from 'vitest';
import { approvalActions } from '../../../platform/approvals/approval-actions.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const planner = { signature: await app.signIn('planner'), language: 'en' };
const manager = { signature: await app.signIn('planmanager'), language: 'en' };
const seasons = { service: 'mrp', path: 'season_factor' };
const requests = { service: 'base', path: 'change_request' };
const months = (values: readonly string[]) => Object.fromEntries(values.map((value, at) => [`m${at + 1}`, value]));
const ones = Array.from({ length: 12 }, () => '1');
const id = async (table: 'market' | 'category', code: string) =>
  (await app.db.selectFrom(table).select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const [us, brakes] = [await id('market', 'US'), await id('category', 'BRK')];
const add = (values: object) =>
  app.post(
    recordPath(seasons, 'add'),
    {
      page: 'seasonFactor',
      values: { scope: 'category', category: brakes, market: us, effective_from: '2026-01-01', ...months(ones), ...values },
    },
    planner,
  );
const row = (name: string) =>
  app.db.selectFrom('season_factor').selectAll().where('name', '=', name).where('status', '=', 1).executeTakeFirstOrThrow();

it('[P1] a row that sums 12.6 is refused, one outside 0.2 to 5 too; a new one is in force at once, and overlaps are refused', async () => {
  expect(await add(months(ones.map(() => '1.05')))).toMatchObject({ reason: 'SEASON_SUM' });
  expect(await add({ m1: '0.1', m2: '1.9' })).toMatchObject({ reason: 'RANGE' });
  expect(await add({ scope: 'global' })).toMatchObject({ reason: 'SCOPE' });
  expect(await add({})).toMatchObject({ code: replyCodes.ok });
  expect(await row('US BRK')).toMatchObject({ total: '12' });
  expect(await add({ effective_from: '2026-03-01' })).toMatchObject({ reason: 'PERIODS_OVERLAP' });
  expect(await add({ year: 2026 })).toMatchObject({ code: replyCodes.ok });
});

it('changed factors wait for a planning manager, the former stay in force until then', async () => {
  const before = await row('US COL');
  const change = (values: object, reason?: string) =>
    app.post(recordPath(seasons, 'update'), { page: 'seasonFactor', id: before.id, version: before.version, values, reason }, planner);
  expect(await change({ m1: '0.9' }, 'A milder winter')).toMatchObject({ reason: 'SEASON_SUM' });
  expect(await change({ m1: '0.9', m2: '0.7' })).not.toMatchObject({ code: replyCodes.ok });
  expect(await change({ m1: '0.9', m2: '0.7' }, 'A milder winter')).toMatchObject({ code: replyCodes.ok });
  expect(await row('US COL')).toMatchObject({ m1: '0.8', version: before.version });
  const [request] = await app.db.selectFrom('change_request').selectAll().where('entity', '=', 'seasonFactor').execute();
  expect(request).toMatchObject({ record_label: 'US COL', approver_role: 'planManager' });
  expect(approvalActions).toHaveProperty(['basicInfoApproval.approve']);
  const approved = await app.post(
    actionPath(requests, 'approve'),
    { page: 'basicInfoApproval', targets: [{ id: request!.id, version: request!.version }] },
    manager,
  );
  expect(approved).toMatchObject({ code: replyCodes.ok });
  expect(await row('US COL')).toMatchObject({ m1: '0.9', m2: '0.7', total: '12' });
});

it('a proposal comes in force and ends the row of the same scope the day before', async () => {
  const [proposal] = await app.db.selectFrom('season_factor').selectAll().where('status', '=', 0).execute();
  expect(proposal).toMatchObject({ name: 'US LGT', source: 'computed', effective_from: '2026-07-01' });
  const done = await app.post(
    actionPath(seasons, 'apply'),
    { page: 'seasonFactor', targets: [{ id: proposal!.id, version: proposal!.version }] },
    planner,
  );
  expect(done).toMatchObject({ code: replyCodes.ok, data: [{ name: 'US LGT' }] });
  const rows = await app.db.selectFrom('season_factor').selectAll().where('name', '=', 'US LGT').orderBy('effective_from').execute();
  expect(rows).toMatchObject([
    { status: 1, effective_to: '2026-06-30' },
    { status: 1, effective_to: null },
  ]);
});

it('weekly sales of the demo are of the last half year, of nodes abroad, at most some twenty thousand, and follow the season', async () => {
  const rows = await app.db.selectFrom('weekly_sales').selectAll().execute();
  expect(rows.length).toBeGreaterThan(5000);
  expect(rows.length).toBeLessThan(20_000);
  const weeks = [...new Set(rows.map(({ week }) => week))].sort();
  expect([weeks.length, weeks.at(-1)]).toEqual([26, '2026-W20']);
  expect(rows.some(({ units }) => units > 0)).toBe(true);
  expect(rows.every(({ units, revenue }) => units > 0 === Number(revenue) > 0)).toBe(true);
});
