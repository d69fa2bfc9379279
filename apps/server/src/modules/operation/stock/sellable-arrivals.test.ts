import { addDays, type LocalDate, weekOf } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import { plannedArrivals } from '../../planning/arrival/planned-arrivals.ts';
import { countListings } from './count-listings.ts';

const app = await demoApp(() => []);
const today = businessDay(app.now()) as LocalDate;
const { rows } = await sql<{ ptSku: number; sku: number; warehouse: number }>`
  select t.pt_sku as "ptSku", t.sku, w.warehouse from sellable_stock t
    join store_config c on c.store = t.store and c.status = 1 join store_config_warehouses w on w.record_id = c.id
    join warehouse h on h.id = w.warehouse and h.type = 'overseas'
  where t.sku is not null and t.fulfilment = 'fbm' and t.units30 > 0 order by t.units30 desc, t.id limit 1`.execute(app.db);
const { ptSku, sku, warehouse } = rows[0]!;
const origin = (await app.db.selectFrom('warehouse').select('id').where('code', '=', 'CN-SZ').executeTakeFirstOrThrow()).id;
const channel = (await app.db.selectFrom('global_shipping').select('id').where('code', '=', 'SEA-LCL-LGB').executeTakeFirstOrThrow()).id;
await sql`update mrp_base_config set receive_days = 3, receipt_cutoff_dow = 3, slip_days = 7`.execute(app.db);
await sql`update receipt r set state = 'cancelled' where exists (
  select from receipt_lines l where l.record_id = r.id and l.sku = ${sku}) and r.state = 'expected'`.execute(app.db);
await sql`
  delete from receipt_lines l using receipt r
  where r.id = l.record_id and r.state in ('arrived', 'counting') and l.sku = ${sku}`.execute(app.db);
await sql`delete from transfer_order_lines where sku = ${sku}`.execute(app.db);
await sql`delete from distribution_plan_lines where sku = ${sku}`.execute(app.db);

/** An approved plan that sends pieces to the warehouse. */
async function planned(eta: LocalDate | null, qty: number, state = 'approved', departs = today): Promise<number> {
  const { rows: plans } = await sql<{ id: number }>`
    insert into distribution_plan (depart_week, from_node, channel, eta_date, supply_cut_at, state)
    values (${weekOf(departs)}, ${origin}, ${channel}, ${eta}::date, ${app.now()}::timestamptz, ${state}) returning id`.execute(app.db);
  await sql`
    insert into distribution_plan_lines (record_id, line_no, sku, to_node, dest_kind, cartons, loose)
    values (${plans[0]!.id}, 0, ${sku}, ${warehouse}, 'overseas', 0, ${qty})`.execute(app.db);
  return plans[0]!.id;
}
const counted = async () => {
  await countListings(app.db, app.now());
  return app.db
    .selectFrom('sellable_stock')
    .select(['next_week', 'next_qty', 'in_transit', 'first_eta', 'stock_out_on', 'units30', 'sellable'])
    .where('pt_sku', '=', ptSku)
    .executeTakeFirstOrThrow();
};
/** The Monday that is some weeks ahead. */
const monday = (weeks: number): LocalDate => {
  const day = addDays(today, 7 * weeks);
  return addDays(day, 1 - (((Date.parse(day) / 86_400_000 + 3) % 7) + 1));
};

it('[O2g] [P12] what is planned to arrive counts for the next week and the stock-out, though nothing is under way', async () => {
  const before = await counted();
  expect(before).toMatchObject({ next_week: null, in_transit: 0, first_eta: null });
  const eta = monday(2);
  const plan = await planned(eta, 400);
  await planned(monday(1), 999, 'submitted');
  const after = await counted();
  // three days to receive it make it Thursday, which counts from the Monday after
  expect(after).toMatchObject({ next_week: weekOf(addDays(eta, 7)), next_qty: 400, in_transit: 0, first_eta: null });
  expect(await plannedArrivals(app.db, app.now(), [sku])).toEqual([{ warehouse, sku, day: addDays(eta, 7), pieces: 400 }]);
  await sql`update distribution_plan_lines set shipped = 150 where record_id = ${plan}`.execute(app.db);
  expect((await counted()).next_qty).toBe(250);
  await sql`update distribution_plan set state = 'done' where id = ${plan}`.execute(app.db);
  expect((await counted()).next_week).toBeNull();
});

it('[P12] a plan without a date arrives by its week of departure and its way, an overdue transfer slips, and a draft is not planned with', async () => {
  const { rows: ways } = await sql<{ days: number }>`
    select total_p85 as days from first_leg_today where origin = ${origin} and warehouse = ${warehouse} and shipping = ${channel}`.execute(
    app.db,
  );
  const plan = await planned(null, 60, 'released', monday(1));
  const arrivals = await plannedArrivals(app.db, app.now(), [sku]);
  if (ways[0]) expect(arrivals.map(({ day }) => day >= addDays(monday(1), ways[0]!.days + 3))).toEqual([true]);
  else expect(arrivals).toEqual([]);
  await sql`update distribution_plan set state = 'cancelled' where id = ${plan}`.execute(app.db);
  const { rows: transfers } = await sql<{ id: number }>`
    insert into transfer_order (from_warehouse, to_warehouse, eta, state)
    values (${origin}, ${warehouse}, ${addDays(today, -20)}::date, 'draft') returning id`.execute(app.db);
  const { id } = transfers[0]!;
  await sql`insert into transfer_order_lines (record_id, line_no, sku, qty) values (${id}, 0, ${sku}, 24)`.execute(app.db);
  expect(await plannedArrivals(app.db, app.now(), [sku])).toEqual([]);
  await sql`update transfer_order set state = 'approved' where id = ${id}`.execute(app.db);
  const [late] = await plannedArrivals(app.db, app.now(), [sku]);
  expect(late).toMatchObject({ warehouse, pieces: 24 });
  expect(late!.day >= addDays(today, 7)).toBe(true);
});
