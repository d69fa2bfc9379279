import { isToCollect } from '@axle/purchasing';
import { recordPath } from '@axle/wire';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { linesInForce } from '../delivery/testing/lines-in-force.ts';
import type { Row } from '../reply/testing/sent-order.ts';
import { causeNamed } from './testing/cause-named.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, auditor] = [await as('superadmin'), await as('auditor')];
const [minor, critical] = [await causeNamed(app.db), await causeNamed(app.db, 'D101')];
const of = await linesInForce(app, boss);
const articles = { service: 'purchase-sales-after', path: 'returned_article' };
const afterSales = { service: 'purchase-sales-after', path: 'after_sale' };
let returns = 0;

/** An order of which so many pieces of one article were received; what came of it before has gone back, and nothing was sold. */
async function received(qty: number, at: number) {
  const order = await of.sent([{}, {}].slice(0, at + 1));
  const { sku } = ((await of.order(order))['lines'] as readonly Row[])[at]!;
  await sql`update purchase_order_lines set returned_qty = received_qty where sku = ${sku}`.execute(app.db);
  await sql`update purchase_order set state = 'producing', effective_at = now() where id = ${order}`.execute(app.db);
  await sql`update purchase_order_lines set received_qty = ${qty}, eff_qty = 500 where record_id = ${order} and line_no = ${at}`.execute(
    app.db,
  );
  await sql`delete from weekly_sales where sku = ${sku}`.execute(app.db);
  return { sku, order };
}

/** Pieces that a customer returned, so many days ago. */
const returned = (sku: unknown, qty: number, { daysAgo = 3, state = 'counted' } = {}) =>
  sql`
    with made as (
      insert into receipt (type, source_no, warehouse, state, arrived_at, dock_bin, closed_at)
      select 'customer_return', ${`RMA-T${(returns += 1)}`}, w.id, ${state}, now() - make_interval(days => ${daysAgo}::integer),
        (select min(id) from bin b where b.warehouse = w.id), case when ${state} = 'closed' then now() end
      from warehouse w where w.code = 'US-W' returning id)
    insert into receipt_lines (record_id, line_no, sku, expected_qty, hold_qty) select id, 0, ${sku}, ${qty}, ${qty} from made`.execute(
    app.db,
  );
const waiting = (sku: unknown) => of.listed(articles, 'customerReturns', [{ field: 'sku', op: 'in', value: [sku] }]);
const collect = (article: Row, input: object = {}, who = boss) =>
  of.act(articles, [article], ['customerReturns', 'collect'], { type: 'exchange', cause: minor, ...input }, who);
const made = (order: number) => of.listed(afterSales, 'afterSalesRecords', [{ field: 'purchaseOrder', op: 'in', value: [order] }]);

it('[R97] [R98] takes up what customers returned, each piece once, until its record is void', async () => {
  const { sku, order } = await received(280, 0);
  await returned(sku, 3);
  await returned(sku, 9, { state: 'arrived' });
  await returned(sku, 9, { daysAgo: 95 });
  expect(await waiting(sku)).toEqual([]);
  await returned(sku, 4, { state: 'closed' });
  const [article] = await waiting(sku);
  expect(article).toMatchObject({ returnedQty: 7, soldQty: 0, receipts: [expect.any(String), expect.any(String)] });
  expect(await collect(article!, {}, auditor)).toBe('FORBIDDEN');
  expect(await collect(article!, { cause: critical })).toBe('PHOTO');
  expect(await collect(article!)).toEqual(['done']);
  expect([await collect(article!), await waiting(sku)]).toEqual([['COLLECTED'], []]);
  const [draft] = await made(order);
  expect(draft).toMatchObject({ state: 'draft', purchaseOrder: order, qty: 7, source: 'customer_return' });
  const read = async () => (await app.get(`${recordPath(afterSales, 'read')}?id=${draft!.id}`, boss)).data as Row;
  expect((await read())['returns']).toMatchObject([{ qty: 3 }, { qty: 4 }]);
  const { version } = await read();
  const fewer = { page: 'afterSalesRecords', id: draft!.id, version, values: { qty: 2 } };
  await app.post(recordPath(afterSales, 'update'), fewer, boss);
  expect((await read())['returns']).toMatchObject([{ qty: 2 }]);
  expect(await waiting(sku)).toMatchObject([{ returnedQty: 5 }]);
  await of.act(afterSales, [await read()], ['afterSalesRecords', 'void'], { voidReason: 'Counted twice' });
  expect(await waiting(sku)).toMatchObject([{ returnedQty: 7 }]);
});

it('[R98] goes to the last order that can take back as many, or to none', async () => {
  const { sku } = await received(6, 1);
  await returned(sku, 7);
  const [article] = await waiting(sku);
  expect(await collect(article!)).toEqual(['NO_LINE_LEFT']);
});

it('[R97] the database lists what the rule names', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(12), fc.nat(600), async (pieces, sold) => {
      const { rows } = await sql<{ is: boolean }>`select returns_to_collect(${pieces}::bigint, ${sold}::bigint) as is`.execute(app.db);
      expect(rows[0]!.is).toBe(isToCollect({ returned: pieces, sold }));
    }),
    { numRuns: 60 },
  );
});
