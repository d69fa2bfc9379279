import { add, type Decimal, ok, type Refusal, refuse, type Result, typedDecimal, zero } from '@axle/kernel';
import type { PlatformLine, PlatformOrder } from '../intake/platform-order.ts';
import { refusePayload } from '../intake/refuse-payload.ts';
import { serviceOf } from './read-order.ts';
import { spokenOf } from './spoken-of.ts';

interface AmazonMoney {
  readonly Amount?: string;
  readonly CurrencyCode?: string;
}

/** An order of the Selling Partner API, orders v0, as far as it is read. */
export interface AmazonOrder {
  readonly AmazonOrderId: string;
  readonly PurchaseDate: string;
  readonly LastUpdateDate: string;
  readonly OrderStatus: string;
  readonly FulfillmentChannel?: string;
  readonly MarketplaceId?: string;
  readonly ShipServiceLevel?: string;
  readonly OrderTotal?: AmazonMoney;
  readonly LatestShipDate?: string;
  readonly LatestDeliveryDate?: string;
  readonly BuyerInfo?: { readonly BuyerEmail?: string; readonly BuyerName?: string };
  readonly ShippingAddress?: {
    readonly Name?: string;
    readonly AddressLine1?: string;
    readonly AddressLine2?: string;
    readonly AddressLine3?: string;
    readonly City?: string;
    readonly StateOrRegion?: string;
    readonly PostalCode?: string;
    readonly CountryCode?: string;
    readonly Phone?: string;
  };
}

/** An item of an order of the Selling Partner API. */
export interface AmazonItem {
  readonly OrderItemId: string;
  readonly SellerSKU?: string;
  readonly ASIN: string;
  readonly Title?: string;
  readonly QuantityOrdered: number;
  readonly ItemPrice?: AmazonMoney;
  readonly ItemTax?: AmazonMoney;
  readonly ShippingPrice?: AmazonMoney;
  readonly ShippingTax?: AmazonMoney;
  readonly ShippingDiscount?: AmazonMoney;
  readonly PromotionDiscount?: AmazonMoney;
}

/** The number in an amount of an interface; nothing where there is none. */
export const amountIn = (amount: string | number | undefined): Decimal => {
  const read = amount === undefined ? undefined : typedDecimal(String(amount));
  return read?.ok ? read.value : zero;
};

/** A moment of an interface as a UTC text; undefined where it is none. */
export const momentIn = (text: string | undefined): string | undefined => {
  const moment = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
};

/** [S1g] An order of Amazon’s interface with its items. */
export function amazonOrder(order: AmazonOrder, items: readonly AmazonItem[]): Result<PlatformOrder> {
  const { ShippingAddress: to = {}, BuyerInfo: buyer = {} } = order;
  const [updatedAt, purchasedAt] = [momentIn(order.LastUpdateDate), momentIn(order.PurchaseDate)];
  if (updatedAt === undefined || purchasedAt === undefined) return refuse(noDate);
  const read: PlatformOrder = {
    orderId: order.AmazonOrderId,
    updatedAt,
    purchasedAt,
    ...spokenOf({ latestShipAt: momentIn(order.LatestShipDate), promisedBy: momentIn(order.LatestDeliveryDate) }),
    status: order.OrderStatus,
    fulfilment: order.FulfillmentChannel === 'AFN' ? 'platform' : 'merchant',
    ...spokenOf({ marketplace: order.MarketplaceId, currency: order.OrderTotal?.CurrencyCode ?? items[0]?.ItemPrice?.CurrencyCode }),
    ...serviceOf(order.ShipServiceLevel ?? ''),
    buyer: spokenOf({ name: buyer.BuyerName, email: buyer.BuyerEmail, phone: to.Phone }),
    address: spokenOf({
      name: to.Name,
      line1: to.AddressLine1,
      line2: [to.AddressLine2, to.AddressLine3].filter(Boolean).join(', '),
      city: to.City,
      state: to.StateOrRegion,
      postcode: to.PostalCode,
      country: to.CountryCode,
    }),
    ...(order.OrderTotal?.Amount === undefined ? {} : { total: amountIn(order.OrderTotal.Amount) }),
    lines: items.map(amazonLine),
  };
  const refusal = refusePayload(read);
  return refusal ? refuse(refusal) : ok(read);
}

const amazonLine = (item: AmazonItem): PlatformLine => ({
  id: item.OrderItemId,
  sellerSku: item.SellerSKU ?? item.ASIN,
  ...spokenOf({ title: item.Title }),
  qty: item.QuantityOrdered,
  amount: amountIn(item.ItemPrice?.Amount),
  tax: add(amountIn(item.ItemTax?.Amount), amountIn(item.ShippingTax?.Amount)),
  shipping: amountIn(item.ShippingPrice?.Amount),
  discount: add(amountIn(item.PromotionDiscount?.Amount), amountIn(item.ShippingDiscount?.Amount)),
});

/** What an interface sent that has no date. */
export const noDate: Refusal = { code: 'NO_DATE', message: { zh: '缺少日期', en: 'A date is missing' } };
