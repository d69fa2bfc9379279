import { readFile } from 'node:fs/promises';
import { addDays, type LocalDate } from '@axle/kernel';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const country = { service: 'base', path: 'country' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const named = async (iso2: string) => {
  const filters = [{ field: 'iso2', op: 'eq', value: iso2 }];
  const { data } = await app.post(recordPath(country, 'list'), { page: 'country', filters, limit: 1 }, boss);
  return (data as { readonly rows: readonly Row[] }).rows[0]!;
};
const change = async (iso2: string, values: object) => {
  const { id, version } = await named(iso2);
  return app.post(recordPath(country, 'update'), { page: 'country', id, version, values }, boss);
};
const marketOf = async (code: string) =>
  await app.db.selectFrom('market').select(['id', 'version']).where('code', '=', code).executeTakeFirstOrThrow();

it('accept: GB has eu = false, vatRate 20; DE eu = true, 19; US vatRate empty', async () => {
  expect(await named('GB')).toMatchObject({ eu: false, vat_rate: '20' });
  expect(await named('DE')).toMatchObject({ eu: true, vat_rate: '19' });
  expect((await named('US'))['vat_rate']).toBeUndefined();
});

it('a VAT rate that changes holds from its day on; the days before keep the former one', async () => {
  const { id } = await named('FR');
  const { data } = await app.get(`${recordPath(country, 'read')}?id=${id}`, boss);
  const lines = (data as Row)['vat_rates'] as readonly object[];
  expect(await change('FR', { vat_rates: [...lines, { effective_from: '2050-01-01', rate: '22' }] })).toMatchObject({ code: 200 });
  expect(await named('FR')).toMatchObject({ vat_rate: '20' });
  const { rows } = await sql<{ rate: string }>`
    select rate::text from country_vat_rates where record_id = ${id} and effective_from <= '2050-06-01' order by effective_from desc
    limit 1`.execute(app.db);
  expect(Number(rows[0]!.rate)).toBe(22);
  expect(await change('FR', { vat_rates: [...lines, ...lines] })).not.toMatchObject({ code: 200 });
  expect(await change('FR', { vat_rates: [{ effective_from: '2026-01-01', rate: '50.01' }] })).not.toMatchObject({ code: 200 });
});

it('accept: US, EU (DE FR IT ES NL PL …), UK, CA, JP, AU seeded; moving NL to UK refused while EU holds it', async () => {
  const { rows } = await sql<{ code: string; countries: string[] }>`select code, countries from market_list order by id limit 6`.execute(
    app.db,
  );
  expect(rows.map(({ code }) => code)).toEqual(['US', 'EU', 'UK', 'CA', 'JP', 'AU']);
  expect(rows[1]!.countries).toEqual(expect.arrayContaining(['DE', 'ES', 'FR', 'IT', 'NL', 'PL']));
  const uk = (await marketOf('UK')).id;
  expect(await change('NL', { market: uk })).toMatchObject({
    reason: 'IN_MARKET',
    message: 'Country already in market EU: remove it there first',
  });
  expect(await change('NL', { market: null })).toMatchObject({ code: 200 });
  expect(await change('NL', { market: uk })).toMatchObject({ code: 200 });
});

it('VAT rates at the start are those of a public list, today and before: their days differ by at most one', async () => {
  const listed = JSON.parse(await readFile(new URL('../../../../../../samples/vat-rates.json', import.meta.url), 'utf8')) as {
    readonly rates: Readonly<
      Record<string, { readonly rate: string; readonly before?: readonly { readonly until: LocalDate; readonly rate: string }[] }>
    >;
  };
  const { rows } = await sql<{ iso2: string; day: LocalDate; rate: string }>`
    select c.iso2, v.effective_from as day, v.rate from country_vat_rates v join country c on c.id = v.record_id
    where v.effective_from < '2050-01-01' order by c.iso2, v.effective_from`.execute(app.db);
  const kept = Map.groupBy(rows, ({ iso2 }) => iso2);
  expect([...kept.keys()]).toEqual(Object.keys(listed.rates));
  const rateOn = (iso2: string, day: string) => kept.get(iso2)?.findLast(row => row.day <= day)?.rate;
  for (const [iso2, { rate, before = [] }] of Object.entries(listed.rates)) {
    expect([iso2, rateOn(iso2, '2026-11-22')]).toEqual([iso2, rate]);
    for (const [at, { until, rate: former }] of before.entries()) {
      expect([iso2, until, rateOn(iso2, addDays(until, -1))]).toEqual([iso2, until, former]);
      expect([iso2, until, rateOn(iso2, addDays(until, 2))]).toEqual([iso2, until, before[at + 1]?.rate ?? rate]);
    }
  }
});

it('a country keeps its code, by which its market is known: a new code is no way around the market that holds it', async () => {
  const uk = (await marketOf('UK')).id;
  expect(await change('PL', { iso2: 'XP', market: uk })).not.toMatchObject({ code: 200 });
  expect(await named('PL')).toMatchObject({ market: (await marketOf('EU')).id });
});

it('a market in which shops sell stays in use', async () => {
  const disable = async (code: string) => {
    const reply = await app.post(
      actionPath({ service: 'base', path: 'market' }, 'disable'),
      { targets: [await marketOf(code)], input: {} },
      boss,
    );
    return (reply.data as readonly { readonly refusal?: { readonly code: string } }[])[0]!.refusal?.code;
  };
  expect(await disable('US')).toBe('HAS_STORES');
  await sql`update store_site set status = 0 where site in (select s.id from site s join country c on c.id = s.country join market m
    on m.id = c.market where m.code = 'US')`.execute(app.db);
  expect(await disable('US')).toBeUndefined();
});
