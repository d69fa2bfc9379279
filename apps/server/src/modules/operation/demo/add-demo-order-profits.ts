import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { bookProfits } from '../profit/compute-profits.ts';
import { addDemoSettlements } from './add-demo-settlements.ts';
import { atOnce } from './estimate-demo-profits.ts';

/** The profits of the demo's orders: settled as far as platforms and carriers have billed, else estimated. */
export const addDemoOrderProfits = demoStep('orderProfits', ['platformSettlements', 'adSpend'], async ({ transaction, now, given }) => {
  const estimated = given(addDemoSettlements);
  for (let from = 0; from < estimated.length; from += atOnce)
    await bookProfits(transaction, now, estimated.slice(from, from + atOnce), { sinceEstimated: true });
  // bills came some weeks after the shipment, and returns are waited for until 60 days after it
  await sql`
    update order_profit_changes c set at = least(c.at, p.shipped_at + case c.item when 'refund' then interval '60 days'
      else interval '22 days' end) from order_profit p where p.id = c.record_id`.execute(transaction);
  await sql`delete from profit_due`.execute(transaction);
  await sql`delete from sales_due`.execute(transaction);
});
