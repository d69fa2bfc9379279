import type { Figures, PointsFigure } from '@axle/page-kit';
import { recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { figuresCalls } from '../../../platform/resources/gateway/figures-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => figuresCalls({ database: db, registry }));
const signature = await app.signIn('sysadmin');

async function points(tile: 'days' | 'hours', filters: readonly unknown[] = []) {
  const body = { page: 'loginLog', figures: 'signIns', filters };
  const reply = await app.post(recordPath({ service: 'base', path: 'login_log' }, 'figures'), body, { signature });
  return ((reply.data as Figures)[tile] as PointsFigure).points;
}
const days = (filters: readonly unknown[] = []) => points('days', filters);
const sum = (found: PointsFigure['points']) => found.reduce((total, { value }) => total + value, 0);
const between = (from: Date, to: Date) => ({ field: 'at', op: 'between', value: [from.toISOString(), to.toISOString()] });
const before = (count: number) => new Date(app.now().getTime() - count * 86_400_000);

it('sign-ins are counted day by day over the last 30 days, days without any too', async () => {
  const found = await days();
  expect(found).toHaveLength(30);
  expect(found.at(-1)!.value).toBeGreaterThan(0);
  expect(found[0]!.value).toBe(0);
  expect(found.map(({ key }) => key)).toEqual(found.map(({ key }) => key).toSorted());
});

it('the hours of a day add up to it, and a chosen hour is shown among them', async () => {
  const today = (await days()).at(-1)!;
  const begin = Date.parse(`${today.key}T00:00:00+08:00`);
  const chosen = [between(new Date(begin), new Date(begin + 86_400_000 - 1))];
  const hours = await points('hours', chosen);
  expect([hours.length, sum(hours)]).toEqual([24, today.value]);
  const busiest = hours.toSorted((one, other) => other.value - one.value)[0]!;
  const from = new Date(busiest.key);
  expect(await points('hours', [between(from, new Date(from.getTime() + 3_600_000 - 1))])).toEqual(hours);
});

it('a chosen day is shown among its neighbours, an older span alone, and other filters apply', async () => {
  const month = await days();
  expect(await days([between(before(2), before(1))])).toEqual(month);
  const older = await days([between(before(90), before(60))]);
  expect([older.length, older.every(({ value }) => value === 0)]).toEqual([31, true]);
  const strangers = await days([{ field: 'account', op: 'eq', value: 'nobody' }]);
  expect(strangers.every(({ value }) => value === 0)).toBe(true);
});
