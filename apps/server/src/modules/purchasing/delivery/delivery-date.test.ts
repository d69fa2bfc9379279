import { recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import type { Row } from '../reply/testing/sent-order.ts';
import { dates, lines, linesInForce } from './testing/lines-in-force.ts';

const app = await demoApp(({ db, registry }) => {
  const parts = { database: db, registry };
  return [...recordCalls(parts), ...toolCalls(parts)];
});
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, manager] = [await as('superadmin'), await as('purchasemanager')];
const of = await linesInForce(app, boss);
const { inForce, linesOf, listed } = of;
const ofOrder = (order: number) => [{ field: 'purchaseOrder', op: 'in', value: [order] }];
const asked = (order: number, more: object = {}) => ({ purchaseOrder: order, orderLine: 1, reason: 'capacity', origin: 'buyer', ...more });
const ask = async (order: number, more: object) => {
  const reply = await app.post(recordPath(dates, 'add'), { page: 'deliveryDateManagement', values: asked(order, more) }, boss);
  return reply.code === replyCodes.ok ? (reply.data as Row) : reply.reason;
};
const decide = async (row: unknown, action: string, input: object = {}, who = manager) =>
  of.act(dates, [row as Row], ['deliveryDateManagement', action], input, who);
const change = async (order: number, action: 'change' | 'setBaseline', input: object) =>
  of.act(lines, await linesOf(order), ['currentDates', action], input);
const proof = 'The warehouse is full until the end of the season';

it('[R10] first promised 10-15, moved by us to 10-25, by the supplier to 11-02: measured by 10-25, two changes, 18 days', async () => {
  const order = await inForce('2026-10-15');
  const ours = await ask(order, { newDate: '2026-10-25', reason: 'push_out', note: proof });
  expect(ours).toMatchObject({ state: 'pending', old_date: '2026-10-15', responsibility: 'ours', kpi_date: '2026-10-25', shift_days: 10 });
  expect(await decide(ours, 'approve')).toEqual(['done']);
  const refused = await ask(order, { newDate: '2026-11-02' });
  expect(await decide(refused, 'refuse', { refuseReason: 'Too late for the season' })).toEqual(['done']);
  expect(await linesOf(order)).toMatchObject([{ promised_date: '2026-10-25', kpi_date: '2026-10-25', change_count: 1 }]);
  const theirs = await ask(order, { newDate: '2026-11-02' });
  expect(theirs).toMatchObject({ seq: 4, responsibility: 'supplier', kpi_date: '2026-10-25' });
  expect(await decide(theirs, 'approve')).toEqual(['done']);
  const [line] = await linesOf(order);
  expect(line).toMatchObject({ baseline_date: '2026-10-15', promised_date: '2026-11-02', kpi_date: '2026-10-25', change_count: 2 });
  expect((Date.parse(String(line!['promised_date'])) - Date.parse(String(line!['baseline_date']))) / 86_400_000).toBe(18);
  expect(await of.order(order)).toMatchObject({
    state: 'effective',
    order_version: 3,
    changes: [
      { cause: 'buyer', field: 'date', before: '2026-10-15', after: '2026-10-25', reason: proof },
      { before: '2026-10-25', after: '2026-11-02' },
    ],
  });
});

it('[R10] the approver may correct whose doing it is, and nobody approves their own request', async () => {
  const order = await inForce('2026-10-15');
  const wish = await ask(order, { newDate: '2026-10-25', reason: 'booking' });
  expect(await decide(wish, 'approve', {}, boss)).toEqual(['OWN_DOCUMENT']);
  expect(await decide(wish, 'approve', { responsibility: 'supplier' })).toEqual(['done']);
  expect(await linesOf(order)).toMatchObject([{ promised_date: '2026-10-25', kpi_date: '2026-10-15' }]);
  expect(await decide(wish, 'approve')).toEqual(['ROW_CHANGED']);
});

it('[R10c] what the supplier asks for holds at once where it is two days later at most', async () => {
  const order = await inForce('2026-10-15', '2026-10-15');
  expect(await ask(order, { newDate: '2026-10-17', origin: 'reply' })).toMatchObject({ state: 'approved' });
  expect(await ask(order, { orderLine: 2, newDate: '2026-10-18', origin: 'reply' })).toMatchObject({ state: 'pending' });
  expect(await linesOf(order)).toMatchObject([
    { promised_date: '2026-10-17', kpi_date: '2026-10-15', changing: false },
    { promised_date: '2026-10-15', changing: true },
  ]);
  expect(await of.order(order)).toMatchObject({ order_version: 2, changes: [{ cause: 'reply', order_line: 1 }] });
});

it('[R10b] says why a date is not moved', async () => {
  const order = await inForce('2026-10-15', null);
  expect(await ask(order, { newDate: '2026-10-15' })).toBe('SAME_DATE');
  expect(await ask(order, { newDate: '2026-05-19' })).toBe('PAST');
  expect(await ask(order, { newDate: '2027-05-21' })).toBe('TOO_FAR');
  expect(await ask(order, { newDate: '2026-10-20', reason: undefined })).toBe('REASON');
  expect(await ask(order, { newDate: '2026-10-20', reason: 'spec', note: 'short' })).toBe('PROOF');
  expect(await ask(order, { newDate: '2026-10-20', orderLine: 9 })).toBe('NO_LINE');
  expect(await ask(order, { newDate: '2026-10-20', orderLine: 2 })).toBe('NO_PROMISE');
  expect(await ask(order, { newDate: '2026-10-20' })).toMatchObject({ state: 'pending' });
  expect(await ask(order, { newDate: '2026-10-21' })).toBe('CHANGE_WAITS');
  expect(await ask(await of.sent(), { newDate: '2026-10-20' })).toBe('CLOSED_LINE');
});

it('moves several lines at once, and sets the date first promised once', async () => {
  const order = await inForce('2026-10-15', '2026-10-20', null);
  const move = (input: object) => change(order, 'change', { reason: 'capacity', origin: 'buyer', ...input });
  expect(await move({})).toBe('ONE_OF');
  expect(await move({ shiftDays: 3, newDate: '2026-11-01' })).toBe('ONE_OF');
  expect(await move({ shiftDays: 3 })).toEqual(['done', 'done', 'NO_PROMISE']);
  expect(await move({ newDate: '2026-11-01' })).toEqual(['CHANGE_WAITS', 'CHANGE_WAITS', 'NO_PROMISE']);
  const waiting = await listed(dates, 'deliveryDateManagement', [...ofOrder(order), { field: 'state', op: 'in', value: ['pending'] }]);
  expect(waiting.map(({ new_date }) => String(new_date)).toSorted()).toEqual(['2026-10-18', '2026-10-23']);
  expect(await change(order, 'setBaseline', { date: '2026-05-19' })).toBe('PAST');
  expect(await change(order, 'setBaseline', { date: '2026-12-01' })).toEqual(['BASELINE_SET', 'BASELINE_SET', 'done']);
  expect((await linesOf(order))[2]).toMatchObject({ baseline_date: '2026-12-01', promised_date: '2026-12-01', kpi_date: '2026-12-01' });
  expect(await of.order(order)).toMatchObject({ order_version: 1 });
});

it('a line whose date moved meanwhile is not moved by an older request', async () => {
  const order = await inForce('2026-10-15');
  const wish = await ask(order, { newDate: '2026-10-30' });
  await sql`update purchase_order_lines set promised_date = '2026-10-16' where record_id = ${order}`.execute(app.db);
  expect(await decide(wish, 'approve')).toEqual(['MOVED']);
});

it('counts the open lines of a month by day', async () => {
  const before = await promisedOn('2026-09-15');
  const order = await inForce('2026-09-15', '2026-09-15');
  await sql`update purchase_order_lines set received_qty = 100 where record_id = ${order} and line_no = 0`.execute(app.db);
  const after = await promisedOn('2026-09-15');
  expect([after.lines - before.lines, after.pieces - before.pieces]).toEqual([2, 900]);
});

async function promisedOn(day: string): Promise<{ readonly lines: number; readonly pieces: number }> {
  const reply = await app.post(
    recordPath(dates, 'work'),
    { page: 'deliveryDateManagement', tool: 'tab2', input: { month: day.slice(0, 7) } },
    boss,
  );
  const { days } = reply.data as { days: readonly { day: string; line_count: number; pieces: number }[] };
  const found = days.find(one => one.day === day);
  return { lines: found?.line_count ?? 0, pieces: found?.pieces ?? 0 };
}
