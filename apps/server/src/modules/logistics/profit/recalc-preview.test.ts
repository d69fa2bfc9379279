import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => toolCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const preview = async (rate: string, as = boss) =>
  app.post(
    recordPath({ service: 'finance', path: 'exchange_rate' }, 'work'),
    { page: 'exchangeRate', tool: 'recalcPreview', input: { from: 'USD', to: 'CNY', rate } },
    as,
  );
interface Preview {
  readonly looked: number;
  readonly moved: number;
  readonly losing: number;
  readonly lines: readonly { readonly profit_now: string; readonly profit_then: string; readonly difference: string }[];
}
const previewed = async (rate: string) => (await preview(rate)).data as Preview;
await sql`update profit_param set fx_rate = null`.execute(app.db);

it('the rate that holds already changes no estimate', async () => {
  const { rows } = await sql<{ rate: string }>`
    select rate from exchange_rate where "to" = 'CNY' and "from" = 'USD' and state = 'active' and valid_from <= ${app.now()}
    order by valid_from desc limit 1`.execute(app.db);
  const { looked, moved, lines } = await previewed(rows[0]!.rate);
  expect([looked > 0, moved, lines]).toEqual([true, 0, []]);
});

it('a cheaper dollar makes goods from China dearer: every estimate that uses the rate earns less, the greatest change first', async () => {
  const { moved, losing, lines } = await previewed('2');
  expect([moved > 0, losing > 0]).toEqual([true, true]);
  expect(lines.every(({ profit_now, profit_then }) => Number(profit_then) < Number(profit_now))).toBe(true);
  const sizes = lines.map(({ difference }) => Math.abs(Number(difference)));
  expect(sizes).toEqual(sizes.toSorted((one, two) => two - one));
});

it('nothing is written, and users who may not see what goods cost get no figures', async () => {
  const stored = () => sql`select id, version, profit from estimated_profit order by id`.execute(app.db);
  const { rows: before } = await stored();
  await previewed('2');
  expect((await stored()).rows).toEqual(before);
  expect(await preview('2', { signature: await app.signIn('cashier'), language: 'en' })).toMatchObject({ code: 403 });
});
