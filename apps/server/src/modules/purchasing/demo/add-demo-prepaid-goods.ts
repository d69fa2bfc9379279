import { type Decimal, divide, multiply } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { type DatedStep, leadDated, stepDated } from './dated-document.ts';
import { acceptedOrders } from './demo-bills.ts';
import { knowsDeadlines } from './knows-deadlines.ts';
import { ordersInForce } from './orders-in-force.ts';
import { pressing } from './pressing.ts';
import { receiveWhole } from './receiving.ts';
import { settleOrder } from './settle-order.ts';

const dayLong = 86_400_000;

/** Prepays 30 % of an order; finance pays it in two sums, some days apart. */
async function prepay(demo: Demo, order: number): Promise<void> {
  const { transaction, person, now } = demo;
  const [buyer, manager, cashier] = [person('buyer'), person('purchaseManager'), person('cashier')];
  const day = (daysAgo: number) => businessDay(new Date(now.getTime() - daysAgo * dayLong));
  const { amount_gross: gross } = await transaction
    .selectFrom('purchase_order')
    .select('amount_gross')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  const amount = divide(multiply(gross as Decimal, '3' as Decimal), '10' as Decimal, 2);
  const id = await leadDated(demo, 'purchasePrepayment', buyer, {
    daysAgo: 27,
    values: { dueDate: day(22), shares: [{ purchaseOrder: order, amount }] },
    steps: [
      [27, ['submit', buyer]],
      [26, ['approve', manager]],
    ],
  });
  const { payment_request: request } = await transaction
    .selectFrom('prepayment')
    .select('payment_request')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const pays = (daysAgo: number, part: { readonly amount?: Decimal }): DatedStep => [
    daysAgo,
    ['confirmPaid', cashier, { ...part, paidOn: day(daysAgo), bankRef: `ICBC${day(daysAgo).replaceAll('-', '')}${request}` }],
  ];
  const half = divide(amount, '2' as Decimal, 0);
  await stepDated(demo, 'paymentApproval', request!, [
    [25, ['approve', person('financeManager')]],
    pays(25, { amount: half }),
    pays(21, {}),
  ]);
}

/**
 * Adds an order that was prepaid in two sums, received and billed, with labels that the supplier pays for: its settlement takes off the
 * deduction and the whole prepayment.
 */
export const addDemoPrepaidGoods = demoStep('prepaidGoods', ['settlements'], async demo => {
  const { person, now } = demo;
  const buyer = person('buyer');
  const [order] = await ordersInForce(demo, { today: businessDay(now), daysAgo: 28, due: [-9], first: 3 });
  await prepay(demo, order!);
  await receiveWhole(demo, [order!], { daysAgo: 10, press: pressing(demo, 47) });
  const received = (await acceptedOrders(demo)).find(({ id }) => id === order)!;
  if (await knowsDeadlines(demo, [9]))
    await leadDated(demo, 'deductionRecords', buyer, {
      daysAgo: 9,
      values: { type: 'label', supplier: received['supplier'], purchaseOrder: order, amount: '186', reason: '条码标签贴错，仓库重贴人工' },
      steps: [
        [9, ['notify', buyer]],
        [7, ['confirm', buyer, { supplierAgreed: true }]],
      ],
    });
  await settleOrder(demo, received);
});
