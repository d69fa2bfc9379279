import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { refreshAllFacts, refreshFacts } from './refresh-facts.ts';

const { db } = await testDatabase('demoTemplate');

const kept = async () => {
  const lines = await sql`select * from order_line_fact order by line`.execute(db);
  const steps = await sql`select * from order_step_fact order by purchase_order`.execute(db);
  const dues = await sql`select * from order_due_fact order by purchase_order, seq`.execute(db);
  return { lines: lines.rows, steps: steps.rows, dues: dues.rows };
};

/** All facts as if nothing had been kept before. */
async function recalculated() {
  await sql`truncate order_line_fact, order_step_fact, order_due_fact, purchase_base, changed_order`.execute(db);
  await sql`insert into changed_order (purchase_order) select id from purchase_order`.execute(db);
  await refreshAllFacts(db);
  return kept();
}

const changes = {
  'another price of a year ago': sql`update purchase_order_lines set price = price * 2 where id in (
    select line from order_line_fact where qty > 0 order by effective_on limit 3)`,
  'an order that came into force a year ago': sql`update purchase_order set effective_at = effective_at - interval '1 year' where id in (
    select purchase_order from order_line_fact where qty > 0 order by line limit 2)`,
  'fewer pieces': sql`update purchase_order_lines set eff_qty = eff_qty - 1 where eff_qty > 1 and id % 3 = 0`,
  'batches taken back': sql`update ship_batch set state = 'void' where id in (select min(id) from ship_batch)`,
  'pieces of batches': sql`update ship_batch_lines set qty = 1 where id % 2 = 0`,
  'pieces counted again': sql`update receipt_lines set good_qty = 0, hold_qty = 0 where id % 2 = 0`,
  'another day of arrival': sql`update receipt set arrived_at = arrived_at - interval '60 days' where arrived_at is not null`,
  'a day noted for shipping': sql`update delivery_follow set shipped_on = last_follow_up::date`,
  'a cancelled order': sql`update purchase_order set state = 'cancelled' where id in (
    select purchase_order from order_line_fact where qty > 0 order by line desc limit 1)`,
  replies: sql`update purchase_order set first_reply_at = null where id % 2 = 0`,
  'another reason': sql`update delivery_date set reason = 'force', responsibility = 'force' where seq > 1`,
  'other terms of payment': sql`update purchase_order set net_days = net_days + 7`,
  'payments that are postponed': sql`insert into forecast_delay (purchase_order, due, new_date, reason, by, at)
    select purchase_order, due, due + 14, 'Cash is short', 1, now() from order_due_fact where seq = 0 order by purchase_order limit 3`,
  'less asked for in advance': sql`update prepayment_shares
    set amount = greatest(coalesce(used, 0), round(amount / 2, 2)) where record_id in (
    select id from prepayment where payment_request is not null)`,
  'prepayments that are off': sql`update prepayment set payment_request = null`,
  'a larger deduction': sql`update deduction set state = 'confirmed', amount = amount + 1 where purchase_order is not null`,
  'settlements taken back': sql`update settlement set state = 'draft' where state in ('approved', 'paying', 'part_paid', 'paid')`,
  'lines that are gone': sql`delete from purchase_order_lines where id in (
    select l.id from purchase_order_lines l join purchase_order o on o.id = l.record_id where o.state = 'effective' limit 1)`,
} as const;

it('[R91] what is kept after any change is what a recalculation gives', async () => {
  await refreshFacts(db);
  expect((await kept()).lines.length).toBeGreaterThan(100);
  expect(await recalculated()).toEqual(await kept());
  for (const [what, change] of Object.entries(changes)) {
    const before = await kept();
    await change.execute(db);
    await refreshFacts(db);
    const after = await kept();
    expect([what, JSON.stringify(after) === JSON.stringify(before)]).toEqual([what, false]);
    expect([what, await recalculated()]).toEqual([what, after]);
  }
});

it('[R91] works out nothing where nothing changed', async () => {
  await refreshFacts(db);
  const { rows } = await sql`select from changed_order union all select from order_line_fact where not compared`.execute(db);
  expect(rows).toEqual([]);
});
