import { unrestricted } from '@axle/permissions';
import { businessDay, type RecordRow } from '@axle/page-kit';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { leadingAll, steppingAll } from '../../../platform/demo/lead-demo.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { billOf } from './demo-bills.ts';
import type { PastOrder } from './past-orders.ts';

const dayLong = 86_400_000;

/** How far invoices of former times were off the price, in turn. */
const factors = ['1', '1', '1.004', '1', '0.996', '1', '1'];

/** Bills what a round's orders brought, settles it and pays it: a week, ten days and a month after the last of it came. */
export async function payPastOrders(demo: Demo, round: readonly PastOrder[], ids: readonly number[]): Promise<void> {
  const { transaction, registry, person, now } = demo;
  const [accountant, manager] = [person('accountant'), person('purchaseManager')];
  const cameAgo = Math.min(...round.map(order => order.cameAgo));
  const at = (daysLater: number) => new Date(now.getTime() - (cameAgo - daysLater) * dayLong);
  const access = unrestricted(accountant);
  const orders = await ordersById(transaction, { registry, access, now: at(7) }, ids);
  const bills = ids.map((id, place) =>
    billOf(orders.get(id) as RecordRow, { factor: factors[(id + place) % factors.length]! }, businessDay(at(7))),
  );
  const invoices = await leadingAll(transaction, registry, at(7))('supplierInvoices', accountant, bills, [['verify', accountant]]);
  const settlements = await leadingAll(transaction, registry, at(9))(
    'purchaseSettlement',
    accountant,
    invoices.map(invoice => ({ invoices: [{ invoice }] })),
    [['submit', accountant]],
  );
  await steppingAll(transaction, registry, at(10))('purchaseSettlement', settlements, [['approve', manager]]);
  const requests = await transaction.selectFrom('settlement').select('payment_request as id').where('id', 'in', settlements).execute();
  const paidOn = businessDay(at(38));
  await steppingAll(transaction, registry, at(38))(
    'paymentApproval',
    requests.flatMap(({ id }) => (id === null ? [] : [id])),
    [
      ['approve', person('financeManager')],
      ['confirmPaid', person('cashier'), { paidOn, bankRef: `ICBC${paidOn.replaceAll('-', '')}${String(ids[0]).padStart(4, '0')}` }],
    ],
  );
  const settled = await transaction
    .selectFrom('purchase_order')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '=', 'settled')
    .execute();
  await steppingAll(transaction, registry, at(39))(
    'effectiveOrders',
    settled.map(({ id }) => id),
    [['close', person('buyer')]],
  );
}
