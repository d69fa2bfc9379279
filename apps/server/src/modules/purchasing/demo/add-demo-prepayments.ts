import { addDays } from '@axle/kernel';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo, steppingDemo } from '../../../platform/demo/lead-demo.ts';

const dayLong = 86_400_000;

/** A prepayment of the demo: when it was asked for, how far it came, and what finance did about it, days back. */
interface DemoPrepayment {
  readonly daysAgo: number;
  readonly percent: number;
  readonly until: 'draft' | 'submit' | 'reject' | 'approve' | 'cancel';
  readonly finance?: 'approve' | 'pay';
  /** What is asked back, in percent of it, and whether it has come. */
  readonly back?: { readonly percent: number; readonly came: boolean };
}

const prepayments: readonly DemoPrepayment[] = [
  { daysAgo: 44, percent: 30, until: 'approve', finance: 'pay' },
  { daysAgo: 36, percent: 30, until: 'approve', finance: 'pay' },
  { daysAgo: 33, percent: 20, until: 'approve', finance: 'pay', back: { percent: 100, came: true } },
  { daysAgo: 21, percent: 30, until: 'approve', finance: 'pay', back: { percent: 20, came: true } },
  { daysAgo: 12, percent: 25, until: 'approve', finance: 'pay', back: { percent: 40, came: false } },
  { daysAgo: 6, percent: 30, until: 'approve', finance: 'pay' },
  { daysAgo: 3, percent: 30, until: 'approve', finance: 'approve' },
  { daysAgo: 2, percent: 20, until: 'approve' },
  { daysAgo: 2, percent: 30, until: 'cancel' },
  { daysAgo: 1, percent: 30, until: 'submit' },
  { daysAgo: 1, percent: 15, until: 'reject' },
  { daysAgo: 0, percent: 30, until: 'draft' },
];

const ways = (buyer: number, manager: number): Readonly<Record<DemoPrepayment['until'], readonly DocumentStep[]>> => ({
  draft: [],
  submit: [['submit', buyer]],
  reject: [
    ['submit', buyer],
    ['reject', manager, { rejectReason: '该供应商账期60天，无需预付' }],
  ],
  approve: [
    ['submit', buyer],
    ['approve', manager],
  ],
  cancel: [
    ['submit', buyer],
    ['approve', manager],
    ['cancel', buyer],
  ],
});

/** What finance does with the last request of a prepayment, a day or two later. */
async function pays({ transaction, registry, person, now }: Demo, prepayNo: string, daysAgo: number, isPaid: boolean): Promise<void> {
  const at = new Date(now.getTime() - Math.max(0, daysAgo) * dayLong);
  const { id } = await transaction
    .selectFrom('payment_request')
    .select('id')
    .where('source_no', '=', prepayNo)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const paid: RecordValues = {
    paidOn: businessDay(at),
    bankRef: `ICBC${businessDay(at).replaceAll('-', '')}${String(id).padStart(4, '0')}`,
  };
  await steppingDemo(transaction, registry, at)('paymentApproval', id, [
    ['approve', person('financeManager')],
    ...(isPaid ? [['confirmPaid', person('cashier'), paid] as const] : []),
  ]);
}

/** Adds prepayments of orders in force in the states that buyers and finance bring them to. */
export const addDemoPrepayments = demoStep('prepayments', ['orderReceipts'], async demo => {
  const { transaction, registry, person, now } = demo;
  const [buyer, manager] = [person('buyer'), person('purchaseManager')];
  const { rows: orders } = await sql<{ id: number; gross: string }>`
    select id, amount_gross as gross from purchase_order where state = 'effective' and amount_gross > 0 and not changing
    order by effective_at, id limit ${prepayments.length}`.execute(transaction);
  for (const [at, { daysAgo, percent, until, finance, back }] of prepayments.entries()) {
    const order = orders[at];
    if (!order) return;
    const then = new Date(now.getTime() - daysAgo * dayLong);
    const amount = String(Math.floor(Number(order.gross) * percent) / 100);
    const values = { dueDate: addDays(businessDay(then), 5), shares: [{ purchaseOrder: order.id, amount }] };
    const id = await leadingDemo(transaction, registry, then)('purchasePrepayment', buyer, values, ways(buyer, manager)[until]);
    const { prepay_no: prepayNo } = await transaction
      .selectFrom('prepayment')
      .select('prepay_no')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (finance) await pays(demo, prepayNo, daysAgo - 2, finance === 'pay');
    if (!back) continue;
    const asked = new Date(now.getTime() - (daysAgo - 4) * dayLong);
    const part = String(Math.floor(Number(amount) * back.percent) / 100);
    const refund: DocumentStep = ['refund', buyer, { amount: part, reason: '订单减量，多付部分退回' }];
    await steppingDemo(transaction, registry, asked)('purchasePrepayment', id, [refund]);
    if (back.came) await pays(demo, prepayNo, daysAgo - 9, true);
  }
});
