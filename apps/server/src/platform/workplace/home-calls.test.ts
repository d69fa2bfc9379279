import { type HomeKpis, type HomeTodos, mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { homeCalls } from './home-calls.ts';
import { toDos, type TodoSource } from './todo-source.ts';
import { modules } from '../../modules.ts';
import { defineModule } from '../registry/module.ts';
import { loadPageRegistry } from '../registry/page-registry.ts';
import { assemble } from '../registry/registry.ts';
import { registry } from '../../testing/whole-registry.ts';

/** Supplier files as a source that the tests can break. */
let broken = false;
const files = registry.part(toDos, 'supplierFile')!;
const breakable: TodoSource = {
  ...files,
  key: 'breakable',
  count: async () => {
    if (broken) throw new Error('the source is down');
    return { total: 1, overdue: 0, today: 0 };
  },
};
const withBreakable = assemble(await loadPageRegistry(), [...modules, defineModule('tests', toDos({ breakable }))]);
const app = await demoApp(({ db }) => homeCalls({ database: db, registry: withBreakable }));
const { db } = app;
const idOf = async (account: string) =>
  (await db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const [boss, buyer, clerk] = await Promise.all(['superadmin', 'buyer', 'whclerk'].map(account => app.signIn(account)));
const todo = async (signature = boss) => (await app.get(mainPaths.homeTodo, { signature })).data as HomeTodos;
const one = async (source: string, signature = boss) => app.get(`${mainPaths.homeTodo}?source=${source}`, { signature });
const card = (todos: HomeTodos, key: string) => todos.cards.find(each => each.key === key);
const kpi = async (key: string, signature = boss) =>
  ((await app.get(`${mainPaths.homeKpi}?source=${key}`, { signature })).data as HomeKpis).tiles[0];
const supplier = await db.selectFrom('supplier').select(['id', 'purchase_user']).orderBy('id').execute();

/** Files of a supplier that expire so many days from the day of the tests, 20 May 2026. */
async function addFiles(of: number, ...days: readonly number[]): Promise<void> {
  for (const after of days)
    await sql`insert into supplier_file (supplier, type, no, expiry_date, file)
      values (${of}, 'iso9001', ${`F${after}-${Math.random()}`}, ${'2026-05-20'}::date + ${after}::int, '[]')`.execute(db);
}

beforeEach(async () => {
  await sql`delete from supplier_file`.execute(db);
  await sql`truncate bin_check`.execute(db);
  broken = false;
  // answers stand for a minute
  app.wait({ minutes: 2 });
});

describe('what waits', () => {
  it('[home.md] 3 overdue + 5 today + 12 others shows 20 with red 3', async () => {
    await addFiles(supplier[0]!.id, -1, -40, -400, ...Array<number>(5).fill(0), ...Array.from({ length: 12 }, (_, at) => at + 1), 90);
    expect(card(await todo(), 'supplierFile')).toMatchObject({ total: 20, overdue: 3, today: 5, section: 'basic', page: 'supplierFile' });
  });

  it('[home.md] of a page that is not the user’s is not shown, and asked for directly is refused', async () => {
    const shown = (await todo(clerk)).cards.map(({ page }) => page);
    expect(shown).toContain('downList');
    expect(shown).not.toContain('supplierFile');
    expect(await one('supplierFile', clerk)).toMatchObject({ code: 403, reason: 'FORBIDDEN' });
    expect((await one('supplierFile')).code).toBe(200);
    expect((await one('nothing')).code).toBe(403);
  });

  it('is counted in the user’s data scope', async () => {
    const own = supplier.find(({ purchase_user }) => purchase_user === buyerId)!;
    const other = supplier.find(({ purchase_user }) => purchase_user !== buyerId)!;
    await addFiles(own.id, 1);
    await addFiles(other.id, 1, 2);
    expect(card(await todo(buyer), 'supplierFile')?.total).toBe(1);
    expect(card(await todo(), 'supplierFile')?.total).toBe(3);
  });

  it('that reveals a closed field is not shown', async () => {
    await sql`insert into user_field_setting (subject_kind, subject, page, field, mode)
      values ('user', 'buyer', 'supplierFile', 'expiryDate', 'readBlock')`.execute(db);
    expect(card(await todo(buyer), 'supplierFile')).toBeUndefined();
    await sql`delete from user_field_setting`.execute(db);
    expect(card(await todo(buyer), 'supplierFile')).toBeDefined();
  });

  it('is counted again after a minute, not before', async () => {
    await addFiles(supplier[0]!.id, 1);
    const first = await todo();
    await addFiles(supplier[0]!.id, 2);
    app.wait({ seconds: 59 });
    expect(card(await todo(), 'supplierFile')?.total).toBe(1);
    app.wait({ seconds: 2 });
    const second = await todo();
    expect(card(second, 'supplierFile')?.total).toBe(2);
    expect(second.at > first.at).toBe(true);
  });

  it('is counted again at once for a user who has written something', async () => {
    await addFiles(supplier[0]!.id, 1);
    await todo();
    await addFiles(supplier[0]!.id, 2);
    const again = (await app.get(`${mainPaths.homeTodo}?again=1`, { signature: boss })).data as HomeTodos;
    expect(card(again, 'supplierFile')?.total).toBe(2);
    expect(card(await todo(), 'supplierFile')?.total).toBe(2);
  });

  it('fails for itself alone', async () => {
    broken = true;
    const todos = await todo();
    expect(card(todos, 'breakable')).toMatchObject({ total: 0, failed: { zh: '暂时无法统计', en: 'Cannot be counted at the moment' } });
    expect(todos.cards.filter(({ failed }) => failed)).toHaveLength(1);
    expect(card(todos, 'supplierFile')).toBeDefined();
  });

  it('stands with what is overdue first', async () => {
    await addFiles(supplier[0]!.id, -1, -2);
    const { cards } = await todo();
    expect(cards[0]?.overdue).toBeGreaterThanOrEqual(2);
    expect(cards.map(({ overdue }) => overdue)).toEqual(cards.map(({ overdue }) => overdue).toSorted((less, more) => more - less));
  });

  it('every source counts without an error for a super user', async () => {
    expect((await todo()).cards.filter(({ failed }) => failed)).toEqual([]);
    expect((await todo()).cards).toHaveLength([...registry.parts(toDos).values()].length + 1);
  });
});

const buyerId = await idOf('buyer');

describe('sources', () => {
  it('currencies without a rate today are named in the filter of the card', async () => {
    const before = card(await todo(), 'exchangeRateMissing')!;
    const currencies = before.filters.find(({ field }) => field === 'to')?.value as readonly string[];
    expect(currencies).toHaveLength(before.total);
    await sql`insert into exchange_rate ("from", "to", rate_type, rate, valid_from, source, state)
      values ('USD', 'CNY', 'spot', 7.1, '2026-05-19', 'test', 'active')`.execute(db);
    app.wait({ minutes: 2 });
    const after = card(await todo(), 'exchangeRateMissing')!;
    expect(after.filters.find(({ field }) => field === 'to')?.value).not.toContain('CNY');
    expect(after.today).toBe(after.total);
    await sql`delete from exchange_rate where source = 'test'`.execute(db);
  });

  it('approvals are those that the reader can decide now, overdue from the hour on which they were due', async () => {
    const approver = await app.signIn('catalogapprover');
    const count = async () => card(await todo(approver), 'approvals');
    expect(await count()).toMatchObject({ total: 0, tab: 'todo' });
    await sql`insert into change_request (request_no, entity, page, record_id, record_label, base_version, fields, approver_role, due_at,
      state, source, created_by, created_at)
      select 'CR-H' || n, 'sku', 'skuList', 1, 'SKU', 1, '{sku.nameZh}', 'catalogApprover',
      ${app.now().toISOString()}::timestamptz + n * interval '1 hour', 'pending', 'form', ${buyerId}, ${app.now()}
      from generate_series(0, 2) as n`.execute(db);
    app.wait({ minutes: 2 });
    expect(await count()).toMatchObject({ total: 3, overdue: 1, today: 2 });
  });
});

describe('transfers to approve', () => {
  it('are those of others that leave a warehouse of the approver, and no card of those who may not approve', async () => {
    expect(card(await todo(clerk), 'transfersToApprove')).toBeUndefined();
    const { id: role } = await db.selectFrom('role').select('id').where('code', '=', 'whClerk').executeTakeFirstOrThrow();
    await db.insertInto('role_grant').values({ role_id: role, page: 'transferOrder', code: 'wms.transferOrder.approve' }).execute();
    app.wait({ minutes: 2 });
    const before = card(await todo(clerk), 'transfersToApprove')!.total;
    const { rows } = await sql<{ west: number; east: number }>`
      select (select id from warehouse where code = 'US-W') as west, (select id from warehouse where code = 'US-E') as east`.execute(db);
    const { west, east } = rows[0]!;
    const submitted = async (from: number, to: number, by: number) =>
      sql`insert into transfer_order (from_warehouse, to_warehouse, state, applicant, created_by)
        values (${from}, ${to}, 'submitted', ${by}, ${by})`.execute(db);
    await submitted(east, west, buyerId);
    await submitted(west, east, await idOf('whclerk'));
    await submitted(west, east, buyerId);
    app.wait({ minutes: 2 });
    const counted = card(await todo(clerk), 'transfersToApprove')!;
    expect(counted.total).toBe(before + 1);
    expect(counted.filters).toContainEqual({ field: 'fromWarehouse', op: 'in', value: expect.arrayContaining([west]) as unknown });
  });
});

describe('figures', () => {
  it('bins checked in seven days are held against the seven before, by warehouse', async () => {
    const bins = await db.selectFrom('bin').select(['id', 'warehouse']).orderBy('id').limit(2).execute();
    const boss = await idOf('superadmin');
    for (const [bin, ago] of [
      [0, 0],
      [0, 1],
      [1, 3],
      [1, 9],
    ] as const)
      await sql`insert into bin_check (bin, warehouse, code, by, at) values (${bins[bin]!.id}, ${bins[bin]!.warehouse}, 'x', ${boss},
        ${new Date(app.now().getTime() - ago * 86_400_000)})`.execute(db);
    const tile = await kpi('binsChecked');
    expect(tile).toMatchObject({ value: 2, before: 1, unit: 'count', page: 'binCheck' });
    expect(tile?.days).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 1]);
    expect(await app.get(`${mainPaths.homeKpi}?source=binsChecked`, { signature: buyer })).toMatchObject({ code: 403 });
  });

  it('people who signed in count once a day', async () => {
    expect(await kpi('signIns')).toMatchObject({ unit: 'count', page: 'loginLog' });
    expect((await kpi('signIns'))!.days.at(-1)).toBeGreaterThanOrEqual(3);
  });

  it('a share of nothing is no figure', async () => {
    expect(await kpi('decidedInTime')).toMatchObject({ unit: 'percent', days: Array<null>(14).fill(null) });
    expect(await kpi('decidedInTime')).not.toHaveProperty('value');
  });
});
