import { coverage, type DistributionStatus, gapsOf, plannedDays } from '@axle/operation';
import { businessDay } from '@axle/page-kit';
import { distributionRecords } from '@axle/pages/operation/distribution/distribution-records';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

type Line = Readonly<Record<string, unknown>>;
interface Answer {
  readonly skus: number;
  readonly pages: number;
  readonly coverage?: string;
  readonly places: readonly Line[];
  readonly rows: readonly Line[];
  readonly cells: readonly (Line & { readonly target: number; readonly version: number; readonly sku: number })[];
}

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const page = 'operationDistribution';
const work = (input: object, who = boss) =>
  app.post(recordPath(distributionRecords, 'work'), { page, tool: 'tab1', input: { order: 'sku', ...input } }, who);
const matrix = async (input: object = {}) => {
  const reply = await work(input);
  if (!reply.data) throw new Error(JSON.stringify(reply));
  return reply.data as Answer;
};
const act = async (action: string, { target, version }: Answer['cells'][number], input: object = {}) => {
  const reply = await app.post(actionPath(distributionRecords, action), { page, targets: [{ id: target, version }], input }, boss);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const [{ sku, id }] = (
  await sql<{ sku: number; id: number }>`
    select sku, id from listing_distribution where dist_status = 'notListed' order by id desc limit 1`.execute(app.db)
).rows as [{ sku: number; id: number }];

it('[O10] 10 stores, the SKU listed in 6 and forbidden in 2: its row says 75.0 %, and the columns say what they hold', async () => {
  const statuses = [...Array(6).fill('listed'), 'forbidden', 'forbidden', 'stopped'] as readonly DistributionStatus[];
  await sql`delete from listing_distribution where sku = ${sku} and id <> ${id}`.execute(app.db);
  await sql`
    insert into listing_distribution (sku, store, site, dist_status, forbid_reason)
    select ${sku}, p.store, p.site, g.s, case when g.s = 'forbidden' then 'region' end
    from unnest(${statuses}::text[]) with ordinality as g (s, place)
    join (select row_number() over (order by s.id, i.id) as place, s.id as store, i.id as site from store s cross join site i
      where not exists (select from listing_distribution d where d.id = ${id} and d.store = s.id and d.site = i.id)) p
      on p.place = g.place`.execute(app.db);
  const { rows, cells, places, coverage: all } = await matrix({ sku: [sku] });
  expect(rows).toMatchObject([{ sku, listed: 6, open: 8, coverage: '75', gaps: gapsOf([...statuses, 'notListed']) }]);
  expect([cells.length, all]).toEqual([10, '75']);
  const listed = places.reduce((sum, place) => sum + Number(place['listed']), 0);
  const open = places.reduce((sum, place) => sum + Number(place['open']), 0);
  expect([listed, open]).toEqual([6, 8]);
});

it('[O10b] [O10c] rows, columns and cells of the demo agree with the rules, page by page, and pages have no SKU twice', async () => {
  const first = await matrix();
  expect([first.rows.length, first.pages > 1]).toEqual([50, true]);
  const second = await matrix({ page: 2 });
  expect(second.rows.some(one => first.rows.some(other => other['sku'] === one['sku']))).toBe(false);
  const planned = await matrix({ distStatus: ['planned'] });
  const { rows: known } = await sql<{ id: number; planned: string }>`
    select id, planned_at::text as planned from listing_distribution where dist_status = 'planned'`.execute(app.db);
  const plannedOn = new Map(known.map(one => [one.id, businessDay(new Date(one.planned))]));
  const today = businessDay(app.now());
  for (const { rows, cells } of [first, planned])
    for (const row of rows) {
      const own = cells.filter(cell => cell.sku === row['sku']);
      const statuses = own.map(cell => cell['distStatus'] as DistributionStatus);
      expect(row['coverage']).toBe(coverage(statuses));
      expect(row['gaps']).toBe(gapsOf(statuses));
    }
  expect(planned.rows.length).toBeGreaterThan(0);
  for (const cell of planned.cells.filter(one => one['distStatus'] === 'planned'))
    expect(cell['days']).toBe(plannedDays('planned', plannedOn.get(cell.target), today));
});

it('finds SKUs in stock that are not listed, by brand, class and day of registration, and sorts the least covered first', async () => {
  const gap = await matrix({ gap: true });
  expect(gap.skus).toBeGreaterThan(0);
  for (const row of gap.rows) expect([Number(row['stock']) > 0, Number(row['gaps']) > 0]).toEqual([true, true]);
  const brand = Number(gap.rows[0]!['brand']);
  const own = await matrix({ brand: [brand] });
  expect(new Set(own.rows.map(row => row['brand']))).toEqual(new Set([brand]));
  const classed = await matrix({ abc: ['A'] });
  expect(classed.rows.length).toBeGreaterThan(0);
  expect(new Set(classed.rows.map(row => row['abc']))).toEqual(new Set(['A']));
  expect((await matrix({ registeredFrom: '2999-01-01' })).skus).toBe(0);
  const shares = (await matrix({ order: 'coverage' })).rows.map(row => Number(row['coverage'] ?? 101));
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});

it('shows the stores of the caller alone', async () => {
  const { rows: seen } = await sql<{ store: number }>`
    select distinct store from listing_distribution order by store limit 1`.execute(app.db);
  const all = await matrix({ store: [seen[0]!.store] });
  expect(new Set(all.places.map(place => place['store']))).toEqual(new Set([seen[0]!.store]));
  await sql`update store set owner = (select id from app_user where account = 'superadmin') where id = ${seen[0]!.store}`.execute(app.db);
  const operator = { signature: await app.signIn('operator'), language: 'en' };
  const reply = await work({}, operator);
  const own = new Set((reply.data as Answer).places.map(place => place['store']));
  const { rows: owned } = await sql<{ store: number }>`
    select distinct d.store from listing_distribution d join store s on s.id = d.store join app_user u on u.id = s.owner
    where u.account = 'operator'`.execute(app.db);
  expect(own).toEqual(new Set(owned.map(({ store }) => store)));
  expect([own.size > 0, own.has(seen[0]!.store)]).toEqual([true, false]);
});

it('creates the PT SKU of a cell and maps it, once, and never where the SKU is forbidden', async () => {
  const { cells } = await matrix({ distStatus: ['notListed'] });
  const cell = cells.find(one => one['distStatus'] === 'notListed' && one['hasPtSku'] !== true)!;
  expect(await act('createPtSku', cell, { suffix: '-NEW', fulfilment: 'fbm' })).toBe('done');
  const { rows: made } = await sql<{ code: string; seller: string; state: string; sku: number }>`
    select k.sku as code, p.seller_sku as seller, p.state, l.sku from listing_distribution d join sku k on k.id = d.sku
    join pt_sku_list p on p.id = d.pt_sku join sku_map m on m.seller_sku = p.seller_sku and m.store = d.store and m.site = d.site
    join sku_map_lines l on l.record_id = m.id where d.id = ${cell.target}`.execute(app.db);
  expect(made).toEqual([{ code: made[0]!.code, seller: `${made[0]!.code}-NEW`, state: 'mapped', sku: cell.sku }]);
  const after = (await matrix({ sku: [cell.sku] })).cells.find(one => one.target === cell.target)!;
  expect([after['hasPtSku'], await act('createPtSku', after, { fulfilment: 'fbm' })]).toEqual([true, 'HAS_PT_SKU']);
  const forbidden = (await matrix({ sku: [sku] })).cells.find(one => one['distStatus'] === 'forbidden')!;
  expect(await act('createPtSku', forbidden, { fulfilment: 'fbm' })).toBe('STATE');
});
