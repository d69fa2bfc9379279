import { type LocalDate, weekOf } from '@axle/kernel';
import { netRequirement, requirementDaysLate, roundOrderQty, suggestOrder } from '@axle/purchasing';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { orderLimits } from '../order/order-limits.ts';
import { orderOffers, questionIn } from '../order/order-offers.ts';

const app = await demoApp(parts => {
  const of = { database: parts.db, registry: parts.registry };
  return [...recordCalls(of), ...toolCalls(of)];
});
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const requirements = { service: 'purchase-service', path: 'purchase_requirement' };
const page = 'purchaseRequiredSummary';
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
type Summary = Readonly<Record<'rows' | 'needs', readonly Row[]>>;

const { rows: articles } = await sql<{ id: number; supplier: number; item: number; category: number; other: number }>`
  select k.id, s.supplier, s.id as item, k.category, (select id from category where id <> k.category order by id limit 1) as other
  from supplier_sku s join sku k on k.id = s.sku and k.supplier = s.supplier join supplier p on p.id = s.supplier
  where p.stage = 'qualified' and p.currency = 'CNY' and s.currency = 'CNY' and s.price_incl_tax and s.state = 'active' and s.is_primary
    and k.sales_status = 'onSale' and not exists (select from purchase_requirement r where r.sku = k.id) order by k.id limit 1`.execute(
  app.db,
);
const [article] = articles as [(typeof articles)[number]];
await sql`update supplier_sku set moq = 100, carton_qty = 24, order_multiple = 1, lead_days = 30 where id = ${article.item}`.execute(
  app.db,
);
await sql`delete from supplier_sku_breaks where record_id = ${article.item}`.execute(app.db);
await sql`insert into supplier_sku_breaks (record_id, line_no, min_qty, price, valid_from)
  values (${article.item}, 1, 1, 11.3, '2026-01-01'), (${article.item}, 2, 500, 10, '2026-01-01')`.execute(app.db);
const company = (await app.db.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
const warehouse = (await app.db.selectFrom('warehouse').select('id').where('code', '=', 'CN-SZ').executeTakeFirstOrThrow()).id;

const made = async (qty: number, requiredDate: string) => {
  const values = { sku: article.id, qty, requiredDate, warehouse, companyEntity: company, priority: 5 };
  const reply = await app.post(recordPath(requirements, 'add'), { page, values }, boss);
  if (reply.code !== replyCodes.ok) throw new Error(JSON.stringify(reply));
  return (reply.data as Row).id;
};
const summary = async (input: object, who = boss) =>
  (await app.post(recordPath(requirements, 'work'), { page, tool: 'tab0', input }, who)).data as Summary;
const own = { sku: [article.id] };

it('[R113] [R111] 137 and 60 pieces two days apart are one row of 197: 216 to order, 19 surplus, 2,440.80', async () => {
  const ids = [await made(137, '2026-12-01'), await made(60, '2026-12-03'), await made(10, '2026-12-21')];
  const { rows, needs } = await summary(own);
  expect(rows).toMatchObject([
    {
      supplier: article.supplier,
      sku: article.id,
      week: weekOf('2026-11-01' as LocalDate),
      open_qty: 137,
      suggested_qty: 144,
    },
    { week: weekOf('2026-11-03' as LocalDate), open_qty: 60, suggested_qty: 120 },
    { open_qty: 10 },
  ]);
  expect(needs.map(({ id, no }) => [id, no])).toEqual(ids.map((id, at) => [id, at + 1]));
  await sql`update purchase_requirement set latest_order_date = '2026-11-03' where id = ${ids[0]!}`.execute(app.db);
  const [together] = (await summary(own)).rows;
  expect(together).toMatchObject({
    open_qty: 197,
    required_date: '2026-12-01',
    moq: 100,
    carton_qty: 24,
    suggested_qty: 216,
    surplus: 19,
    price_now: '11.3',
    amount: '2440.8',
    days_late: 0,
    waiting: 2,
  });
  const { free, in_transit: inTransit, safety, net_requirement: net } = together!;
  expect(net).toBe(netRequirement({ openQty: 197, safety: Number(safety), free: Number(free), inTransit: Number(inTransit) }));
});

it('is asked by what the list is asked by', async () => {
  const count = async (input: object) => (await summary({ ...own, ...input })).needs.length;
  expect(await count({ supplier: [article.supplier], warehouse: [warehouse], companyEntity: [company], currency: ['CNY'] })).toBe(3);
  expect([await count({ category: article.category }), await count({ category: article.other })]).toEqual([3, 0]);
  expect([await count({ currency: ['USD'] }), await count({ source: ['mrp'] }), await count({ clearance: 'only' })]).toEqual([0, 0, 0]);
  expect([await count({ clearance: 'without' }), await count({ openFrom: 60 }), await count({ openFrom: 60, openTo: 60 })]).toEqual([
    3, 2, 1,
  ]);
  expect([await count({ requiredTo: '2026-12-03' }), await count({ latestFrom: '2026-11-04' }), await count({ priorityTo: 4 })]).toEqual([
    2, 1, 0,
  ]);
  await sql`update purchase_requirement set latest_order_date = current_date + case qty when 60 then -1 else 30 end
    where sku = ${article.id}`.execute(app.db);
  expect(await count({ overdue: true })).toBe(1);
});

it('[R2] requirements that are chosen are merged by themselves, and nothing is saved', async () => {
  const { needs } = await summary(own);
  const targets = needs.map(({ id, version }) => ({ id, version }));
  expect((await app.post(actionPath(requirements, 'confirm'), { targets, input: {} }, boss)).code).toBe(replyCodes.ok);
  const chosen = (await summary(own)).needs.slice(0, 2).map(({ id, version }) => ({ id, version }));
  const reply = await app.post(actionPath(requirements, 'merge'), { targets: chosen, input: {} }, boss);
  const ids = chosen.map(({ id }) => id).join(',');
  expect(reply.data).toMatchObject([{ next: `/admin/purchase/${page}?tab=proposal&with.reqIds=${ids}` }, {}]);
  const input = { bucketDays: 7, reqIds: ids };
  const preview = await app.post(recordPath(requirements, 'work'), { page, tool: 'proposal', input }, boss);
  const merged = preview.data as Readonly<Record<'needs' | 'lines', readonly Row[]>>;
  expect(new Set(merged.needs.map(({ id }) => id))).toEqual(new Set(chosen.map(({ id }) => id)));
  expect((await summary(own)).needs).toHaveLength(3);
});

it('[R3] [R4] [R111] [R112] [R113] the list works out the same figures as the rules', async () => {
  const { rows } = await sql<Readonly<Record<string, number>> & { sku: number; latest: LocalDate; today: LocalDate; currency: string }>`
    select sku, supplier, currency, open_qty::integer as open, safety, free::integer, transit::integer, net_requirement::integer as net,
      suggested_qty as suggested, surplus, trim_scale(price_now)::text as price, trim_scale(amount)::text as amount, days_late as late,
      latest_order_date as latest, current_date as today from purchase_requirement_list`.execute(app.db);
  expect(rows.length).toBeGreaterThan(30);
  const asked = rows.map(row => questionIn(row, row.sku));
  const offerFor = await orderOffers(app.db, asked);
  const limitsOf = await orderLimits(
    app.db,
    rows.map(({ sku }) => sku),
  );
  for (const [at, row] of rows.entries()) {
    const offer = offerFor(asked[at]!);
    const { open, today, latest, currency, safety, free, transit } = row as typeof row &
      Record<'open' | 'safety' | 'free' | 'transit', number>;
    const suggested = suggestOrder(open, limitsOf(row.sku, offer), { breaks: offer?.breaks ?? [], currency, today });
    expect([row['net'], row['late'], row['suggested'], row['surplus'], row['price'] ?? undefined, row['amount'] ?? undefined]).toEqual([
      netRequirement({ openQty: open, safety, free, inTransit: transit }),
      requirementDaysLate(open, latest, today),
      suggested.qty,
      suggested.surplus,
      suggested.price,
      suggested.amount,
    ]);
  }
});

it('[R3] the database rounds as the rule does', async () => {
  const steps = fc.record({ moq: fc.nat(5000), cartonQty: fc.integer({ min: 1, max: 200 }), multiple: fc.integer({ min: 1, max: 200 }) });
  await fc.assert(
    fc.asyncProperty(fc.nat(99_999), steps, async (need, of) => {
      const { rows } = await sql<{ qty: number }>`
        select round_order_qty(${need}::integer, ${of.moq}::integer, ${of.cartonQty}::integer, ${of.multiple}::integer) as qty`.execute(
        app.db,
      );
      expect(rows[0]!.qty).toBe(roundOrderQty(need, of));
    }),
    { numRuns: 60 },
  );
});

it('a page of the list and the summary are found by an index, not by going through all requirements', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) select * from purchase_requirement_list t
    where t.state in ('new', 'confirmed', 'part') order by t.latest_order_date, t.id limit 100`.execute(app.db);
  const plan = rows.map(row => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Seq Scan on (supplier_sku|supplier_sku_breaks|stock_item|safety_stock)\b/);
});
