import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import { computeProfits } from '../profit/compute-profits.ts';

const { db, registry, now } = await demoApp();
const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => (await query.execute(db)).rows[0]!;

it('every order of the demo that was shipped has a profit, whose items sum to it and have a source each', async () => {
  expect(
    await one(sql`
      select count(*)::int as lacking from sales_order o where o.shipped_at is not null and o.status in ('shipped', 'delivered')
        and exists (select from sales_order_piece e where e.sales_order = o.id)
        and not exists (select from order_profit p where p.id = o.id)`),
  ).toEqual({ lacking: 0 });
  const { rows } = await sql`
    select p.order_no from order_profit p join lateral (select sum(i.amount) as amount from order_profit_items i where i.record_id = p.id) i
      on true where i.amount <> p.profit`.execute(db);
  expect(rows).toEqual([]);
  const { rows: months } = await sql<{ months: number }>`select count(distinct month)::int as months from order_profit`.execute(db);
  expect(months[0]!.months).toBeGreaterThanOrEqual(5);
});

it('profits are settled by age: all after three months, some before, none of the last days', async () => {
  const { rows } = await sql<{ age: string; basis: string }>`
    select distinct case when shipped_at < ${now()}::timestamptz - interval '90 days' then 'old'
      when shipped_at > ${now()}::timestamptz - interval '3 days' then 'new' else 'between' end as age, basis
    from order_profit order by 1, 2`.execute(db);
  expect(rows.filter(({ age }) => age === 'old')).toEqual([{ age: 'old', basis: 'settled' }]);
  expect(rows.filter(({ age }) => age === 'new')).toEqual([{ age: 'new', basis: 'estimated' }]);
  expect(rows.filter(({ age }) => age === 'between').map(({ basis }) => basis)).toEqual(['estimated', 'partial', 'settled']);
});

it('working profits out again changes nothing', async () => {
  const of = () =>
    one(sql`select count(*)::int as changes, (select sum(profit_cny)::text from order_profit) as profit from order_profit_changes`);
  const { rows } = await sql<{ id: number }>`
    select id from order_profit where shipped_at < ${now()}::timestamptz - interval '90 days' order by id limit 300`.execute(db);
  const before = await of();
  await db.transaction().execute(transaction =>
    computeProfits(
      transaction,
      registry,
      now(),
      rows.map(({ id }) => id),
    ),
  );
  expect(await of()).toEqual(before);
});

it('each platform settled period by period without a gap or an overlap; one amount alone has no explanation', async () => {
  const { rows } = await sql<{ platform: string; settlements: number; whole: boolean }>`
    select platform, count(*)::int as settlements, bool_and(next is null or next >= end_at) as whole from (
      select platform, end_at, lead(start_at) over (partition by store, currency order by start_at) as next from platform_settlement) s
    group by 1 order by 1`.execute(db);
  expect(rows.map(({ platform, whole }) => [platform, whole])).toEqual([
    ['amazon', true],
    ['ebay', true],
    ['partsgeek', true],
    ['walmart', true],
  ]);
  for (const { settlements } of rows) expect(settlements).toBeGreaterThanOrEqual(4);
  expect(
    await one(sql`
      select count(*) filter (where unexplained <> 0)::int as unexplained, bool_and(status = 'balanced') as balanced,
        bool_and(end_at < ${now()}) as over from platform_settlement`),
  ).toEqual({ unexplained: 1, balanced: true, over: true });
});

it('some 3 to 6 of a hundred orders came back, on each platform; what came is graded, refunded, and in the ledger of its warehouse', async () => {
  const { rows } = await sql<{ platform: string; rate: number }>`
    select o.platform, (100.0 * count(r.id) / count(*))::float8 as rate from sales_order o left join return_order r on r.sales_order = o.id
    where o.status = 'delivered' group by 1 order by 1`.execute(db);
  expect(rows.map(({ platform }) => platform)).toEqual(['amazon', 'ebay', 'partsgeek', 'walmart']);
  for (const { rate } of rows) expect(rate).toBeGreaterThan(1.5);
  for (const { rate } of rows) expect(rate).toBeLessThan(8);
  expect(
    await one(sql`
      select count(*) filter (where r.refund_state <> 'done')::int as unpaid, count(*) filter (where r.received_at is not null
        and not exists (select from return_order_grades g where g.record_id = r.id))::int as ungraded,
        count(*) filter (where r.received_at is not null and not exists (select from stock_posting p where p.belongs_to = r.rma_no
          and p.biz_type = 'return_in'))::int as unbooked,
        count(*) filter (where r.version <> (select count(*) from audit_log a where a.entity = 'returnOrder' and a.record_id = r.id))::int
          as unnoted
      from return_order r where r.status = 'closed'`),
  ).toEqual({ unpaid: 0, ungraded: 0, unbooked: 0, unnoted: 0 });
  expect(
    await one(sql`
      select count(*)::int as above from return_order r join sales_order o on o.id = r.sales_order where r.refund_amount > o.total`),
  ).toEqual({ above: 0 });
});
