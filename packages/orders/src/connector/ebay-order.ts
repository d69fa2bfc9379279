import { add, ok, refuse, type Result, subtract, zero } from '@axle/kernel';
import type { PlatformLine, PlatformOrder } from '../intake/platform-order.ts';
import { refusePayload } from '../intake/refuse-payload.ts';
import { amountIn, momentIn, noDate } from './amazon-order.ts';
import { serviceOf } from './read-order.ts';
import { spokenOf } from './spoken-of.ts';

interface EbayMoney {
  readonly value?: string;
  readonly currency?: string;
}

/** An item of an order of eBay's Fulfillment API. */
export interface EbayItem {
  readonly lineItemId: string;
  readonly sku?: string;
  readonly legacyItemId?: string;
  readonly title?: string;
  readonly quantity: number;
  readonly lineItemCost?: EbayMoney;
  readonly discountedLineItemCost?: EbayMoney;
  readonly deliveryCost?: { readonly shippingCost?: EbayMoney };
  readonly taxes?: readonly { readonly amount?: EbayMoney }[];
  readonly ebayCollectAndRemitTaxes?: readonly { readonly amount?: EbayMoney }[];
  readonly lineItemFulfillmentInstructions?: { readonly shipByDate?: string; readonly maxEstimatedDeliveryDate?: string };
}

/** An order of eBay's Fulfillment API, as far as it is read. */
export interface EbayOrder {
  readonly orderId: string;
  readonly creationDate: string;
  readonly lastModifiedDate: string;
  readonly orderFulfillmentStatus: string;
  readonly orderPaymentStatus: string;
  readonly buyer?: { readonly username?: string };
  readonly buyerCheckoutNotes?: string;
  readonly pricingSummary?: { readonly total?: EbayMoney };
  readonly paymentSummary?: { readonly payments?: readonly { readonly paymentDate?: string }[] };
  readonly fulfillmentStartInstructions?: readonly {
    readonly shippingStep?: {
      readonly shippingServiceCode?: string;
      readonly shipTo?: {
        readonly fullName?: string;
        readonly email?: string;
        readonly primaryPhone?: { readonly phoneNumber?: string };
        readonly contactAddress?: {
          readonly addressLine1?: string;
          readonly addressLine2?: string;
          readonly city?: string;
          readonly stateOrProvince?: string;
          readonly postalCode?: string;
          readonly countryCode?: string;
        };
      };
    };
  }[];
  readonly lineItems: readonly EbayItem[];
}

/** [S1g] An order of eBay’s interface. Taxes that eBay collects itself are not in its total, and are left out. */
export function ebayOrder(order: EbayOrder): Result<PlatformOrder> {
  const step = order.fulfillmentStartInstructions?.[0]?.shippingStep;
  const { shipTo = {} } = step ?? {};
  const place = shipTo.contactAddress ?? {};
  const [updatedAt, purchasedAt] = [momentIn(order.lastModifiedDate), momentIn(order.creationDate)];
  if (updatedAt === undefined || purchasedAt === undefined) return refuse(noDate);
  const first = order.lineItems[0]?.lineItemFulfillmentInstructions;
  const total = order.pricingSummary?.total;
  const read: PlatformOrder = {
    orderId: order.orderId,
    updatedAt,
    purchasedAt,
    ...spokenOf({
      paidAt: momentIn(order.paymentSummary?.payments?.[0]?.paymentDate),
      latestShipAt: momentIn(first?.shipByDate),
      promisedBy: momentIn(first?.maxEstimatedDeliveryDate),
      currency: total?.currency,
      note: order.buyerCheckoutNotes,
    }),
    status: order.orderFulfillmentStatus,
    payment: order.orderPaymentStatus,
    fulfilment: 'merchant',
    ...serviceOf(step?.shippingServiceCode ?? ''),
    buyer: spokenOf({ id: order.buyer?.username, name: shipTo.fullName, email: shipTo.email, phone: shipTo.primaryPhone?.phoneNumber }),
    address: spokenOf({
      name: shipTo.fullName,
      line1: place.addressLine1,
      line2: place.addressLine2,
      city: place.city,
      state: place.stateOrProvince,
      postcode: place.postalCode,
      country: place.countryCode,
    }),
    ...(total?.value === undefined ? {} : { total: amountIn(total.value) }),
    lines: order.lineItems.map(ebayLine),
  };
  const refusal = refusePayload(read);
  return refusal ? refuse(refusal) : ok(read);
}

function ebayLine(item: EbayItem): PlatformLine {
  const cost = amountIn(item.lineItemCost?.value);
  const paid = item.discountedLineItemCost?.value === undefined ? cost : amountIn(item.discountedLineItemCost.value);
  return {
    id: item.lineItemId,
    sellerSku: item.sku ?? item.legacyItemId ?? '',
    ...spokenOf({ title: item.title }),
    qty: item.quantity,
    amount: cost,
    discount: subtract(cost, paid),
    shipping: amountIn(item.deliveryCost?.shippingCost?.value),
    tax: (item.taxes ?? []).reduce((sum, { amount }) => add(sum, amountIn(amount?.value)), zero),
  };
}
