import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dockBench } from './testing/dock-bench.ts';

const { db, part, warehouse, counting, scan, lineOf } = await dockBench();

/** The number of an order in force of 500 pieces of the part, with an over-tolerance of 2 %. */
async function ordered(): Promise<string> {
  const { rows } = await sql<{ no: string }>`
    with made as (
      insert into purchase_order (order_no, type, state, supplier, company_entity, warehouse, currency, incoterm, accept_point, tax_rate,
        amount_net, amount_tax, amount_gross, amount_cny, over_tol_pct, effective_at)
      values ('', 'std', 'effective', (select min(id) from supplier where stage = 'qualified'), (select min(id) from company_entity),
        ${warehouse}, 'CNY', 'FOB', 'handover', 13, 4424.78, 575.22, 5000, 5000, 2, now()) returning id, order_no),
    own as (
      insert into purchase_order_lines (record_id, line_no, sku, qty, price, price_source, amount, required_date)
      select id, 0, ${part.id}, 500, 10, 'manual', 5000, '2026-12-10' from made)
    select order_no as no from made`.execute(db);
  return rows[0]!.no;
}

it('[R8] all receipts of an order line together take 510 of 500 with 2 %; the 511th piece stays outside stock', async () => {
  const poNo = await ordered();
  const lines = [{ sku: part.id, expectedQty: 500, poNo, poLine: 1 }];
  const [first, second] = [await counting({ lines }), await counting({ lines })];
  expect(await scan(first.id, `400*${part.sku}`)).toBe('ok');
  expect(await scan(second.id, `111*${part.sku}`)).toBe('ok');
  expect([await lineOf(first.id), await lineOf(second.id)]).toMatchObject([
    { good_qty: 400, over_qty: 0 },
    { good_qty: 110, over_qty: 1 },
  ]);
  expect(await scan(first.id, part.sku)).toBe('ok');
  expect(await lineOf(first.id)).toMatchObject({ good_qty: 400, over_qty: 1 });
  const { rows } = await sql`select received_qty from purchase_order_lines l join purchase_order o on o.id = l.record_id
    where o.order_no = ${poNo}`.execute(db);
  expect(rows).toEqual([{ received_qty: 510 }]);
});
