import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { countSales } from '../sales/count-sales.ts';

/** The sales of the demo's orders by day, counted some hundred orders at a time. */
export const addDemoSales = demoStep('salesDays', ['platformSettlements', 'orderMerges', 'order downloads'], async ({ transaction }) => {
  const { rows } = await sql<{ id: number }>`select id from sales_order order by id`.execute(transaction);
  for (let from = 0; from < rows.length; from += 1000)
    await countSales(
      transaction,
      rows.slice(from, from + 1000).map(({ id }) => id),
    );
  await sql`delete from sales_due`.execute(transaction);
});
