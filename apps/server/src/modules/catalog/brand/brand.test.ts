import { businessDay } from '@axle/page-kit';
import { recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { notifyOfExpiringMarks } from './expiring-marks.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const editor = { signature: await app.signIn('catalogeditor'), language: 'en' };
const brands = { service: 'base', path: 'brand' };
const day = (days: number) => businessDay(new Date(app.now().getTime() + days * 86_400_000));
const idOf = async (table: 'country' | 'store', column: 'iso2' | 'code', code: string) =>
  (
    await app.db
      .selectFrom(table as 'country')
      .select('id')
      .where(column as 'iso2', '=', code)
      .executeTakeFirstOrThrow()
  ).id;
const us = await idOf('country', 'iso2', 'US');
const user = async (account: string) =>
  (await app.db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const listed = async (filters: readonly object[]) =>
  ((await app.post(recordPath(brands, 'list'), { page: 'brand', filters, limit: 50 }, editor)).data as { rows: { code: string }[] }).rows;
const notified = async (code: string) =>
  (
    await app.db.selectFrom('message').select(['title_en', 'body_en', 'object', 'receiver']).where('event', '=', 'brand.expiring').execute()
  ).filter(({ object }) => object.startsWith(code));

it('keeps trademarks and registries of a brand, shown in the list and found by country and day', async () => {
  const store = await idOf('store', 'code', 'AMZ-NA');
  const values = { code: 'MARKED', name_zh: '有标', name_en: 'Marked', kind: 'own', owner: await user('catalogeditor') };
  const marks = [
    { country: us, no: '7000001', class: 12, expiry: day(89) },
    { country: await idOf('country', 'iso2', 'JP'), no: '6400002', class: 12 },
  ];
  const add = (more: object) => app.post(recordPath(brands, 'add'), { page: 'brand', values: { ...values, ...more } }, editor);
  expect(await add({ trademarks: [marks[0], marks[0]] })).not.toMatchObject({ code: 200 });
  expect(await add({ trademarks: marks, registry_stores: [{ store }] })).toMatchObject({ code: 200 });
  const [found] = await listed([{ field: 'markCountries', op: 'in', value: ['JP'] }]);
  expect(found).toMatchObject({
    code: 'MARKED',
    marks_summary: `US 7000001 (${day(89)}) · JP 6400002`,
    mark_countries: ['JP', 'US'],
    next_expiry: day(89),
    registry_summary: ['AMZ-NA'],
    skus: 0,
  });
  const soon = await listed([{ field: 'nextExpiry', op: 'between', value: [day(0), day(89)] }]);
  expect(soon.map(({ code }) => code).sort()).toEqual(['AXLEPRO', 'MARKED']);
});

it("[BR1] a trademark expiring in 89 days is in the day's message to the brand owner, once", async () => {
  await notifyOfExpiringMarks(app.db, app.now());
  await notifyOfExpiringMarks(app.db, app.now());
  expect(await notified('MARKED')).toEqual([
    {
      title_en: 'Trademark expiring: MARKED Marked',
      body_en: `Trademarks of MARKED Marked are expiring: US 7000001 (${day(89)}) (the first in 89 days). Renew them in time.`,
      object: `MARKED ${day(89)} 89`,
      receiver: await user('catalogeditor'),
    },
  ]);
  await notifyOfExpiringMarks(app.db, new Date(app.now().getTime() + 59 * 86_400_000));
  expect((await notified('MARKED')).length).toBe(2);
});
