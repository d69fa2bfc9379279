import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { wholeRegistry } from '../../../modules.ts';
import { refreshInRounds } from '../fact/refresh-facts.ts';
import { keepStanding } from './keep-standing.ts';

type BoardReply = Readonly<Record<string, readonly Row[]>> & Row;
type Row = Readonly<Record<string, unknown>>;
const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const lines = { service: 'purchase-service', path: 'purchase_order_line' };

const ask = async (page: string, input: object, who = boss) =>
  (await app.post(recordPath(lines, 'work'), { page, tool: 'tab0', input }, who)).data as BoardReply;
const board = async (input: object, who = boss) => {
  const { tiles } = await ask('purchaseBoard', { period: 'quarter', ...input }, who);
  return new Map(tiles!.map(tile => [tile['kpi'] as string, tile]));
};

it('[R70] every figure is what the list behind it comes to, of one buyer and of all', async () => {
  const { rows } = await sql<{ buyer: number }>`
    select buyer from purchase_order where effective_at is not null and buyer is not null group by 1
    order by count(*) desc limit 1`.execute(app.db);
  for (const narrowed of [{}, { buyer: rows[0]!.buyer }, { currency: 'USD' }])
    for (const [kpi, { value, from, to, rows: count }] of await board(narrowed)) {
      const detail = await ask('purchaseBoardDetail', { kpi, period: `${String(from)}~${String(to)}`, ...narrowed });
      expect([kpi, detail['figure'], detail['found']]).toEqual([kpi, value, count]);
    }
});

it('[R70] several suppliers, and each reason of late lines, come to what the board says of them', async () => {
  const { rows } = await sql<{ supplier: number }>`
    select supplier from order_line_fact where open_qty > 0 group by 1 order by count(*) desc limit 2`.execute(app.db);
  const suppliers = rows.map(({ supplier }) => supplier);
  const open = async (supplier: unknown) => (await board({ supplier })).get('K8')!['rows'] as number;
  expect(await open(suppliers)).toBe((await open(suppliers[0])) + (await open([suppliers[1]])));
  const { reasons, tiles } = await ask('purchaseBoard', { period: 'quarter' });
  const { from, to } = tiles![0]!;
  expect(reasons!.length).toBeGreaterThan(1);
  for (const { reason = 'none', responsibility, lines: count } of reasons!) {
    const late = { kpi: 'K5', period: `${String(from)}~${String(to)}`, counted: 'no', reason, responsibility };
    expect((await ask('purchaseBoardDetail', late))['found']).toBe(count);
  }
});

it('[R74] an order sent ten hours ago is not listed; 17 of 20 were replied to in time', async () => {
  const { rows } = await sql<{ id: number }>`select id from purchase_order order by id limit 21`.execute(app.db);
  await sql`update purchase_order set sent_at = null, first_reply_at = null`.execute(app.db);
  const hours = (ago: number) => sql`${app.now()}::timestamptz - ${`${ago} hours`}::interval`;
  for (const [at, { id }] of rows.entries())
    await sql`update purchase_order set sent_at = ${hours(at === 20 ? 10 : 60)},
      first_reply_at = ${at < 17 ? hours(20) : sql`null`} where id = ${id}`.execute(app.db);
  const all = { kpi: 'K4', period: '2000-01-01~2100-01-01' };
  expect(await ask('purchaseBoardDetail', all)).toMatchObject({ found: 20, numerator: '17', denominator: '20', figure: '85' });
  expect(await ask('purchaseBoardDetail', { ...all, counted: 'no' })).toMatchObject({ found: 3 });
});

it('[R70] rows behind a figure name what kind of document they are of, so that each opens', async () => {
  const kinds = async (kpi: string) => {
    const { lines: rows } = await ask('purchaseBoardDetail', { kpi, period: '2000-01-01~2100-01-01' });
    return new Set(rows!.map(row => row['document_kind']));
  };
  expect(await kinds('K8')).toEqual(new Set(['order']));
  expect([...(await kinds('K12'))].filter(kind => !['order', 'reply', 'settlement'].includes(String(kind)))).toEqual([]);
  expect([...(await kinds('K2'))].filter(kind => !String(kind).endsWith('requirement'))).toEqual([]);
});

it('[R122] standing figures have what was kept of the period before, and thirteen weeks with what stands now at the end', async () => {
  await sql`delete from board_standing_day where day >= '2026-05-19'`.execute(app.db);
  const registry = await wholeRegistry();
  const now = new Date('2026-05-20T00:10:00Z');
  expect([await keepStanding(app.db, registry, now), await keepStanding(app.db, registry, now)]).toEqual([true, false]);
  const { tiles, weeks } = await ask('purchaseBoard', { period: 'month' });
  const standing = ['K7', 'K8', 'K11', 'K12'];
  const shown = tiles!.filter(({ kpi }) => standing.includes(String(kpi)));
  expect(shown.map(({ before }) => before !== undefined)).toEqual([true, true, true, true]);
  for (const { kpi, value } of shown) {
    const own = weeks!.filter(week => week['kpi'] === kpi);
    expect([kpi, own.length, own.at(-1)]).toEqual([kpi, 13, { kpi, week: '2026-W21', value }]);
  }
  const { rows } = await sql<{ kpi: string; amount: string }>`
    select kpi, trim_scale(sum(amount_cny))::text as amount from board_standing where day = '2026-05-19' group by 1`.execute(app.db);
  for (const { kpi, amount } of rows) expect([kpi, amount]).toEqual([kpi, shown.find(tile => tile['kpi'] === kpi)!['value']]);
});

it('[R91] says how many changed orders are not in the figures yet, where there are too many to wait for', async () => {
  await sql`
    insert into changed_order (purchase_order)
    select (select max(id) from purchase_order) + g from generate_series(1, 2100) g`.execute(app.db);
  expect((await ask('purchaseBoard', { period: 'month' }))['pending']).toBe(2100);
  await refreshInRounds(app.db);
  expect((await ask('purchaseBoard', { period: 'month' }))['pending']).toBeUndefined();
});

it('[R71] a target is set from a day on, and the tile is judged by it', async () => {
  const set = async (target: string, effectiveFrom: string) =>
    (
      await app.post(
        actionPath(lines, 'setTarget'),
        { page: 'purchaseBoard', targets: [], input: { kpi: 'K1', target, effectiveFrom } },
        boss,
      )
    ).code;
  await set('0', '2000-01-01');
  await set('100', '2100-01-01');
  expect((await board({})).get('K1')).toMatchObject({ target: '0', tone: 'good' });
});

it('[R70] a buyer sees figures of the own suppliers alone, whatever is asked for', async () => {
  const buyer = { signature: await app.signIn('buyer'), language: 'en' };
  const openAmount = async (input: object, who = boss) => (await board({ ...input }, who)).get('K8')!['rows'] as number;
  const { rows } = await sql<{ id: number }>`select id from app_user where account = 'buyer'`.execute(app.db);
  const mine = await openAmount({ supplierType: 'all' }, buyer);
  await sql`update supplier set purchase_user = ${rows[0]!.id}`.execute(app.db);
  const all = await openAmount({ supplierType: 'all' });
  expect(mine).toBeLessThan(all);
  expect(await openAmount({ supplierType: 'own' })).toBe(0);
});
