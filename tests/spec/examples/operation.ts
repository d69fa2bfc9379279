import { type Examples, shown } from './example.ts';

const rule = (file: string) => `packages/operation/src/${file}.test.ts`;
const server = (file: string) => `apps/server/src/modules/operation/${file}.test.ts`;

/** Worked examples of operations. */
export const operation: Examples = {
  partsGeek: shown(
    'ab-12 34 and AB1234 are one listing; 50.00 with a floor of 53.47 is refused; a second feed without changes is refused',
    [rule('feed/feeds'), 'ab-12 34 and AB1234 of one brand are the same listing'],
    [server('feed/parts-geek'), 'part numbers ab-12 34 and AB1234 of one brand are the same listing'],
    [server('feed/parts-geek'), '50.00 with a floor of 53.47 is refused without belowFloor'],
    [server('feed/order-exchange'), 'an order file of PartsGeek is processed like any other'],
    [server('feed/order-exchange'), 'tracking numbers that PartsGeek does not have yet are written in its layout'],
    [server('feed/parts-geek'), 'after a feed of changes with 3 of them an immediate second one is refused'],
  ),
  orderProfit: shown(
    '84.99 → 44.97 → 32.82 → 26.07 and 30.67 %; a courier bill of 10.35 leaves 25.57 and the basis partial; a late bill counts in the next open month',
    [rule('profit/order-profit'), '84.99 come to 44.97, 32.82 and 26.07, a margin of 30.67 %'],
    [rule('profit/order-profit'), 'a courier bill of 10.35 for an estimate of 9.85 leaves 25.57'],
    [rule('profit/order-profit'), '7.99 over 59.98, 24.50 and 12.00 are 4.97, 2.03 and 0.99'],
    [server('profit/order-profit'), 'a carrier bill of 10.35 replaces the last mile and nothing else'],
    [server('profit/order-profit'), 'a settlement that does not add up is refused with the difference'],
    [server('profit/order-profit'), 'a locked month stays, and a later bill counts in the next open one'],
  ),
  operationListing: shown(
    '60.00 → 70.00 asks for approval alone, → 75.00 has to be confirmed, → 53.46 with a floor of 53.47 is refused',
    [rule('price/prices'), '60.00 → 70.00 holds, → 75.00 has to be confirmed'],
    [server('price/price-changes'), '60.00 → 70.00 needs approval and no confirm'],
  ),
  operationDistribution: shown(
    '10 stores, listed in 6 and forbidden in 2, are 75.0 % covered',
    [rule('distribution/distribution'), '10 stores, listed in 6 and forbidden in 2, is 75.0 %'],
    [server('distribution/distribution'), '10 stores, the SKU listed in 6 and forbidden in 2'],
    [server('distribution/matrix'), 'its row says 75.0 %, and the columns say what they hold'],
    [server('distribution/matrix'), 'creates the PT SKU of a cell and maps it, once'],
    [server('distribution/blockers'), 'a task in Germany loses its blockers with a certificate of the SKU and a trademark'],
  ),
  salesStatistics: shown(
    '128 units against 112 are +14.29 %, against nothing there is no change; totals are the order lines of the same filter, by hour and in a pivot too',
    [rule('sales/sales'), '128 against 112 are +14.29 %, and nothing before leaves it open'],
    [server('sales/sales-days'), '128 units against 112 are +14.29 %; against nothing there is no change'],
    [server('sales/sales-days'), 'the facts of the demo are the sums of the order lines that sell something'],
    [server('sales/sales-days'), 'the hours of a day are those of its orders by the clock of the site, and sum to the day'],
    [server('sales/sales-days'), 'a pivot comes to the total of the ranking, by whatever two dimensions'],
    [rule('sales/pivot'), '10 units for 100 and 30 units for 150 have a price of 6.25'],
    [rule('sales/conversion'), '24 units of 300 sessions and 6 of 100 are 7.5 %, not the mean of 8 % and 6 %'],
    [server('sales/traffic'), 'the report of a day that is taken again replaces what it said: 24 units of 300 sessions are 8 %'],
  ),
  skuProfit: shown(
    'net sales of 1,000 and 200 with profits of 100 and −50 have a margin of 4.17 %; the months of SKUs come to the profit of the orders',
    [rule('profit/sku-profit'), 'net sales of 1,000 and 200 with profits of 100 and −50 are 4.17 %'],
    [server('profit/sku-profit'), 'the months of SKUs come to the profit of the orders, item by item and to the cent'],
    [server('profit/sku-profit'), 'the margin of a summary comes from its sums'],
    [rule('profit/unit-margin'), '3 pieces that earned 100 and one that lost 20 earn 20 each'],
    [server('profit/sku-profit'), 'published margins are the profit of the last 90 days by piece'],
    [rule('profit/share-ads'), '10.00 for a SKU of which two orders sold 1 and 2 that day are 3.33 and 6.67'],
    [server('profit/sku-profit'), 'ad spend replaces the estimate, shared by the units of its day'],
  ),
  operationInventory: shown(
    'available 37, buffer 5, share 50 %, cap 20 → 16 published; a reservation of 10 republishes 11',
    [rule('listing/listings'), 'of 37 with a buffer of 5, half of the rest and at most 20 is 16'],
    [server('stock/sellable'), 'available 37, buffer 5, share 50 %, cap 20 → 16 published; a reservation of 10 republishes 11'],
    [server('stock/sellable'), 'the preview shows the old and the new quantity of each listing before they are published'],
    [server('stock/sellable'), 'before it runs, publishing says of each ticked listing what becomes of it'],
  ),
  multiWarehouse: shown(
    '10 a week each, safety stock 20, A 200, B 20, cartons of 12: A gives 120, B lacks 40, and 48 move in 4 cartons',
    [rule('stock/rebalance'), '10 a week each, safety stock 20, A 200 and B 20 in cartons of 12'],
    [server('stock/spread'), 'A 200 and B 20 at 10 a week in cartons of 12: 48 move in 4 cartons'],
    [rule('stock/transfer-worth'), '9.40 a unit is cheaper than air at 42.00, and than a margin of 18.30'],
    [rule('stock/split-demand'), 'configured 60 : 40, 300 ordered near the first, 500 near the second and 200 near both: 420 and 580'],
    [server('stock/demand-split'), '60 : 40 configured, 3 units to California and 7 to New York: 30 : 70'],
  ),
  operationReturn: shown(
    '3 shipped, RMA 2, received 2 graded A 1 / D 1 → +1 sellable, 1 scrap; paid 90.00, refunded 30.00 → at most 60.00; 14 of 412 are 3.40 %',
    [rule('return/returns'), '3 shipped, 2 authorised: one more can be returned, two cannot'],
    [rule('return/returns'), 'paid 90.00 and refunded 30.00: the next refund is bounded by 60.00'],
    [rule('return/returns'), '14 returns of 412 shipped are 3.40 %'],
    [server('return/returns'), '3 shipped, 2 returned and graded A 1 and D 1: one more can be sold and one is scrapped'],
    [server('return/returns'), 'paid 90.00 and refunded 30.00: the next refund is bounded by 60.00'],
    [server('return/returns'), 'one return is refunded in parts, each standing once in its refunds and in the profit'],
  ),
};
