import { demoStep } from '../../../platform/demo/demo-step.ts';
import { leadDated } from './dated-document.ts';
import { acceptedOrders, billOrder, type DemoBill } from './demo-bills.ts';

/** An invoice of the demo, and whether it is in a settlement. */
interface DemoSettlement extends DemoBill {
  readonly isSettled: boolean;
}

const settlements: readonly DemoSettlement[] = [
  { factor: '1', isSettled: true },
  { factor: '1.006', isSettled: true },
  { factor: '1.03', isSettled: true },
  { factor: '1', surplus: 5, isSettled: true },
  { factor: '1', isSettled: false },
  { factor: '0.995', isSettled: false },
  { factor: '1', isDraft: true, isSettled: false },
];

/** Adds invoices of what is accepted, and their settlements: as ordered, within tolerance, and with exceptions; the rest has no invoice. */
export const addDemoSettlements = demoStep('settlements', ['prepayments', 'claims', 'afterSales', 'shipBatches'], async demo => {
  const orders = await acceptedOrders(demo);
  for (const [at, { isSettled, ...bill }] of settlements.entries()) {
    const order = orders[at];
    if (!order) return;
    const invoice = await billOrder(demo, order, bill, 0);
    const document = { daysAgo: 0, values: { invoices: [{ invoice }] } };
    if (isSettled) await leadDated(demo, 'purchaseSettlement', demo.person('accountant'), document);
  }
});
