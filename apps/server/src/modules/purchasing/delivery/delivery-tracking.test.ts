import { randomUUID } from 'node:crypto';
import type { LocalDate } from '@axle/kernel';
import { inspectionStanding, milestones, plannedMilestones, riskDays, riskOf } from '@axle/purchasing';
import { days } from '@axle/purchasing/testing';
import { recordPath } from '@axle/wire';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { lines, linesInForce } from './testing/lines-in-force.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, auditor] = [await as('superadmin'), await as('auditor')];
const of = await linesInForce(app, boss);
const act = async (order: number, action: string, input: object, who = boss) =>
  of.act(lines, await of.linesOf(order), ['deliveryTracking', action], input, who);
const today = async () => {
  const rows = await of.listed(lines, 'deliveryTracking', [{ field: 'dueOn', op: 'between', value: [null, '2026-05-20'] }]);
  return new Set(rows.map(row => row['purchase_order']));
};

it('[R21] due 30 December with 40 days: material by 2 December, then each step behind the last that was reached', async () => {
  const order = await of.inForce('2026-12-30');
  await sql`update sku set lead_days = 40 where id = (select sku from purchase_order_lines where record_id = ${order})`.execute(app.db);
  expect(await of.linesOf(order)).toMatchObject([{ next_step: 'material', step_due: '2026-12-02', lead_days: 40 }]);
  expect(await act(order, 'progress', { milestone: 'material', reachedOn: '2026-05-19', note: 'Steel is there' })).toEqual(['done']);
  expect(await of.linesOf(order)).toMatchObject([{ next_step: 'start', step_due: '2026-12-06', material_on: '2026-05-19' }]);
  expect(await act(order, 'progress', { milestone: 'half' })).toEqual(['done']);
  expect(await of.linesOf(order)).toMatchObject([{ next_step: 'finish', step_due: '2026-12-25', half_on: '2026-05-20' }]);
});

it('[R21] the database plans the steps as the rule does', async () => {
  await fc.assert(
    fc.asyncProperty(days(), fc.integer({ min: 0, max: 400 }), async (promised, lead) => {
      const { rows } = await sql<{ step: string; day: LocalDate }>`
        select step, planned_milestone(step, ${promised}::date, ${lead}::integer) as day
        from unnest(${[...milestones]}::text[]) step`.execute(app.db);
      expect(Object.fromEntries(rows.map(({ step, day }) => [step, day]))).toEqual(plannedMilestones(promised, lead));
    }),
    { numRuns: 50 },
  );
});

it('[R64] the database knows the risk of a line as the rule does', async () => {
  const step = fc.option(fc.constantFrom(...milestones), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(
      days(),
      fc.integer({ min: 0, max: 400 }),
      step,
      days(),
      step,
      days(),
      async (promised, leadDays, at, on, next, now) => {
        const { rows } = await sql<{ days: number; risk: string }>`
        select r.days, delivery_risk(r.days) as risk from delivery_risk_days(${promised}::date, ${leadDays}::integer, ${at ?? null}::text,
          ${on}::date, ${next ?? null}::text, ${now}::date) r(days)`.execute(app.db);
        const expected = riskDays({ promised, leadDays, last: at && { step: at, on }, next }, now);
        expect(rows).toEqual([{ days: expected, risk: riskOf(expected) }]);
      },
    ),
    { numRuns: 50 },
  );
});

it('[R88a] the database knows how far an inspection has come as the rule does', async () => {
  const none = { cancelled: 0, shortClosed: 0, produced: 0, shipped: 0, received: 0, blocked: 0, returned: 0, replace: 0 };
  await fc.assert(
    fc.asyncProperty(fc.nat(5), fc.nat(6), fc.boolean(), fc.boolean(), async (qty, passed, isPlanned, isRequested) => {
      const { rows } = await sql<{ standing: string }>`
        select inspection_standing(${qty}::integer, ${passed}::integer, ${isPlanned}, ${isRequested}) as standing`.execute(app.db);
      const line = { ...none, invoiced: 0, settled: 0, qty, passed };
      expect(rows).toEqual([{ standing: inspectionStanding(line, { isPlanned, isRequested }) }]);
    }),
    { numRuns: 50 },
  );
});

it('[R64] lists the lines at risk: one that left ten days late is orange, one without a late step green', async () => {
  const [late, well] = [await of.inForce('2030-06-10'), await of.inForce('2030-06-10')];
  await sql`insert into delivery_follow (purchase_order, order_line, last_follow_up, shipped_on)
    values (${late}, 1, now(), '2030-06-20')`.execute(app.db);
  expect(await of.linesOf(late)).toMatchObject([{ risk_days: 5, risk: 'orange' }]);
  expect(await of.linesOf(well)).toMatchObject([{ risk_days: -5, risk: 'green' }]);
  const rows = await of.listed(lines, 'deliveryTracking', [{ field: 'risk', op: 'in', value: ['orange'] }]);
  const orders = rows.map(row => row['purchase_order']);
  expect([orders.includes(late), orders.includes(well)]).toEqual([true, false]);
});

it('lists what is to be chased today: a step that is due, or a follow-up that has come', async () => {
  const [due, later] = [await of.inForce('2026-05-21'), await of.inForce('2027-05-01')];
  expect([(await today()).has(due), (await today()).has(later)]).toEqual([true, false]);
  expect(await act(later, 'follow', { nextFollowUp: '2026-05-20', note: 'Calls back today' })).toEqual(['done']);
  expect((await today()).has(later)).toBe(true);
  expect(await act(later, 'follow', { nextFollowUp: '2026-05-28', note: 'Mould is ready next week' })).toEqual(['done']);
  expect((await today()).has(later)).toBe(false);
  expect(await of.linesOf(later)).toMatchObject([{ next_follow_up: '2026-05-28', last_follow_up: expect.any(Number) }]);
  const { rows } = await sql<{ note: string }>`
    select note from delivery_log where purchase_order = ${later} order by id`.execute(app.db);
  expect(rows.map(({ note }) => note)).toEqual(['Calls back today', 'Mould is ready next week']);
});

it('keeps photos with each follow-up, if they were sent by whoever notes it', async () => {
  const order = await of.inForce('2026-12-30', '2026-12-31');
  const sent = async (account: string) => {
    const photo = { id: randomUUID(), name: 'steel.jpg', bytes: 3 };
    await sql`insert into stored_file (id, name, bytes, sha256, media_type, created_by)
      select ${photo.id}::uuid, ${photo.name}, 3, 'x', 'image/jpeg', id from app_user where account = ${account}`.execute(app.db);
    return photo;
  };
  const [own, foreign] = [await sent('superadmin'), await sent('auditor')];
  expect(await act(order, 'progress', { milestone: 'material', photos: [foreign] })).toBe('FILE_UNKNOWN');
  expect(await act(order, 'progress', { milestone: 'material', photos: [{ ...own, name: 'steel.exe' }] })).toBe('FORMAT');
  expect(await act(order, 'progress', { milestone: 'material', photos: [own] })).toEqual(['done', 'done']);
  expect(await act(order, 'progress', { milestone: 'start' })).toEqual(['done', 'done']);
  const logs = { ...lines, path: 'delivery_log' };
  const noted = await of.listed(logs, 'deliveryLog', [{ field: 'purchaseOrder', op: 'in', value: [order] }]);
  expect(noted.filter(row => row['milestone'] === 'material').map(row => row['photos'])).toEqual([[own], [own]]);
  expect(noted.filter(row => row['milestone'] === 'start').some(row => row['photos'])).toBe(false);
});

it('[R21a] notes no step of tomorrow, no follow-up of yesterday, and nothing for those who may only read', async () => {
  const order = await of.inForce('2026-12-30', '2026-12-31');
  expect(await act(order, 'progress', { milestone: 'start', reachedOn: '2026-05-21' })).toBe('AHEAD');
  expect(await act(order, 'follow', { nextFollowUp: '2026-05-19', note: 'Late' })).toBe('PAST');
  expect(await act(order, 'progress', { milestone: 'start' }, auditor)).toBe('FORBIDDEN');
  expect(await act(order, 'progress', { milestone: 'start' })).toEqual(['done', 'done']);
  await sql`update purchase_order_lines set received_qty = qty where record_id = ${order} and line_no = 0`.execute(app.db);
  expect(await of.linesOf(order)).toMatchObject([{ order_line: 2, next_step: 'half' }]);
});

it('asks for another date from the line that is chased', async () => {
  const order = await of.inForce('2026-10-15');
  expect(await act(order, 'dateChange', { shiftDays: 7, reason: 'material', origin: 'reply' })).toEqual(['done']);
  expect(await of.linesOf(order)).toMatchObject([{ changing: true, promised_date: '2026-10-15' }]);
});

it('[R93] lines stand in the week of their promised date, those whose day is over are late', async () => {
  const weeks = async () => {
    const input = { from: '2026-05-20' };
    const reply = await app.post(recordPath(lines, 'work'), { page: 'deliveryTracking', tool: 'weeks', input }, boss);
    const found = reply.data as { weeks: readonly Record<string, unknown>[]; lines: readonly Record<string, unknown>[] };
    return { ...found, counts: found.weeks.map(week => [week['monday'], Number(week['line_count']), Number(week['late_count'])] as const) };
  };
  const before = await weeks();
  const late = await of.inForce('2026-05-19', '2026-05-20');
  const next = await of.inForce('2026-05-24', '2026-05-25');
  const far = await of.inForce('2026-06-28', '2026-06-29');
  const { counts, lines: shown } = await weeks();
  const added = counts.map(([monday, count, late], at) => [monday, count - before.counts[at]![1], late - before.counts[at]![2]]);
  expect(added).toEqual([
    ['2026-05-18', 3, 1],
    ['2026-05-25', 1, 0],
    ['2026-06-01', 0, 0],
    ['2026-06-08', 0, 0],
    ['2026-06-15', 0, 0],
    ['2026-06-22', 1, 0],
  ]);
  const { rows } = await sql<{ id: number }>`
    select id from purchase_order_lines where record_id = any(${[late, next, far]}::bigint[]) order by record_id, line_no`.execute(app.db);
  const ids = shown.map(line => line['id']);
  expect(shown.filter(line => line['id'] === rows[0]!.id)).toMatchObject([{ order_line: 1, promised_date: '2026-05-19' }]);
  expect(shown.some(line => Object.values(line).includes(null))).toBe(false);
  expect(rows.map(({ id }) => ids.includes(id))).toEqual([true, true, true, true, true, false]);
});
