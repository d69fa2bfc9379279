import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderPlatform } from '../intake/platform-order.ts';
import { findLayout } from './find-layout.ts';
import { orderLayouts } from './order-layouts.ts';
import { serviceOf } from './read-order.ts';
import { readOrders } from './read-orders.ts';

/** The rows of a report that is written with a sign between its cells. */
const rowsOf = (text: string, sign: string) => text.split('\n').map(line => line.split(sign));

function read(platform: OrderPlatform, text: string, sign: string) {
  const rows = rowsOf(text, sign);
  const found = findLayout(platform, rows)!;
  const below = rows.slice(found.at + 1).map((cells, index) => ({ row: found.at + index + 2, cells }));
  return { key: found.key, ...readOrders(found.layout, rows[found.at]!, below) };
}

const allOrders = [
  'amazon-order-id\tmerchant-order-id\tpurchase-date\tlast-updated-date\torder-status\tfulfillment-channel\tsales-channel\torder-channel\tship-service-level\tproduct-name\tsku\tasin\titem-status\tquantity\tcurrency\titem-price\titem-tax\tshipping-price\tshipping-tax\tgift-wrap-price\tgift-wrap-tax\titem-promotion-discount\tship-promotion-discount\tship-city\tship-state\tship-postal-code\tship-country\tpromotion-ids',
  '114-1\t\t2026-03-01T18:20:31+00:00\t2026-03-02T08:00:00+00:00\tUnshipped\tMerchant\tAmazon.com\t\tExpedited\tBrake pads\tBP-1\tB01\tUnshipped\t2\tUSD\t60.00\t4.80\t5.00\t0.40\t\t\t6.00\t\tReno\tNV\t89501\tUS\t',
  '114-1\t\t2026-03-01T18:20:31+00:00\t2026-03-02T08:00:00+00:00\tUnshipped\tMerchant\tAmazon.com\t\tExpedited\tRotor\tRT-9\tB02\tUnshipped\t1\tUSD\t40.00\t3.20\t\t\t\t\t\t\tReno\tNV\t89501\tUS\t',
  '114-2\t\t2026-03-01T18:20:31+00:00\t2026-03-02T08:00:00+00:00\tCancelled\tAmazon\tAmazon.com\t\tStandard\tRotor\tRT-9\tB02\tCancelled\t0\t\t\t\t\t\t\t\t\t\tReno\tNV\t89501\tUS\t',
].join('\n');

describe('[S1e] the all-orders report of Amazon', () => {
  const { key, orders, refused } = read('amazon', allOrders, '\t');

  it('has the lines of an order in several rows, amounts of the whole line, and no ids of lines', () => {
    expect(key).toBe('amazonAllOrders');
    expect(refused).toEqual([]);
    expect(orders[0]).toEqual({
      orderId: '114-1',
      purchasedAt: '2026-03-01T18:20:31.000Z',
      updatedAt: '2026-03-02T08:00:00.000Z',
      status: 'Unshipped',
      fulfilment: 'merchant',
      currency: 'USD',
      marketplace: 'Amazon.com',
      service: 'expedited',
      buyer: {},
      address: { city: 'Reno', state: 'NV', postcode: '89501', country: 'US' },
      lines: [
        { sellerSku: 'BP-1', title: 'Brake pads', qty: 2, amount: '60', discount: '6', tax: '5.2', shipping: '5' },
        { sellerSku: 'RT-9', title: 'Rotor', qty: 1, amount: '40', tax: '3.2' },
      ],
    });
  });

  it('has orders that Amazon ships, and cancelled lines of which nothing is ordered', () => {
    expect(orders[1]).toMatchObject({ status: 'Cancelled', fulfilment: 'platform', lines: [{ qty: 0, amount: '0' }] });
  });
});

const recipients = [
  'order-id\torder-item-id\tpurchase-date\tpayments-date\tbuyer-email\tbuyer-name\tbuyer-phone-number\tsku\tproduct-name\tquantity-purchased\tcurrency\titem-price\titem-tax\tshipping-price\tshipping-tax\tship-service-level\trecipient-name\tship-address-1\tship-address-2\tship-address-3\tship-city\tship-state\tship-postal-code\tship-country\tship-phone-number\tdelivery-start-date\tdelivery-end-date\tdelivery-time-zone\tdelivery-Instructions\tsales-channel\tearliest-ship-date\tlatest-ship-date',
  '114-1\t55511\t2026-03-01T10:20:31-08:00\t2026-03-01T10:50:49-08:00\ta@marketplace.amazon.com\tAnn Lee\t555-123-4567\tBP-1\tBrake pads\t2\tUSD\t60.00\t4.80\t5.00\t0.40\tExpedited\tAnn Lee\t1 Main St\tApt 2\tFloor 3\tReno\tNV\t89501\tUS\t555-123-4567\t\t\t\tRing twice\tAmazon.com\t2026-03-02T00:00:00-08:00\t2026-03-03T23:59:59-08:00',
].join('\n');

it('[S1e] the order report of Amazon has recipients and ids of lines, and only orders to ship', () => {
  const { key, orders } = read('amazon', recipients, '\t');
  expect(key).toBe('amazonOrders');
  expect(orders[0]).toMatchObject({
    status: 'Unshipped',
    paidAt: '2026-03-01T18:50:49.000Z',
    latestShipAt: '2026-03-04T07:59:59.000Z',
    note: 'Ring twice',
    buyer: { name: 'Ann Lee', email: 'a@marketplace.amazon.com', phone: '555-123-4567' },
    address: { name: 'Ann Lee', line1: '1 Main St', line2: 'Apt 2, Floor 3' },
    lines: [{ id: '55511', tax: '5.2' }],
  });
  expect(orders[0]).not.toHaveProperty('updatedAt');
});

const ebayHead =
  'Sales Record Number,Order Number,Buyer Username,Buyer Name,Buyer Email,Buyer Note,Ship To Name,Ship To Phone,Ship To Address 1,Ship To Address 2,Ship To City,Ship To State,Ship To Zip,Ship To Country,Item Number,Item Title,Custom Label,Quantity,Sold For,Shipping And Handling,Seller Collected Tax,eBay Collected Tax,Total Price,eBay Collected Tax and Fees Included in Total,Sale Date,Paid On Date,Ship By Date,Shipped On Date,Shipping Service,Transaction ID';
const ebayRow = (no: string, buyer: string, item: string, money: string, days: string) => `${no},${buyer},${item},${money},${days}`;
const ann = 'ann_99,Ann Lee,ann@example.com,,Ann Lee,+1 555,1 Main St,,Reno,NV,89501,United States';

it('[S1e] the orders report of eBay: a first empty row, a row for what items have in common, foot rows that are none', () => {
  const { orders, refused } = read(
    'ebay',
    [
      '',
      ebayHead,
      ebayRow('1,12-1', ann, '300,Pads,BP-1,2', '$30.00,$5.00,$0.00,$5.20,$70.20,Yes', 'Mar-02-26,Mar-02-26,Mar-04-26,,USPS Ground,T1'),
      ebayRow('2,12-2', ann, ',,,3', ',$9.00,$0.00,$0.00,$109.00,No', 'Mar-02-26,,Mar-04-26,,USPS Ground,'),
      ebayRow('2,12-2', ',,,,,,,,,,,', '301,Rotor,RT-9,1', '$40.00,$9.00,,,,', 'Mar-02-26,,,,,T2'),
      ebayRow('2,12-2', ',,,,,,,,,,,', '302,Pads,BP-1,2', '$30.00,$0.00,,,,', 'Mar-02-26,,,,,T3'),
      '2,record(s) downloaded',
      'Seller ID : axle',
    ].join('\n'),
    ',',
  );
  expect(refused).toEqual([]);
  expect(orders[0]).toMatchObject({
    status: 'NOT_STARTED',
    payment: 'PAID',
    currency: 'USD',
    total: '70.2',
    purchasedAt: '2026-03-02T08:00:00.000Z',
    buyer: { id: 'ann_99' },
    lines: [{ id: 'T1', sellerSku: 'BP-1', qty: 2, amount: '60', shipping: '5', tax: '5.2' }],
  });
  expect(orders[1]).toMatchObject({ payment: 'PENDING', shipping: '9', total: '109', address: { line1: '1 Main St' } });
  expect(orders[1]!.lines.map(({ id, amount }) => [id, amount])).toEqual([
    ['T2', '40'],
    ['T3', '60'],
  ]);
});

const walmartHead =
  'PO#|Order#|Order Date|Ship By|Delivery Date|Customer Name|Customer Shipping Address|Customer Phone Number|Ship to Address 1|Ship to Address 2|City|State|Zip|Segment|FLIDS|Line#|UPC|Status|Item Description|Shipping Method|Shipping Tier|Shipping SLA|Shipping Config SOurce|Qty|SKU|Item Cost|Shipping Cost|Tax|Fulfillment Entity';
const walmartRow = (line: string, status: string, qty: string, entity = 'Seller Fulfilled') =>
  `108-1|200-1|2026-03-01|2026-03-03|2026-03-07|Ann Lee|1 Main St, Reno, NV 89501|555|1 Main St||Reno|NV|89501|Consumer|F|${line}|1|${status}|Pads|Standard|STANDARD|2|SKU|${qty}|BP-1|30.00|0|2.40|${entity}`;

it('[S1e] the PO export of Walmart, and a bad row that fails its whole order while others go on', () => {
  const { orders, refused } = read(
    'walmart',
    [walmartHead, walmartRow('1', 'Acknowledged', '2'), walmartRow('2', 'Acknowledged', '1')].join('\n'),
    '|',
  );
  expect(refused).toEqual([]);
  expect(orders[0]).toMatchObject({
    orderId: '108-1',
    currency: 'USD',
    status: 'Acknowledged',
    address: { country: 'US' },
    lines: [
      { id: '1', amount: '60', tax: '2.4' },
      { id: '2', amount: '30' },
    ],
  });
  const bad = read(
    'walmart',
    [
      walmartHead,
      walmartRow('1', 'Created', '2'),
      walmartRow('2', 'Created', 'two'),
      walmartRow('1', 'Created', '1').replace('108-1', '108-2'),
    ].join('\n'),
    '|',
  );
  expect(bad.orders.map(({ orderId }) => orderId)).toEqual(['108-2']);
  expect(bad.refused).toMatchObject([{ orderId: '108-1', refusal: { code: 'NOT_A_NUMBER' }, rows: [{ row: 2 }, { row: 3 }] }]);
});

it('[S1e] the order file of PartsGeek names the car, and its times are those of New York', () => {
  const { orders } = read(
    'partsgeek',
    'Order ID;Order Date;Status;Line;Part Number;Description;Quantity;Unit Price;Shipping;Tax;Ship Name;Ship Address 1;Ship City;Ship State;Ship Zip;Vehicle\nPG1;03/02/2026 14:30;New;1;BP-1;Pads;1;30;5;0;Ann Lee;1 Main St;Reno;NV;89501;2015 Honda Civic',
    ';',
  );
  expect(orders[0]).toMatchObject({ purchasedAt: '2026-03-02T19:30:00.000Z', status: 'New', lines: [{ vehicle: '2015 Honda Civic' }] });
});

it('[S1e] a file of another platform is not taken for one', () => {
  expect(findLayout('ebay', rowsOf(allOrders, '\t'))).toBeUndefined();
});

it('[S1e] the service follows from the name that the platform gives it', () => {
  expect(
    ['Expedited', 'NextDay', 'Std US D2D Dom', 'LTL freight', 'UPS 2nd Day', 'Second Day'].map(name => serviceOf(name).service),
  ).toEqual(['expedited', 'nextDay', 'standard', 'freight', 'standard', 'expedited']);
});

it('[S1d, S1e] an address with emoji and 300 characters is read as it is, a longer one fails its order', () => {
  const of = (line1: string) =>
    read('partsgeek', `Order ID;Order Date;Part Number;Quantity;Unit Price;Ship Address 1\nPG1;03/02/2026;BP-1;1;30;${line1}`, ';');
  const long = `🚗${'x'.repeat(299)}`;
  expect(of(long).orders[0]?.address.line1).toBe(long);
  expect(of(`${long}x`).refused).toMatchObject([{ refusal: { code: 'TOO_LONG' } }]);
});

it('[S1e] no order is lost and none is made up, whatever stands in the cells', () => {
  const heading = Object.values(orderLayouts.partsgeekOrders.columns);
  const cell = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('PG1', 'PG2', '2026-03-02', '1', '30.00', 'BP-1'));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: heading.length, maxLength: heading.length }), { maxLength: 8 }), cells => {
      const rows = cells.map((row, at) => ({ row: at + 2, cells: row }));
      const { orders, refused } = readOrders(orderLayouts.partsgeekOrders, heading, rows);
      const filled = rows.filter(row => row.cells.filter(one => one.trim() !== '').length >= 4);
      const numbers = new Set(filled.map(row => row.cells[0]!.trim()));
      expect(new Set([...orders, ...refused].map(({ orderId }) => orderId))).toEqual(numbers);
      expect(orders.length + refused.length).toBe(numbers.size);
    }),
  );
});
