import type { Text } from '@axle/kernel';
import type { OrderPlatform } from '../intake/platform-order.ts';

/** What a column of an order report may hold. */
export type OrderColumn =
  | 'orderId'
  | 'lineId'
  | 'updatedAt'
  | 'purchasedAt'
  | 'paidAt'
  | 'shippedAt'
  | 'latestShipAt'
  | 'promisedBy'
  | 'status'
  | 'fulfilment'
  | 'marketplace'
  | 'currency'
  | 'service'
  | 'buyerId'
  | 'buyerName'
  | 'email'
  | 'phone'
  | 'name'
  | 'line1'
  | 'line2'
  | 'line3'
  | 'city'
  | 'state'
  | 'postcode'
  | 'country'
  | 'sellerSku'
  | 'title'
  | 'qty'
  | 'price'
  | 'lineDiscount'
  | 'shippingDiscount'
  | 'lineTax'
  | 'shippingTax'
  | 'giftWrapTax'
  | 'platformTax'
  | 'platformTaxInTotal'
  | 'shipping'
  | 'giftWrap'
  | 'total'
  | 'vehicle'
  | 'note';

/** How a platform's order report is read: its columns and what their cells mean. Data alone, so that a new column is a line here. */
export interface OrderLayout {
  readonly platform: OrderPlatform;
  readonly title: Text;
  /** Headings by what they hold, the first one that the file has; several cells may make one value. */
  readonly columns: Readonly<Partial<Record<OrderColumn, string>>>;
  /** Headings without which a file is not of this layout. */
  readonly needs: readonly string[];
  /** Whether a price is that of a unit, or of the whole line. */
  readonly price: 'unit' | 'line';
  /** Statuses of a report that names none: all of its orders are paid and wait for their shipment. */
  readonly status?: string;
  /** Other words of a report for the statuses of the platform. */
  readonly words?: Readonly<Record<string, string>>;
  /** Statuses follow from the days of payment and shipment, as on eBay. */
  readonly statusByDays?: true;
  readonly currency?: string;
  readonly country?: string;
  /** The zone of days without a time. */
  readonly zone: string;
}
