import { add, type Decimal, ok, refuse, type Result, zero } from '@axle/kernel';
import type { PlatformLine, PlatformOrder } from '../intake/platform-order.ts';
import { refusePayload } from '../intake/refuse-payload.ts';
import { amountIn, momentIn, noDate } from './amazon-order.ts';
import { serviceOf } from './read-order.ts';
import { spokenOf } from './spoken-of.ts';

interface WalmartCharge {
  readonly chargeType: string;
  readonly chargeAmount?: { readonly currency?: string; readonly amount?: number };
  readonly tax?: { readonly taxAmount?: { readonly amount?: number } };
}

/** A line of an order of Walmart's interface. */
export interface WalmartLine {
  readonly lineNumber: string;
  readonly item: { readonly sku: string; readonly productName?: string };
  readonly orderLineQuantity: { readonly amount: string };
  readonly charges?: { readonly charge?: readonly WalmartCharge[] };
  readonly statusDate?: number;
  readonly orderLineStatuses?: { readonly orderLineStatus?: readonly { readonly status: string }[] };
}

/** A purchase order of Walmart's interface, as far as it is read. */
export interface WalmartOrder {
  readonly purchaseOrderId: string;
  readonly orderDate: number;
  readonly customerEmailId?: string;
  readonly shipNode?: { readonly type?: string };
  readonly shippingInfo?: {
    readonly phone?: string;
    readonly estimatedDeliveryDate?: number;
    readonly estimatedShipDate?: number;
    readonly methodCode?: string;
    readonly postalAddress?: {
      readonly name?: string;
      readonly address1?: string;
      readonly address2?: string;
      readonly city?: string;
      readonly state?: string;
      readonly postalCode?: string;
      readonly country?: string;
    };
  };
  readonly orderLines: { readonly orderLine: readonly WalmartLine[] };
}

/** Statuses of lines, the one that is least far first: an order is as far as its last open line. */
const course = ['Created', 'Acknowledged', 'Shipped', 'Delivered'];

const statusesOf = (line: WalmartLine): readonly string[] => (line.orderLineStatuses?.orderLineStatus ?? []).map(({ status }) => status);

function orderStatus(lines: readonly WalmartLine[]): string | undefined {
  const all = lines.flatMap(statusesOf);
  const open = all.filter(status => !/^cancell?ed$/i.test(status));
  if (open.length === 0) return all[0];
  return open.find(status => !course.includes(status)) ?? course.find(status => open.includes(status));
}

const dateIn = (milliseconds: number | undefined): string | undefined =>
  milliseconds === undefined ? undefined : momentIn(new Date(milliseconds).toISOString());

/** [S1g] A purchase order of Walmart’s interface: amounts are those of a line, and the order is as far as its last open line. */
export function walmartOrder(order: WalmartOrder): Result<PlatformOrder> {
  const { shippingInfo = {}, orderLines } = order;
  const place = shippingInfo.postalAddress ?? {};
  const purchasedAt = dateIn(order.orderDate);
  if (purchasedAt === undefined) return refuse(noDate);
  const lines = orderLines.orderLine;
  const changed = dateIn(Math.max(order.orderDate, ...lines.map(({ statusDate }) => statusDate ?? 0)));
  const read: PlatformOrder = {
    orderId: order.purchaseOrderId,
    updatedAt: changed ?? purchasedAt,
    purchasedAt,
    ...spokenOf({ latestShipAt: dateIn(shippingInfo.estimatedShipDate), promisedBy: dateIn(shippingInfo.estimatedDeliveryDate) }),
    ...spokenOf({ status: orderStatus(lines) }),
    fulfilment: order.shipNode?.type === 'WFSFulfilled' ? 'platform' : 'merchant',
    currency: lines[0]?.charges?.charge?.[0]?.chargeAmount?.currency ?? 'USD',
    ...serviceOf(shippingInfo.methodCode ?? ''),
    buyer: spokenOf({ name: place.name, email: order.customerEmailId, phone: shippingInfo.phone }),
    address: spokenOf({
      name: place.name,
      line1: place.address1,
      line2: place.address2,
      city: place.city,
      state: place.state,
      postcode: place.postalCode,
      country: place.country,
    }),
    lines: lines.map(walmartLine),
  };
  const refusal = refusePayload(read);
  return refusal ? refuse(refusal) : ok(read);
}

function walmartLine(line: WalmartLine): PlatformLine {
  const charges = line.charges?.charge ?? [];
  const of = (type: string): Decimal =>
    charges.reduce((sum, charge) => (charge.chargeType === type ? add(sum, amountIn(charge.chargeAmount?.amount)) : sum), zero);
  const isCancelled = statusesOf(line).every(status => /^cancell?ed$/i.test(status)) && statusesOf(line).length > 0;
  const qty = Number(line.orderLineQuantity.amount);
  return {
    id: line.lineNumber,
    sellerSku: line.item.sku,
    ...spokenOf({ title: line.item.productName }),
    qty,
    ...(isCancelled ? { cancelledQty: qty } : {}),
    amount: of('PRODUCT'),
    shipping: of('SHIPPING'),
    tax: charges.reduce((sum, { tax }) => add(sum, amountIn(tax?.taxAmount?.amount)), zero),
  };
}
