import { addDays, type LocalDate } from '@axle/kernel';
import { businessDay, linesIn } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { leadDated, stepDated } from './dated-document.ts';
import { acceptedOrders } from './demo-bills.ts';
import { knowsDeadlines } from './knows-deadlines.ts';
import { ordersInForce } from './orders-in-force.ts';
import { pressing } from './pressing.ts';
import { receiveWhole } from './receiving.ts';
import { settleOrder } from './settle-order.ts';

/** How many days ago the cost was found. */
const foundAgo = 11;

/** The warehouse overseas that it was found in, and the last day before with a rate for its currency. */
const placeOf = async ({ transaction }: Demo, before: LocalDate) => {
  const { rows } = await sql<{ warehouse: number; day: string }>`
    select w.id as warehouse, r.day::text as day from warehouse w cross join lateral (
      select max(valid_from) as day from exchange_rate where "from" = 'USD' and "to" = 'CNY' and state = 'active'
        and rate_type = 'booking' and valid_from <= ${before}::date) r
    where w.code = 'US-W' and r.day is not null`.execute(transaction);
  return rows[0];
};

/** Adds a cost found overseas that its supplier has paid: passed on as a deduction, which the settlement of an order took off. */
export const addDemoOverseasSettled = demoStep('overseasSettled', ['overseasCosts', 'prepaidGoods'], async demo => {
  const { transaction, person, now } = demo;
  const [buyer, manager] = [person('buyer'), person('purchaseManager')];
  const found = await placeOf(demo, addDays(businessDay(now), -foundAgo));
  if (!found || !(await knowsDeadlines(demo, [foundAgo - 2]))) return;
  const [order] = await ordersInForce(demo, { today: businessDay(now), daysAgo: 31, due: [-14], first: 5 });
  await receiveWhole(demo, [order!], { daysAgo: 15, press: pressing(demo, 48) });
  const received = (await acceptedOrders(demo)).find(({ id }) => id === order)!;
  const cost = await leadDated(demo, 'overseasDeduction', buyer, {
    daysAgo: foundAgo,
    values: {
      feeType: 'return_freight',
      sku: linesIn(received, 'lines')[0]!['sku'],
      warehouse: found.warehouse,
      eventDate: found.day,
      lotRef: received['orderNo'],
      qty: 14,
      foreignCurrency: 'USD',
      foreignAmount: '96.5',
      docNo: 'LAX-RF-0688',
    },
    steps: [
      [foundAgo, ['attribute', buyer]],
      [foundAgo - 1, ['confirm', manager]],
    ],
  });
  const { rows: deductions } = await sql<{ id: number }>`
    select d.id from deduction d join overseas_deduction o on o.od_no = d.source_no where o.id = ${cost} order by d.id`.execute(
    transaction,
  );
  for (const { id } of deductions)
    await stepDated(demo, 'deductionRecords', id, [
      [foundAgo - 2, ['notify', buyer]],
      [foundAgo - 4, ['confirm', buyer, { supplierAgreed: true }]],
    ]);
  await settleOrder(demo, received);
});
