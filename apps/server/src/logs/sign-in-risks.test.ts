import { type SignInTry, signInRisks } from '@axle/tracking';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';

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
}

const riskOf = async (tries: readonly Try[]) => {
  const account = `someone-${(next += 1)}`;
  const rows = tries.map(({ at, succeeded, agent }) => ({
    at: new Date(at * 1000),
    event: succeeded ? ('login' as const) : ('refused' as const),
    result: succeeded ? ('ok' as const) : ('badPassword' as const),
    account,
    user_id: 1,
    ip: '10.0.0.1',
    agent: agents[agent],
    sign_in_id: null,
  }));
  await db.insertInto('login_log').values(rows).execute();
  const found = await sql<{
    risk: readonly string[] | null;
  }>`select risk from login_log_shown where account = ${account} order by at, id`.execute(db);
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

it('[L3] an update of the browser is no new device, another browser is; nights are told in the zone of the organisation', async () => {
  const signedIn = (time: string, agent: Try['agent']): Try => ({ at: clock(time), succeeded: true, agent });
  expect(await riskOf([signedIn('09:00', 'firefox'), signedIn('10:00', 'newerFirefox'), signedIn('11:00', 'phone')])).toEqual([
    ['newDevice'],
    [],
    ['newDevice'],
  ]);
  expect(await riskOf([signedIn('04:59', 'unknown'), signedIn('05:00', 'unknown')])).toEqual([['night'], []]);
});

it('[L3] the list tells of any log what the rule tells of it', async () => {
  const start = clock('00:00');
  const tries = fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 180 }).map(minutes => start + minutes * 60 * 4),
      succeeded: fc.boolean(),
      agent: fc.constantFrom(...(Object.keys(agents) as (keyof typeof agents)[])),
    }),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(tries, async given => {
      const inOrder = given.toSorted((one, other) => one.at - other.at);
      const told = inOrder.map(({ at, succeeded, agent }): SignInTry => ({ at, succeeded, device: deviceOf(agent) }));
      const expected = told.map((one, index) => signInRisks(told.slice(0, index), one, 480).filter(risk => risk !== 'newPlace'));
      expect((await riskOf(inOrder)).map(risks => risks.toSorted())).toEqual(expected.map(risks => [...risks].toSorted()));
    }),
    { numRuns: 40 },
  );
}, 60_000);
