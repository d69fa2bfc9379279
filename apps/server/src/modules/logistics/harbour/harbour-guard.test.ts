import { unrestricted } from '@axle/permissions';
import { readFile } from 'node:fs/promises';
import { greatCircleKm } from '@axle/logistics';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { harbourGuard } from './harbour-guard.ts';
import { registry } from '../../../testing/whole-registry.ts';

const { db } = await testDatabase();
const caller = {
  registry,
  access: unrestricted(1),
  now: new Date('2026-05-20T08:30:00.000Z'),
};

describe('a harbour', () => {
  it('is in the country that its UN/LOCODE begins with', async () => {
    const countries = await db.selectFrom('country').select(['id', 'iso2']).where('iso2', 'in', ['CN', 'US']).execute();
    const id = (iso2: string) => countries.find(country => country.iso2 === iso2)!.id;
    const records = [
      { unlocode: 'CNYTN', country: id('CN') },
      { unlocode: 'USLGB', country: id('US') },
      { unlocode: 'CNLGB', country: id('US') },
    ];
    const refusals = await harbourGuard(db, records, caller);
    expect(records.map(record => refusals(record).map(({ code }) => code))).toEqual([[], [], ['LOCODE_COUNTRY']]);
  });

  it('of the initial data is where a public list has it, except Yantian, which the list places in Fujian', async () => {
    const { ports } = JSON.parse(await readFile(new URL('../../../../../../samples/ports.json', import.meta.url), 'utf8')) as {
      readonly ports: Readonly<Record<string, { readonly lat: number; readonly lon: number }>>;
    };
    const harbours = await db.selectFrom('harbour').select(['unlocode', 'lat', 'lon']).execute();
    const held = harbours.flatMap(({ unlocode, lat, lon }) => {
      const listed = ports[unlocode];
      return listed ? [{ unlocode, km: greatCircleKm({ lat: Number(lat), lon: Number(lon) }, listed) }] : [];
    });
    expect(held).toHaveLength(46);
    expect(held.filter(({ km }) => km > 40).map(({ unlocode }) => unlocode)).toEqual(['CNYTN']);
  });

  it('of the initial data is in its country, and so is every state', async () => {
    const harbours = await db.selectFrom('harbour').select(['unlocode', 'country']).execute();
    const refusals = await harbourGuard(db, harbours, caller);
    expect(harbours.length).toBeGreaterThan(50);
    expect(harbours.flatMap(refusals)).toEqual([]);
    expect(await db.selectFrom('state').select('abbr').execute()).toHaveLength(59);
  });
});
