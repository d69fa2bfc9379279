import { businessDay, type RecordValues } from '@axle/page-kit';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { type DatedStep, leadDated, stepDated } from './dated-document.ts';
import { acceptedOrders, billOrder, unreceivedOrders } from './demo-bills.ts';
import { type DemoSettlement, demoSettlements } from './demo-settlements.ts';
import { pressing } from './pressing.ts';

const dayLong = 86_400_000;

/** What people do with a settlement, day by day. */
function stepsOf({ person }: Demo, { daysAgo, until = 'draft' }: DemoSettlement): readonly DatedStep[] {
  const [accountant, manager] = [person('accountant'), person('purchaseManager')];
  const later = Math.max(0, daysAgo - 1);
  const submitted: DatedStep = [daysAgo, ['submit', accountant]];
  const ends: Readonly<Record<string, readonly DatedStep[]>> = {
    draft: [],
    approving: [submitted],
    rejected: [submitted, [later, ['reject', manager, { rejectReason: '请附上涨价确认邮件' }]]],
    void: [
      submitted,
      [later, ['approve', manager]],
      [Math.max(0, later - 1), ['void', accountant, { voidReason: '供应商开错抬头，发票作废重开' }]],
    ],
  };
  return ends[until] ?? [submitted, [later, ['approve', manager]]];
}

/** Finance pays what it was asked for, three days later. */
async function pays(demo: Demo, settlement: number, { daysAgo, until }: DemoSettlement): Promise<void> {
  const days = Math.max(0, daysAgo - 4);
  const { payment_request: request, payable } = await demo.transaction
    .selectFrom('settlement')
    .select(['payment_request', 'payable'])
    .where('id', '=', settlement)
    .executeTakeFirstOrThrow();
  const paidOn = businessDay(new Date(demo.now.getTime() - days * dayLong));
  // of a part a round sum goes out first
  const part = until === 'partPaid' ? { amount: String(Math.max(1, Math.floor(Number(payable) / 2000) * 1000)) } : {};
  const paid: RecordValues = { ...part, paidOn, bankRef: `ICBC${paidOn.replaceAll('-', '')}${String(request).padStart(4, '0')}` };
  await stepDated(demo, 'paymentApproval', request!, [
    [days, ['approve', demo.person('financeManager')]],
    ...(until === 'paying' ? [] : [[days, ['confirmPaid', demo.person('cashier'), paid]] as const]),
  ]);
}

/** Adds invoices of what is accepted, and their settlements in the states that accounts payable, buyers and finance bring them to. */
export const addDemoSettlements = demoStep('settlements', ['prepayments', 'claims', 'afterSales', 'shipBatches'], async demo => {
  const [orders, press] = [await acceptedOrders(demo), pressing(demo, 46)];
  for (const [at, settlement] of demoSettlements.entries()) {
    const order = orders[at];
    if (!order) return;
    const { daysAgo, until, passes } = settlement;
    const invoice = await billOrder(demo, order, settlement, daysAgo);
    if (!until) continue;
    const id = await leadDated(demo, 'purchaseSettlement', demo.person('accountant'), { daysAgo, values: { invoices: [{ invoice }] } });
    if (passes) {
      const lines = await demo.transaction
        .selectFrom('settlement_lines as n')
        .innerJoin('settlement as s', 's.id', 'n.record_id')
        .select(['n.id', 's.version'])
        .where('n.record_id', '=', id)
        .execute();
      await press('settlementExceptions', 'override', demo.person('purchaseManager'), daysAgo, lines, { reason: passes });
    }
    await stepDated(demo, 'purchaseSettlement', id, stepsOf(demo, settlement));
    if (until === 'paying' || until === 'partPaid' || until === 'paid') await pays(demo, id, settlement);
  }
  // a supplier that bills before anything has come
  const [early] = await unreceivedOrders(demo);
  if (!early) return;
  const ahead = await billOrder(demo, early, { factor: '1', isAhead: true }, 0);
  await leadDated(demo, 'purchaseSettlement', demo.person('accountant'), { daysAgo: 0, values: { invoices: [{ invoice: ahead }] } });
});
