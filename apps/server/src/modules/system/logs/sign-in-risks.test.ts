import { networkOf, type SignInTry, signInRisks } from '@axle/tracking';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';

const { db } = await testDatabase();
await sql`insert into org (code, name_zh, name_en) values ('HQ', '总部', 'Head office')`.execute(db);
await sql`insert into app_user (account, nickname, org_id, password_hash) values ('buyer', 'b', 1, '-')`.execute(db);

const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  newerFirefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0',
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1',
  unknown: '',
} as const;
const deviceOf = (agent: keyof typeof agents) => (agent === 'unknown' ? undefined : agent === 'phone' ? 'phone' : 'firefox');

interface Try {
  readonly at: number;
  readonly succeeded: boolean;
  readonly agent: keyof typeof agents;
  /** That of the office unless given. */
  readonly ip?: string;
}

const riskOf = async (tries: readonly Try[]) => {
  const account = `someone-${(next += 1)}`;
  const rows = tries.map(({ at, succeeded, agent, ip = '10.0.0.1' }) => ({
    at: new Date(at * 1000),
    event: succeeded ? ('login' as const) : ('refused' as const),
    result: succeeded ? ('ok' as const) : ('badPassword' as const),
    account,
    user_id: 1,
    ip,
    agent: agents[agent],
    sign_in_id: null,
  }));
  await db.insertInto('login_log').values(rows).execute();
  const found = await sql<{
    risk: readonly string[] | null;
  }>`select risk from login_log_list where account = ${account} order by at, id`.execute(db);
  return found.rows.map(({ risk }) => risk ?? []);
};
let next = 0;
const clock = (time: string) => Date.parse(`2026-05-20T${time}:00+08:00`) / 1000;
const failed = (time: string): Try => ({ at: clock(time), succeeded: false, agent: 'unknown' });

it('[L3] [logs.md] failures at 09:00, 09:04, 09:08, 09:12, 09:14 → 5 in 14 min → burst on the fifth; at 09:16 none', async () => {
  const first = ['09:00', '09:04', '09:08', '09:12'].map(failed);
  expect(await riskOf([...first, failed('09:14')])).toEqual([[], [], [], [], ['burst']]);
  expect(await riskOf([...first, failed('09:16')])).toEqual([[], [], [], [], []]);
});

it('[L3] an update of the browser is no new device, another browser is; nights are those of the organisation’s time zone', async () => {
  const signedIn = (time: string, agent: Try['agent']): Try => ({ at: clock(time), succeeded: true, agent });
  expect(await riskOf([signedIn('09:00', 'firefox'), signedIn('10:00', 'newerFirefox'), signedIn('11:00', 'phone')])).toEqual([
    ['newDevice'],
    [],
    ['newDevice'],
  ]);
  expect(await riskOf([signedIn('04:59', 'unknown'), signedIn('05:00', 'unknown')])).toEqual([['night'], []]);
});

it('[L3] [L6] a network that none of the last 90 days came from is a new place, from the fourth sign-in on', async () => {
  const from = (day: string, ip: string): Try => ({
    at: Date.parse(`${day}T09:00:00+08:00`) / 1000,
    succeeded: true,
    agent: 'unknown',
    ip,
  });
  const office = ['2026-02-01', '2026-02-02', '2026-02-03'].map(day => from(day, '10.0.0.1'));
  const abroad = from('2026-03-01', '203.0.113.9');
  expect((await riskOf([...office, abroad])).at(-1)).toEqual(['newPlace']);
  expect((await riskOf([...office, from('2026-03-01', '10.99.0.1')])).at(-1)).toEqual([]);
  expect((await riskOf([...office.slice(1), abroad])).at(-1)).toEqual([]);
  expect((await riskOf([...office, abroad, from('2026-03-02', '203.0.7.7')])).at(-1)).toEqual([]);
  // of the last 90 days there is nothing to hold it against
  expect((await riskOf([...office, from('2026-06-01', '203.0.113.9')])).at(-1)).toEqual([]);
});

it('[L6] the list and the rule find the same network of an address', async () => {
  const octet = fc.nat({ max: 300 });
  const address = fc.oneof(
    fc.tuple(octet, octet, octet, octet).map(numbers => numbers.join('.')),
    fc.tuple(octet, octet, octet, octet).map(numbers => `::ffff:${numbers.join('.')}`),
    fc.ipV6(),
    fc.constantFrom('', 'unknown', '10.0.0.1', '172.16.9.9', '2001:db8::1', 'fe80::1', '::1'),
  );
  await fc.assert(
    fc.asyncProperty(address, async ip => {
      const { rows } = await sql<{ network: string | null }>`select network_of(${ip}) as network`.execute(db);
      expect(rows[0]!.network ?? undefined).toBe(networkOf(ip));
    }),
    { numRuns: 200 },
  );
});

it('[L3] the list shows the same risks of any log as the rule', async () => {
  const start = clock('00:00');
  const tries = fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 180 }).map(minutes => start + minutes * 60 * 4),
      succeeded: fc.boolean(),
      ip: fc.constantFrom('10.0.0.1', '203.0.113.9', '198.51.100.4', 'unknown'),
      agent: fc.constantFrom(...(Object.keys(agents) as (keyof typeof agents)[])),
    }),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(tries, async given => {
      const inOrder = given.toSorted((one, other) => one.at - other.at);
      const inputs = inOrder.map(({ at, succeeded, agent, ip }): SignInTry => ({
        at,
        succeeded,
        device: deviceOf(agent),
        place: networkOf(ip),
      }));
      const expected = inputs.map((one, index) => signInRisks(inputs.slice(0, index), one, 480));
      expect((await riskOf(inOrder)).map(risks => risks.toSorted())).toEqual(expected.map(risks => [...risks].toSorted()));
    }),
    { numRuns: 40 },
  );
});
