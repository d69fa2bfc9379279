import { expect, it } from 'vitest';
import { amountsAgree, orderAmounts } from '../intake/check-amounts.ts';
import { type AmazonItem, type AmazonOrder, amazonOrder } from './amazon-order.ts';
import { ebayOrder, type EbayOrder } from './ebay-order.ts';
import { walmartOrder, type WalmartOrder } from './walmart-order.ts';

const value = (order: ReturnType<typeof amazonOrder>) => {
  if (!order.ok) throw new Error(order.refusal.code);
  return order.value;
};
const usd = (amount: string) => ({ Amount: amount, CurrencyCode: 'USD' });

const amazon: AmazonOrder = {
  AmazonOrderId: '902-1',
  PurchaseDate: '2026-03-01T10:00:00Z',
  LastUpdateDate: '2026-03-02T10:00:00Z',
  OrderStatus: 'Unshipped',
  FulfillmentChannel: 'MFN',
  MarketplaceId: 'ATVPDKIKX0DER',
  ShipServiceLevel: 'Std US D2D Dom',
  OrderTotal: usd('69.20'),
  LatestShipDate: '2026-03-03T07:59:59Z',
  ShippingAddress: {
    Name: 'Ann Lee',
    AddressLine1: '1 Main St',
    City: 'Reno',
    StateOrRegion: 'NV',
    PostalCode: '89501',
    CountryCode: 'US',
  },
};
const item: AmazonItem = {
  OrderItemId: '5',
  SellerSKU: 'BP-1',
  ASIN: 'B01',
  QuantityOrdered: 2,
  ItemPrice: usd('60.00'),
  ItemTax: usd('4.80'),
  ShippingPrice: usd('5.00'),
  ShippingTax: usd('0.40'),
  PromotionDiscount: usd('1.00'),
};

it('[S1g] an order of Amazon with its items', () => {
  const order = value(amazonOrder(amazon, [item]));
  expect(order).toMatchObject({
    orderId: '902-1',
    fulfilment: 'merchant',
    marketplace: 'ATVPDKIKX0DER',
    currency: 'USD',
    service: 'standard',
    address: { line1: '1 Main St', state: 'NV' },
    lines: [{ id: '5', sellerSku: 'BP-1', qty: 2, amount: '60', tax: '5.2', shipping: '5', discount: '1' }],
  });
  expect(amountsAgree(orderAmounts(order))).toBe(true);
  expect(amazonOrder({ ...amazon, LastUpdateDate: 'soon' }, [item])).toMatchObject({ ok: false, refusal: { code: 'NO_DATE' } });
});

const ebay: EbayOrder = {
  orderId: '12-1',
  creationDate: '2026-03-01T10:00:00.000Z',
  lastModifiedDate: '2026-03-01T11:00:00.000Z',
  orderFulfillmentStatus: 'NOT_STARTED',
  orderPaymentStatus: 'PAID',
  buyer: { username: 'ann_99' },
  pricingSummary: { total: { value: '59.00', currency: 'USD' } },
  fulfillmentStartInstructions: [
    { shippingStep: { shipTo: { fullName: 'Ann Lee', contactAddress: { addressLine1: '1 Main St', city: 'Reno', countryCode: 'US' } } } },
  ],
  lineItems: [
    {
      lineItemId: 'L1',
      sku: 'BP-1',
      quantity: 2,
      lineItemCost: { value: '60.00' },
      discountedLineItemCost: { value: '54.00' },
      deliveryCost: { shippingCost: { value: '5.00' } },
      ebayCollectAndRemitTaxes: [{ amount: { value: '4.80' } }],
    },
  ],
};

it('[S1g] an order of eBay: tax that eBay collects is in none of its amounts', () => {
  const order = value(ebayOrder(ebay));
  expect(order).toMatchObject({
    payment: 'PAID',
    buyer: { id: 'ann_99' },
    lines: [{ amount: '60', discount: '6', shipping: '5', tax: '0' }],
  });
  expect(amountsAgree(orderAmounts(order))).toBe(true);
});

const walmart = (...statuses: readonly string[]): WalmartOrder => ({
  purchaseOrderId: '108-1',
  orderDate: Date.parse('2026-03-01T10:00:00Z'),
  shippingInfo: { methodCode: 'Standard', postalAddress: { name: 'Ann Lee', address1: '1 Main St', city: 'Reno', country: 'USA' } },
  orderLines: {
    orderLine: statuses.map((status, at) => ({
      lineNumber: String(at + 1),
      item: { sku: 'BP-1' },
      orderLineQuantity: { amount: '1' },
      charges: { charge: [{ chargeType: 'PRODUCT', chargeAmount: { currency: 'USD', amount: 30 }, tax: { taxAmount: { amount: 2.4 } } }] },
      statusDate: Date.parse('2026-03-02T10:00:00Z'),
      orderLineStatuses: { orderLineStatus: [{ status }] },
    })),
  },
});

it('[S1g] a purchase order of Walmart is as far as its last open line', () => {
  expect(value(walmartOrder(walmart('Acknowledged', 'Cancelled')))).toMatchObject({
    status: 'Acknowledged',
    updatedAt: '2026-03-02T10:00:00.000Z',
    lines: [{ amount: '30', tax: '2.4' }, { cancelledQty: 1 }],
  });
  const statusOf = (...statuses: readonly string[]) => value(walmartOrder(walmart(...statuses))).status;
  expect([statusOf('Shipped', 'Created'), statusOf('Delivered', 'Shipped'), statusOf('Cancelled'), statusOf('Lost', 'Shipped')]).toEqual([
    'Created',
    'Shipped',
    'Cancelled',
    'Lost',
  ]);
});
