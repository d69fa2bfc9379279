import { addDays } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { leadingDemo, steppingDemo } from '../../../platform/demo/lead-demo.ts';

/** Payments beside orders: what for, how much in which currency, and in how many days. */
const expenditures = [
  ['刹车片模具维修', '18600', 'CNY', 6],
  ['减震器台架测试费', '9200', 'CNY', 13],
  ['Third-party lab certification', '2450', 'USD', 24],
  ['展会样品采购', '6300', 'CNY', 40],
] as const;

/** What the purchasing manager expects to pay beside the orders. */
export const addDemoExpenditures = demoStep('expenditures', ['purchaseOrders'], async ({ transaction, registry, person, now }) => {
  const { rows } = await sql<{ id: number }>`select min(id) as id from company_entity where status = 1`.execute(transaction);
  const [make, step] = [leadingDemo(transaction, registry, now), steppingDemo(transaction, registry, now)];
  const [manager, today] = [person('purchaseManager'), businessDay(now)];
  const made: number[] = [];
  for (const [memo, amount, currency, days] of expenditures)
    made.push(
      await make('expenditureForecast', manager, { memo, amount, currency, companyEntity: rows[0]!.id, dueDate: addDays(today, days) }, []),
    );
  await step('expenditureForecast', made[0]!, [['delay', manager, { newDate: addDays(today, 20), reason: '维修顺延至下月，验收后付款' }]]);
});
