import { coverage, type DistributionStatus } from '@axle/operation';
import { distributionRecords } from '@axle/pages/operation/distribution/distribution-records';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { refreshDistribution } from './refresh-distribution.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const page = 'operationDistribution';
const read = async (id: number) => (await app.get(`${recordPath(distributionRecords, 'read')}?id=${id}`, boss)).data as Row;
const act = async (action: string, id: number, input: object = {}) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(distributionRecords, action), { page, targets: [{ id, version }], input }, boss);
  const refusal = (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal;
  return refusal?.code ?? reply.reason ?? 'done';
};
const { rows: known } = await sql<{ sku: number; id: number; owner: number }>`
  select d.sku, d.id, (select id from app_user where account = 'operator') as owner from listing_distribution d
  where d.dist_status = 'notListed' order by d.id desc limit 1`.execute(app.db);
const { sku, id, owner } = known[0]!;

it('[O10] 10 stores, the SKU listed in 6 and forbidden in 2 → coverage 75.0 %, as the rule has it', async () => {
  const cover = async (statuses: readonly DistributionStatus[]) => {
    await sql`delete from listing_distribution where sku = ${sku} and id <> ${id}`.execute(app.db);
    await sql`
      insert into listing_distribution (sku, store, site, dist_status, forbid_reason)
      select ${sku}, p.store, p.site, g.s, case when g.s = 'forbidden' then 'region' end
      from unnest(${statuses}::text[]) with ordinality as g (s, place)
      join (select row_number() over (order by s.id, i.id) as place, s.id as store, i.id as site from store s cross join site i
        where not exists (select from listing_distribution d where d.id = ${id} and d.store = s.id and d.site = i.id)) p
        on p.place = g.place`.execute(app.db);
    return (await read(id))['coverage'];
  };
  const nine = [...Array<DistributionStatus>(6).fill('listed'), 'forbidden', 'forbidden', 'stopped'] as readonly DistributionStatus[];
  expect(await cover(nine)).toBe('75');
  for (const statuses of [[], ['listed'], ['forbidden', 'planned' as never, 'listed']] as readonly (readonly DistributionStatus[])[]) {
    const given = statuses.map(status => (status === 'planned' ? 'stopped' : status));
    expect(await cover(given)).toBe(coverage([...given, 'notListed']));
  }
});

it('[O10a] what is planned is done with a matched active listing alone; forbidden stays forbidden until it is allowed', async () => {
  expect([await act('plan', id, { owner, targetDate: '2026-01-05' }), await act('done', id)]).toEqual(['done', 'NO_LISTING']);
  expect(await read(id)).toMatchObject({ distStatus: 'planned', owner });
  expect((await read(id))['overdueDays']).toBeGreaterThan(0);
  const { store, site } = await read(id);
  await sql`
    insert into platform_listing (platform, store, site, sku, listing_id, fulfilment, state)
    select s.platform, s.id, ${Number(site)}, ${sku}, 'COVER-1', 'fbm', 'active'
    from store s where s.id = ${Number(store)}`.execute(app.db);
  expect([await act('done', id), (await read(id))['distStatus']]).toEqual(['done', 'listed']);
  expect([await act('plan', id, { owner, targetDate: '2026-01-05' }), await act('forbid', id, { forbidReason: 'patent' })]).toEqual([
    'STATE',
    'done',
  ]);
  await refreshDistribution(app.db);
  expect((await read(id))['distStatus']).toBe('forbidden');
  expect([await act('allow', id), (await read(id))['distStatus'], await act('allow', id)]).toEqual(['done', 'listed', 'STATE']);
  await sql`update platform_listing set state = 'suppressed' where listing_id = 'COVER-1'`.execute(app.db);
  await refreshDistribution(app.db);
  expect((await read(id))['distStatus']).toBe('suppressed');
});
