import { recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { recordCalls } from './gateway/record-calls.ts';

const demo = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const bom = demo.registry.resource('bom')!.resource;
const boss = { signature: await demo.signIn('superadmin') };
const key = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const skus = await demo.db.selectFrom('sku').select('sku').orderBy('sku').limit(3).execute();
const [once, wrong, child] = skus.map(({ sku }) => sku);
const values = { parent: once, bomVersion: 1, effectiveFrom: '2026-05-20', lines: [{ child, quantity: '1' }] };
const add = (more: object) => demo.post(recordPath(bom, 'add'), { values, ...more }, boss);
const count = async () =>
  (await sql<{ count: number }>`select count(*) as count from bom where parent = ${once}`.execute(demo.db)).rows[0]?.count;

it('a form that is sent again because no answer came is saved once, and answered as the first time', async () => {
  const [first, second] = await Promise.all([add({ key: key(1) }), add({ key: key(1) })]);
  expect([first.code, second.data, await count()]).toEqual([replyCodes.ok, first.data, 1]);
  expect((await add({ key: key(2) })).reason).toBe('DUPLICATE_IN_DB');
  const { id, version } = first.data as { id: number; version: number };
  const update = () => demo.post(recordPath(bom, 'update'), { id, version, values: { note: 'x' }, key: key(3) }, boss);
  const [changed, again] = [await update(), await update()];
  expect([changed.code, again.data]).toEqual([replyCodes.ok, changed.data]);
});

it('a key that stands for something else is refused, and nothing of the second request happens', async () => {
  const { data } = await add({ values: { ...values, bomVersion: 2, effectiveFrom: '2027-05-20' }, key: key(5) });
  const { id, version } = data as { id: number; version: number };
  const other = { ...values, bomVersion: 3, effectiveFrom: '2028-05-20' };
  expect(await add({ values: other, key: key(5) })).toMatchObject({ reason: 'KEY_REUSED' });
  expect(await demo.post(recordPath(bom, 'update'), { id, version, values: { note: 'x' }, key: key(5) }, boss)).toMatchObject({
    reason: 'KEY_REUSED',
  });
  expect(await count()).toBe(2);
});

it('what was refused may be sent again by the same key', async () => {
  const refused = { values: { ...values, parent: wrong, lines: [{ child, quantity: '0' }] }, key: key(4) };
  expect((await add(refused)).code).not.toBe(replyCodes.ok);
  expect((await add({ values: { ...values, parent: wrong }, key: key(4) })).code).toBe(replyCodes.ok);
});
