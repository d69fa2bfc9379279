import { actionPath, recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { publicPorts } from './public-ports.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const harbours = { service: 'tms', path: 'harbour' };
const search = async (input: object) =>
  (await app.post(recordPath(harbours, 'work'), { page: 'harbour', tool: 'publicList', input }, boss)).data as {
    readonly found: number;
    readonly lines: readonly { readonly unlocode: string; readonly kept: boolean }[];
  };
const take = async (codes: string) =>
  app.post(actionPath(harbours, 'takeFromList'), { page: 'harbour', targets: [], input: { codes } }, boss);
const stored = () => app.db.selectFrom('harbour').select(['unlocode', 'name_zh', 'timezone', 'lat', 'kind']).execute();

it('the public list is searched by code, name and country, and marks the ports that are on file', async () => {
  const { found, lines } = await search({ sought: 'antw' });
  expect([found, lines.map(({ unlocode }) => unlocode)]).toEqual([1, ['BEANR']]);
  const { id } = await app.db.selectFrom('country').select('id').where('iso2', '=', 'CN').executeTakeFirstOrThrow();
  const chinese = await search({ country: id });
  expect(chinese.lines.every(({ unlocode }) => unlocode.startsWith('CN'))).toBe(true);
  expect(chinese.lines.find(({ unlocode }) => unlocode === 'CNNGB')).toMatchObject({ kept: true });
  expect((await search({})).lines).toHaveLength(200);
});

it('chosen ports become harbours; kept ones stay, an unknown code is named and nothing is added then', async () => {
  const [before, missing] = [await stored(), (await search({})).lines.filter(({ kept }) => !kept).slice(0, 2)];
  const [one, other] = missing.map(({ unlocode }) => unlocode) as [string, string];
  expect(await take(`${one}, USLG1`)).toMatchObject({ reason: 'UNKNOWN_PORT', message: 'Not on the public list: USLG1' });
  expect(await stored()).toEqual(before);
  expect(await take(`${one.toLowerCase()}\n${other} CNNGB`)).toMatchObject({ code: 200 });
  const after = await stored();
  expect(after).toHaveLength(before.length + 2);
  expect(after.find(({ unlocode }) => unlocode === one)).toMatchObject({ kind: 'sea' });
  expect(await take(one)).toMatchObject({ code: 200 });
  expect(await stored()).toHaveLength(before.length + 2);
});

it('every port of the list has a code, a place on the globe and a known time zone', async () => {
  for (const { unlocode, lat, lon, timezone } of await publicPorts()) {
    expect(unlocode).toMatch(/^[A-Z]{2}[A-Z2-9]{3}$/);
    expect(Math.abs(Number(lat)) <= 90 && Math.abs(Number(lon)) <= 180).toBe(true);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone })).not.toThrow();
  }
});
