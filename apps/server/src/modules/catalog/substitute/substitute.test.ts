import { fitmentOverlap } from '@axle/catalog';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { approvalCalls } from '../../../platform/approvals/approval-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { putStock } from '../../inventory/stock/testing/move-stock.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...toolCalls({ database: db, registry }),
  ...approvalCalls({ database: db }),
]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [planner, manager, boss] = [await as('planner'), await as('planmanager'), await as('superadmin')];
const groups = { service: 'mrp', path: 'sku_substitute' };
const areas = { service: 'mrp', path: 'material_area' };
const log = { service: 'mrp', path: 'sku_substitute_log' };
const requests = { service: 'base', path: 'change_request' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

interface Part {
  readonly id: number;
  readonly sku: string;
}
const { rows: skus } = await sql<Part>`
  select id, sku from sku where sales_status = 'onSale' and id not in (select sku from sku_substitute_members) order by id limit 4`.execute(
  app.db,
);
const [old, next, third, fourth] = skus as [Part, Part, Part, Part];
const { rows: markets } = await sql<{ id: number }>`select id from market where code in ('US', 'UK') order by code desc`.execute(app.db);
const [us, uk] = [markets[0]!.id, markets[1]!.id];

const member = (sku: number, rank: number, more: object = {}) => ({ sku, rank, ratio: '1', type: 'interchange', ...more });
const addGroup = (groupNo: string, members: readonly object[], more: object = {}) =>
  app.post(
    recordPath(groups, 'add'),
    { page: 'skuSubstitute', values: { group_no: groupNo, effective_from: '2026-05-01', members, ...more } },
    planner,
  );
const listed = async (of: typeof groups, page: string, filters: readonly object[], who = planner) =>
  ((await app.post(recordPath(of, 'list'), { page, filters, sort: [], limit: 50 }, who)).data as { rows: readonly Row[] }).rows;
const read = async (of: typeof groups, id: number) => (await app.get(`${recordPath(of, 'read')}?id=${id}`, planner)).data as Row;
/** Lays exactly so many pieces of some SKUs into a bin of the market, and empties the others' bins of them. */
const setStock = async (stock: Readonly<Record<number, number>>) => {
  const skus = Object.keys(stock).map(Number);
  const there = await app.db.selectFrom('stock_balance').selectAll().where('qty', '>', 0).where('sku', 'in', skus).execute();
  for (const { warehouse, bin, sku, status } of there) await putStock(app.db, { warehouse, bin, sku, status }, 'none');
  const { rows } = await sql<{ warehouse: number; bin: number }>`
    select w.id as warehouse, b.id as bin from bin b join warehouse_area a on a.id = b.area join warehouse_child c on c.id = a.child
    join warehouse w on w.id = b.warehouse where w.market = ${us} and c.sellable order by b.id limit 1`.execute(app.db);
  for (const sku of skus) if (stock[sku]! > 0) await putStock(app.db, { ...rows[0]!, sku }, stock[sku]!);
};

describe('groups of substitutes', () => {
  it('accept: old part fits 12 vehicle-years, new fits 10 of them → overlap 83.3% and 2 rows listed', async () => {
    await sql`delete from fitment where sku in (${old.id}, ${next.id})`.execute(app.db);
    await sql`insert into fitment (sku, make, model, year_from, year_to) values
      (${old.id}, 'Toyota', 'Camry', 2007, 2018), (${next.id}, 'TOYOTA', 'Camry', 2009, 2018)`.execute(app.db);
    const added = await addGroup('T-0001', [member(old.id, 1), member(next.id, 2)]);
    expect(added).toMatchObject({ code: replyCodes.ok, data: { overlap: '83.3', members_summary: `1. ${old.sku} · 2. ${next.sku}` } });
    const { id } = added.data as Row;
    const asked = { page: 'skuSubstitute', tool: 'checkFitment', input: { group: id } };
    const { data } = await app.post(recordPath(groups, 'work'), asked, planner);
    expect(data).toEqual({
      overlap: '83.3',
      all: 12,
      common: 10,
      lines: [2007, 2008].map(year => ({ year, make: 'Toyota', model: 'Camry', fits: old.sku, lacks: next.sku })),
    });
  });

  it('[SUB3] coupe and sedan of one year are two vehicles: parts of either have nothing in common', async () => {
    await sql`delete from fitment where sku in (${old.id}, ${next.id})`.execute(app.db);
    await sql`insert into fitment (sku, make, model, year_from, year_to, body_style) values
      (${old.id}, 'Honda', 'Accord', 2012, 2012, 'coupe'), (${next.id}, 'Honda', 'Accord', 2012, 2012, 'sedan')`.execute(app.db);
    const { rows } = await sql<{ id: number; overlap: string }>`
      select id, fitment_overlap(id) as overlap from sku_substitute where group_no = 'T-0001'`.execute(app.db);
    expect(Number(rows[0]!.overlap)).toBe(0);
    const asked = { page: 'skuSubstitute', tool: 'checkFitment', input: { group: rows[0]!.id } };
    const { data } = await app.post(recordPath(groups, 'work'), asked, planner);
    const lines = [
      { body_style: 'coupe', fits: old.sku, lacks: next.sku },
      { body_style: 'sedan', fits: next.sku, lacks: old.sku },
    ];
    expect(data).toMatchObject({ overlap: '0', all: 2, common: 0, lines });
    await sql`delete from fitment where sku in (${old.id}, ${next.id})`.execute(app.db);
    await sql`insert into fitment (sku, make, model, year_from, year_to) values
      (${old.id}, 'Toyota', 'Camry', 2007, 2018), (${next.id}, 'TOYOTA', 'Camry', 2009, 2018)`.execute(app.db);
  });

  it('[SUB3] the overlap of every group is what the rule works out', async () => {
    const { rows } = await sql<{ record: number; overlap: string | null; members: readonly string[] }>`
      select s.id as record, s.overlap, s.skus as members from sku_substitute_list s`.execute(app.db);
    const { rows: fits } = await sql<{ sku: string; vehicle: string }>`
      select k.sku, lower(concat_ws('/', f.make, f.model, y, f.body_style)) as vehicle
      from fitment f join sku k on k.id = f.sku cross join generate_series(f.year_from, f.year_to) as y`.execute(app.db);
    for (const { overlap, members } of rows) {
      const own = members.map(sku => ({ sku, vehicles: new Set(fits.filter(fit => fit.sku === sku).map(({ vehicle }) => vehicle)) }));
      expect(Number(overlap)).toBe(Number(fitmentOverlap(own).percent));
    }
    expect(rows.length).toBeGreaterThan(5);
  });

  it('a SKU is in one group at a time; a group that is out of use, or another time, does not count', async () => {
    expect(await addGroup('T-0002', [member(old.id, 1), member(third.id, 2)])).toMatchObject({
      reason: 'IN_OTHER_GROUP',
      message: `${old.sku} is already in group T-0001 in that period`,
    });
    // whatever way it comes, the database holds it too
    await expect(
      sql`insert into sku_substitute_members (record_id, line_no, sku, rank, ratio, type)
        select id, 9, ${old.id}, 9, 1, 'interchange' from sku_substitute where group_no = 'SG-0001'`.execute(app.db),
    ).rejects.toThrow(/one_group/);
    const earlier = { effective_from: '2026-05-01', effective_to: '2026-05-19' };
    expect(await addGroup('T-0002', [member(third.id, 1), member(fourth.id, 2)], earlier)).toMatchObject({ code: replyCodes.ok });
    expect(await addGroup('T-0003', [member(third.id, 1), member(fourth.id, 2)], { effective_from: '2026-05-20' })).toMatchObject({
      code: replyCodes.ok,
    });
  });

  it('an old part needs its last day, and groups are found by any SKU, type, market and overlap', async () => {
    const superseded = member(next.id, 2, { type: 'supersede' });
    expect(await addGroup('T-0009', [member(fourth.id, 1), superseded])).toMatchObject({ reason: 'STOP_DATE' });
    const found = await listed(groups, 'skuSubstitute', [{ field: 'skus', op: 'in', value: [next.sku, 'NONE'] }]);
    expect(found).toMatchObject([{ group_no: 'T-0001' }]);
    const unlike = await listed(groups, 'skuSubstitute', [{ field: 'overlap', op: 'lt', value: '90' }]);
    expect(unlike.map(row => row['group_no'])).toContain('T-0001');
  });
});

describe('the main part of a market', () => {
  const add = (values: object, who = planner) => app.post(recordPath(areas, 'add'), { page: 'materialArea', values }, who);
  const groupOf = async (groupNo: string) =>
    (await listed(groups, 'skuSubstitute', [{ field: 'groupNo', op: 'eq', value: groupNo }]))[0]!.id;
  const simulate = async (input: object) =>
    (await app.post(recordPath(areas, 'work'), { page: 'materialArea', tool: 'simulate', input }, planner)).data as Readonly<
      Record<string, unknown>
    >;

  it('is a member that may be bought, as all of the order are members', async () => {
    const group = await groupOf('T-0001');
    const values = {
      market: us,
      sku_group: group,
      main_sku: old.id,
      policy: 'split',
      effective_from: '2026-05-01',
      order: [{ sku: next.id }],
    };
    expect(await add({ ...values, main_sku: third.id })).toMatchObject({ reason: 'NOT_A_MEMBER', message: 'SKU is not in the group' });
    expect(await add({ ...values, order: [{ sku: fourth.id }] })).toMatchObject({ reason: 'NOT_A_MEMBER' });
    await sql`update sku set sales_status = 'clearance' where id = ${old.id}`.execute(app.db);
    expect(await add(values)).toMatchObject({ reason: 'NOT_BOUGHT' });
    await sql`update sku set sales_status = 'onSale' where id = ${old.id}`.execute(app.db);
    expect(await add(values)).toMatchObject({ code: replyCodes.ok });
    expect(await add({ ...values, effective_from: '2026-06-01' })).toMatchObject({ reason: 'PERIODS_OVERLAP' });
    const without = { id: group, version: 1, values: { members: [member(next.id, 1), member(fourth.id, 2)] } };
    await sql`update sku_substitute set status = 0 where group_no in ('T-0002', 'T-0003')`.execute(app.db);
    expect(await app.post(recordPath(groups, 'update'), { page: 'skuSubstitute', ...without }, planner)).toMatchObject({
      reason: 'MAIN_PART',
    });
  });

  it('accept: main 40, substitute 100 available, need 60, policy split, ratio 1 → 40 + 20; policy whole → 60 of the substitute', async () => {
    await setStock({ [old.id]: 40, [next.id]: 100 });
    const group = await groupOf('T-0001');
    expect(await simulate({ market: us, group, need: 60 })).toMatchObject({
      policy: 'split',
      covered: 60,
      short: 0,
      lines: [
        { sku: old.sku, role: 'main', available: 40, pieces: 40, covers: 40 },
        { sku: next.sku, role: 'substitute', available: 100, pieces: 20, covers: 20 },
      ],
    });
    await sql`update material_area set policy = 'whole' where sku_group = ${group}`.execute(app.db);
    expect(await simulate({ market: us, group, need: 60 })).toMatchObject({ lines: [{ pieces: 0 }, { pieces: 60, covers: 60 }] });
    expect(
      await app.post(
        recordPath(areas, 'work'),
        { page: 'materialArea', tool: 'simulate', input: { market: uk, group, need: 60 } },
        planner,
      ),
    ).toMatchObject({ reason: 'NO_AREA' });
    const [area] = await listed(areas, 'materialArea', [{ field: 'skus', op: 'in', value: [next.sku] }]);
    expect(area).toMatchObject({ order_summary: `${old.sku} (40) › ${next.sku} (100)` });
  });

  it('accept: switchMain writes two rows (old main, new main) with the same request no.', async () => {
    const [area] = await listed(areas, 'materialArea', [{ field: 'skus', op: 'in', value: [next.sku] }]);
    const run = (mainSku: number, version: number) =>
      app.post(
        actionPath(areas, 'switchMain'),
        { targets: [{ id: area!.id, version }], input: { mainSku, reason: 'the new one lasts longer' } },
        planner,
      );
    const refusal = (reply: { data?: unknown }) => (reply.data as readonly { refusal?: { code: string } }[])[0]!.refusal?.code;
    expect(refusal(await run(fourth.id, area!.version))).toBe('NOT_A_MEMBER');
    expect(refusal(await run(next.id, area!.version))).toBeUndefined();
    const waiting = await read(areas, area!.id);
    expect(waiting).toMatchObject({ main_sku: old.id, order: [{ sku: old.id }, { sku: next.id }] });
    const asked = (await app.post(recordPath(requests, 'list'), { filters: [], sort: [], limit: 5 }, manager)).data as {
      rows: readonly Row[];
    };
    const [request] = asked.rows;
    const approve = (who: typeof planner) =>
      app.post(actionPath(requests, 'approve'), { targets: [{ id: request!.id, version: 1 }], input: {} }, who);
    expect(await approve(planner)).not.toMatchObject({ code: replyCodes.ok });
    expect(refusal(await approve(manager))).toBeUndefined();
    expect(await read(areas, area!.id)).toMatchObject({ main_sku: next.id });
    const rows = await listed(log, 'skuSubstituteLog', [{ field: 'action', op: 'eq', value: 'switchMain' }]);
    expect(rows.toSorted((one, other) => one.id - other.id)).toMatchObject([
      {
        sku: old.sku,
        before: old.sku,
        field: 'mainSku',
        group_no: 'T-0001',
        market: us,
        reason: 'the new one lasts longer',
        request_no: request!['request_no'],
      },
      { sku: next.sku, after: next.sku, field: 'mainSku', request_no: request!['request_no'] },
    ]);
  });

  it('a switch whose new main part can no longer be purchased when it is decided on is refused', async () => {
    const [area] = await listed(areas, 'materialArea', [{ field: 'skus', op: 'in', value: [next.sku] }]);
    await app.post(
      actionPath(areas, 'switchMain'),
      { targets: [{ id: area!.id, version: area!.version }], input: { mainSku: old.id, reason: 'back to the former one' } },
      planner,
    );
    await sql`update sku set sales_status = 'stopped' where id = ${old.id}`.execute(app.db);
    const { rows } = await sql<{ id: number }>`select id from change_request where state = 'pending'`.execute(app.db);
    const reply = await app.post(actionPath(requests, 'approve'), { targets: [{ id: rows[0]!.id, version: 1 }], input: {} }, manager);
    expect((reply.data as readonly { refusal?: { code: string } }[])[0]!.refusal?.code).toBe('NOT_BOUGHT');
  });

  it('the log records groups too, SKU by SKU, and nobody can change it', async () => {
    const rows = await listed(
      log,
      'skuSubstituteLog',
      [
        { field: 'groupNo', op: 'eq', value: 'T-0001' },
        { field: 'field', op: 'eq', value: 'members' },
      ],
      boss,
    );
    expect(rows.map(({ sku, action, after }) => [sku, action, after])).toEqual(
      expect.arrayContaining([
        [old.sku, 'add', old.sku],
        [next.sku, 'add', next.sku],
      ]),
    );
    await expect(sql`update sku_substitute_log set reason = 'other'`.execute(app.db)).rejects.toThrow(/only ever added/);
    await expect(sql`delete from sku_substitute_log`.execute(app.db)).rejects.toThrow(/only ever added/);
  });
});
