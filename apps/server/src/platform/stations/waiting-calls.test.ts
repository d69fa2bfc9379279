import { mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { waitingCalls } from './waiting-calls.ts';

const app = await demoApp(({ db, registry }) => waitingCalls({ database: db, registry }));
const { db } = app;
const clerk = { signature: await app.signIn('whclerk'), language: 'en' as const };
const boss = { signature: await app.signIn('superadmin'), language: 'en' as const };
const { id: me } = await db.selectFrom('app_user').select('id').where('account', '=', 'whclerk').executeTakeFirstOrThrow();
const { id: other } = await db.selectFrom('app_user').select('id').where('account', '=', 'superadmin').executeTakeFirstOrThrow();
const waiting = async (path: string, as = clerk) => {
  const reply = await app.get(path, as);
  expect(reply).toMatchObject({ code: 200 });
  return reply.data as readonly Readonly<Record<string, unknown>>[];
};

const one = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows[0]!;

it('orders that are picked wait for packing, the most urgent first, and show what is late', async () => {
  const { rows: some } = await sql<{ id: number; no: string }>`
    select o.id, o.outbound_no as no from outbound o join warehouse w on w.id = o.warehouse where w.code = 'US-W'
    and o.status in ('picked', 'packing', 'packed', 'allocated', 'waved') order by o.id limit 3`.execute(db);
  const [urgent, usual, gone] = some as [(typeof some)[0], (typeof some)[0], (typeof some)[0]];
  const soon = new Date(app.now().getTime() + 3 * 3_600_000);
  await sql`update outbound set status = 'picked', priority = 1, ship_by = ${soon} where id = ${urgent.id}`.execute(db);
  await sql`update outbound set status = 'picked', priority = 9, ship_by = null where id = ${usual.id}`.execute(db);
  await sql`update outbound set status = 'allocated' where id = ${gone.id}`.execute(db);
  const rows = await waiting(mainPaths.ordersToPack);
  const numbers = rows.map(row => row['outboundNo']);
  expect(numbers.indexOf(urgent.no)).toBeGreaterThanOrEqual(0);
  expect(numbers.indexOf(urgent.no)).toBeLessThan(numbers.indexOf(usual.no));
  expect(numbers).not.toContain(gone.no);
  expect(rows.find(row => row['id'] === urgent.id)).toMatchObject({ late: true, warehouse: 'US-W', status: 'picked' });
  expect(rows.find(row => row['id'] === usual.id)).not.toHaveProperty('shipBy');
});

it('tasks of putaway wait with what is left of them, one’s own first', async () => {
  const open = await db
    .selectFrom('putaway as p')
    .innerJoin('warehouse as w', 'w.id', 'p.warehouse')
    .select(['p.id', 'p.qty', 'p.done_qty'])
    .where('p.state', '=', 'open')
    .where('w.code', '=', 'US-W')
    .orderBy('p.id', 'desc')
    .executeTakeFirstOrThrow();
  await sql`update putaway set assignee = ${me} where id = ${open.id}`.execute(db);
  expect((await waiting(mainPaths.tasksToPutAway))[0]).toMatchObject({ id: open.id, mine: true, qty: open.qty - open.done_qty });
  expect((await waiting(mainPaths.tasksToPutAway, boss)).find(row => row['id'] === open.id)).toMatchObject({ mine: false });
});

it('bins wait for users who may count them in their round, and no book quantity is shown', async () => {
  const { rows: bins } = await sql<{ id: number }>`
    select b.id from bin b join warehouse w on w.id = b.warehouse where w.code = 'US-W' and not exists (select from stocktake_bin r
    where r.bin = b.id) order by b.id limit 5`.execute(db);
  const { id: stocktake } = await one(sql<{ id: number }>`
    insert into stocktake (type, warehouse, mode, planned_on, recount_limit, state, bin_codes, started_at, created_by, updated_by)
    select 'spot', w.id, 'live', '2026-05-20', 100, 'counting', '{X}', now(), ${me}, ${me} from warehouse w where w.code = 'US-W'
    returning id`);
  const [free, opened, own, recounted, third] = bins as [{ id: number }, { id: number }, { id: number }, { id: number }, { id: number }];
  const add = (bin: { id: number }, round: number, by: number | null, submitted: number | null = null) =>
    sql`insert into stocktake_bin (stocktake, bin, round, opened_by, submitted_by, submitted_at)
      values (${stocktake}, ${bin.id}, ${round}, ${by}, ${submitted}, ${submitted === null ? null : app.now()})`.execute(db);
  await add(free, 1, null);
  await add(opened, 1, other);
  await add(own, 1, me, me);
  await add(own, 2, null);
  await add(recounted, 1, other, other);
  await add(recounted, 2, null);
  await add(third, 3, null);
  const listed = async (as = clerk) => {
    const { rows } = await sql<{ id: number; bin: number }>`select id, bin from stocktake_bin where stocktake = ${stocktake}`.execute(db);
    const binOf = new Map(rows.map(row => [row.id, row.bin]));
    return (await waiting(mainPaths.binsToCount, as)).flatMap(row => binOf.get(Number(row['id'])) ?? []);
  };
  expect(new Set(await listed())).toEqual(new Set([free.id, recounted.id]));
  expect(new Set(await listed(boss))).toEqual(new Set([free.id, opened.id, own.id, third.id]));
  await sql`update stocktake set counter = ${other} where id = ${stocktake}`.execute(db);
  expect(await listed()).toEqual([recounted.id]);
  for (const row of await waiting(mainPaths.binsToCount))
    expect(Object.keys(row).toSorted()).toEqual(['bin', 'due', 'id', 'mine', 'round', 'since', 'stocktakeNo']);
});

it('nothing is listed outside the warehouses of the actor', async () => {
  await sql`update data_scope set targets = '{}' where kind = 'warehouse' and user_id = ${me}`.execute(db);
  for (const path of [mainPaths.ordersToPack, mainPaths.tasksToPutAway, mainPaths.binsToCount]) expect(await waiting(path)).toEqual([]);
});
