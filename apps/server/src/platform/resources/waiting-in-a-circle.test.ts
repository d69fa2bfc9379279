import { unrestricted } from '@axle/permissions';
import { ok } from '@axle/kernel';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { doOnce } from './calls/do-once.ts';
import { inTransaction } from './writes/in-transaction.ts';
import { registry } from '../../testing/whole-registry.ts';

const { db } = await demoApp();
const [one, other] = (await db.selectFrom('harbour').select('id').orderBy('id').limit(2).execute()).map(({ id }) => id) as [number, number];
const actor = {
  registry,
  access: unrestricted(1),
  now: new Date('2026-05-20T08:30:00.000Z'),
};

/** Two pieces of work that lock the same two records in opposite orders, each its second one only when both have their first. */
function inACircle() {
  let arrived = 0;
  let meet = (): void => undefined;
  const met = new Promise<void>(resolve => (meet = resolve));
  const tries: string[] = [];
  const work = (name: string, first: number, second: number) => async (transaction: Pick<typeof db, 'isTransaction'>) => {
    tries.push(name);
    const locked = (id: number) => sql`update harbour set updated_at = now() where id = ${id}`.execute(transaction as typeof db);
    await locked(first);
    if ((arrived += 1) === 2) meet();
    await met;
    await locked(second);
    return name;
  };
  return { tries, a: work('a', one, other), b: work('b', other, one) };
}

// whose second try comes before the other one has woken meets it in a circle once more
it('transactions that wait for each other both come through: one of them is run again', async () => {
  const { tries, a, b } = inACircle();
  expect(await Promise.all([inTransaction(db, a), inTransaction(db, b)])).toEqual(['a', 'b']);
  expect(new Set(tries)).toEqual(new Set(['a', 'b']));
  expect(tries.length).toBeGreaterThan(2);
});

it('calls whose transactions wait for each other are answered once each, parts of them that fail by themselves included', async () => {
  const { tries, a, b } = inACircle();
  const call = (key: string, work: typeof a) =>
    doOnce(db, actor, { key, request: key }, async within => ok(await inTransaction(within, work)));
  const [first, second] = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000b1'] as const;
  expect(await Promise.all([call(first, a), call(second, b)])).toEqual([ok('a'), ok('b')]);
  expect(tries.length).toBeGreaterThan(2);
  const before = [...tries];
  expect(await call(first, a)).toEqual(ok('a'));
  expect(await call(second, b)).toEqual(ok('b'));
  expect(tries).toEqual(before);
});
