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

/** Rounds that came in so many days are paid on the days when each is due, which forecasts are compared with; earlier ones all at once. */
const paidWhenDue = 210;

/** Finance approves what it is asked for, and pays it. */
async function payRequests(
  { transaction, registry, person, now }: Demo,
  settlements: readonly number[],
  { cameAgo, ref }: { readonly cameAgo: number; readonly ref: number },
): Promise<void> {
  const at = (daysLater: number) => new Date(now.getTime() - (cameAgo - daysLater) * dayLong);
  const [soonest, atOnce, yesterday] = [businessDay(at(12)), businessDay(at(38)), businessDay(new Date(now.getTime() - dayLong))];
  const requests = await transaction
    .selectFrom('settlement as s')
    .innerJoin('payment_request as r', 'r.id', 's.payment_request')
    .select(['r.id', 'r.due_date as due'])
    .where('s.id', 'in', settlements)
    .orderBy('r.id')
    .execute();
  const paidOn = (due: string) => {
    const day = cameAgo > paidWhenDue ? atOnce : due < soonest ? soonest : due;
    return day < yesterday ? day : yesterday;
  };
  for (const [day, own] of Map.groupBy(requests, ({ due }) => paidOn(due)))
    await steppingAll(transaction, registry, new Date(`${day}T06:00:00Z`))(
      'paymentApproval',
      own.map(({ id }) => id),
      [
        ['approve', person('financeManager')],
        ['confirmPaid', person('cashier'), { paidOn: day, bankRef: `ICBC${day.replaceAll('-', '')}${String(ref).padStart(4, '0')}` }],
      ],
    );
}

/** Bills what a round's orders brought, settles it and pays it: a week and ten days after the last of it came, and when it is due. */
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
  await payRequests(demo, settlements, { cameAgo, ref: ids[0]! });
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
