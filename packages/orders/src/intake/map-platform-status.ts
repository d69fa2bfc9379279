import type { OrderPlatform } from './platform-order.ts';

/** What the status of a platform means to us. */
export type StatusHint = 'toPay' | 'toShip' | 'shipped' | 'delivered' | 'cancelled' | 'abnormal';

/** Hints of the statuses of orders, by platform; eBay's hold together with the payment. */
const orderHints: Readonly<Record<OrderPlatform, Readonly<Record<string, StatusHint>>>> = {
  amazon: {
    PendingAvailability: 'toPay',
    Pending: 'toPay',
    Unshipped: 'toShip',
    PartiallyShipped: 'toShip',
    Shipped: 'shipped',
    InvoiceUnconfirmed: 'shipped',
    Canceled: 'cancelled',
    Cancelled: 'cancelled',
    Unfulfillable: 'abnormal',
  },
  ebay: { NOT_STARTED: 'toShip', IN_PROGRESS: 'toShip', FULFILLED: 'shipped' },
  walmart: {
    Created: 'toShip',
    Acknowledged: 'toShip',
    Shipped: 'shipped',
    Delivered: 'delivered',
    Cancelled: 'cancelled',
    Canceled: 'cancelled',
  },
  partsgeek: { New: 'toShip', Accepted: 'toShip', Shipped: 'shipped', Cancelled: 'cancelled' },
};

/** Hints of payments that decide by themselves. */
const paymentHints: Readonly<Partial<Record<OrderPlatform, Readonly<Record<string, StatusHint>>>>> = {
  ebay: { PENDING: 'toPay', FAILED: 'cancelled' },
};

/** Payments with which an order may still be shipped; others of the platform leave it to a person. */
const paid: Readonly<Partial<Record<OrderPlatform, readonly string[]>>> = { ebay: ['PAID'] };

const hintIn = (hints: Readonly<Record<string, StatusHint>> | undefined, raw: string | undefined): StatusHint | undefined =>
  raw !== undefined && hints && Object.hasOwn(hints, raw) ? hints[raw] : undefined;

/**
 * [S2] What a platform's status, and payment where it has one of its own, says of an order. What is unknown is abnormal, never ready: a
 * word that a platform adds waits for a person.
 */
export function mapPlatformStatus(platform: OrderPlatform, status: string | undefined, payment?: string): StatusHint {
  const byPayment = hintIn(paymentHints[platform], payment);
  const hint = byPayment ?? hintIn(orderHints[platform], status) ?? 'abnormal';
  const ready = paid[platform];
  return hint === 'toShip' && ready && !ready.includes(payment ?? '') ? 'abnormal' : hint;
}

/** [S2] The words of all platforms that have a hint, each behind its platform: `amazon:Pending`. */
export const wordsOfHint = (hint: StatusHint): readonly string[] =>
  (Object.keys(orderHints) as readonly OrderPlatform[]).flatMap(platform =>
    Object.entries({ ...paymentHints[platform], ...orderHints[platform] }).flatMap(([word, of]) =>
      of === hint ? [`${platform}:${word}`] : [],
    ),
  );
