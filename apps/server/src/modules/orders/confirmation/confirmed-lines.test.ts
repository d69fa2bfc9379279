import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { orderDesk } from '../order/testing/order-desk.ts';

const desk = await orderDesk();
const { app, place } = desk;
const [first, second] = [place.skus[0]!, place.skus[1]!];
let no = 0;

/** What each of the parcels of an order confirms, that left in boxes of so many pieces of SKUs. */
async function confirmed(lines: readonly object[], boxes: readonly (readonly (readonly [sku: number, qty: number])[])[]) {
  no += 1;
  const id = await desk.made({ lines });
  // a form takes each SKU once; platforms have it in several lines
  const alone = boxes.flat().every(([sku]) => sku === first);
  await sql`update sales_order_piece set warehouse = ${place.warehouse}, sku = case when ${alone} then ${first}::bigint else sku end
    where sales_order = ${id}`.execute(app.db);
  const { rows } = await sql<{ no: string }>`
    insert into outbound (out_type, source_type, source_no, warehouse, country, status, created_by)
    select 'sale', 'sales_order', o.order_no, ${place.warehouse}, o.country, 'packed', 1 from sales_order o where o.id = ${id}
    returning outbound_no as no`.execute(app.db);
  const said: object[] = [];
  for (const [at, pieces] of boxes.entries()) {
    const parcel = `BOX${no}-${at}`;
    await sql`
      with box as (insert into parcel (parcel_no, outbound_no, warehouse, state) values (${parcel}, ${rows[0]!.no}, ${place.warehouse},
        'packed') returning id)
      insert into parcel_lines (record_id, line_no, sku, qty) select box.id, t.line, t.sku, t.qty from box,
        json_to_recordset(${JSON.stringify(pieces.map(([sku, qty], line) => ({ line, sku, qty })))}::json)
          as t (line integer, sku bigint, qty integer)`.execute(app.db);
  }
  for (const at of boxes.keys()) {
    const parcel = `BOX${no}-${at}`;
    const { rows: made } = await sql<{ id: number }>`
      insert into order_confirmation (sales_order, platform, store, platform_order_id, parcel, warehouse, waybill_no, carrier, ship_day,
        state, created_at, updated_at)
      values (${id}, 'amazon', ${desk.store}, ${`C-${no}`}, ${parcel}, ${place.warehouse}, '1Z', 'UPS', '2026-05-20', 'blocked',
        ${app.now()}, ${app.now()}) returning id`.execute(app.db);
    const { rows: own } = await sql<{ line: string; qty: number }>`
      select platform_line_id as line, qty from confirmed_lines(${made[0]!.id})`.execute(app.db);
    said.push(own);
  }
  return said;
}
const line = (id: string, sku: number, qty: number) => ({ platformLineId: id, sku, qty, unitPrice: '20' });

it('[S10d] two parcels of one outbound order say each what is in it, and together what was sold', async () => {
  const lines = [line('L1', first, 3), line('L2', second, 1)];
  expect(
    await confirmed(lines, [
      [[first, 2]],
      [
        [first, 1],
        [second, 1],
      ],
    ]),
  ).toEqual([
    [{ line: 'L1', qty: 2 }],
    [
      { line: 'L1', qty: 1 },
      { line: 'L2', qty: 1 },
    ],
  ]);
  expect(
    await confirmed(lines, [
      [
        [first, 3],
        [second, 1],
      ],
    ]),
  ).toEqual([
    [
      { line: 'L1', qty: 3 },
      { line: 'L2', qty: 1 },
    ],
  ]);
});

it('[S10d] pieces of one SKU in two lines go to them in their order', async () => {
  expect(await confirmed([line('L1', first, 2), line('L2', second, 2)], [[[first, 3]], [[first, 1]]])).toEqual([
    [
      { line: 'L1', qty: 2 },
      { line: 'L2', qty: 1 },
    ],
    [{ line: 'L2', qty: 1 }],
  ]);
});

it('[S10d] a parcel whose pieces are not known says all of its order', async () => {
  expect(await confirmed([line('L1', first, 2)], [[]])).toEqual([[{ line: 'L1', qty: 2 }]]);
});
