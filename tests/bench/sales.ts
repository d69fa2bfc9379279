import { fillSales } from './fill-sales.ts';
import { type AskedOfLists, listFigures } from './list-figures.ts';
import { type Figure, medianOf, milliseconds, timed } from './table.ts';
import { withServer } from './with-server.ts';

const size = 1_000_000;
const byDue = [{ field: 'dueAt' }, { field: 'purchaseAt', descending: true }];
const latest = [{ field: 'purchaseAt', descending: true }];

/** What people ask of the lists of orders and profits: in their order, by tab, store, article, buyer, clock and number, and far down. */
const cases: AskedOfLists = {
  orderList: {
    'default order': { filters: [], sort: byDue },
    'to review': { filters: [{ field: 'status', op: 'in', value: ['pendingReview'] }], sort: byDue },
    shipped: { filters: [{ field: 'status', op: 'in', value: ['shipped', 'delivered'] }], sort: byDue },
    'one SKU': { filters: [{ field: 'skus', op: 'in', value: ['BRP-10005'] }], sort: latest },
    'less than 12 hours left': { filters: [{ field: 'hoursLeft', op: 'lt', value: 12 }], sort: byDue },
    'of several lines': { filters: [{ field: 'multiLine', op: 'eq', value: true }], sort: latest },
    'a jump to row 100,000': { filters: [], sort: latest, offset: 100_000 },
  },
  orderProfit: {
    'default order': { filters: [], sort: latest },
    'at a loss': { filters: [{ field: 'profit', op: 'lt', value: '0' }], sort: latest },
    'one SKU': { filters: [{ field: 'skus', op: 'in', value: ['BRP-10005'] }], sort: latest },
  },
  orderProfitLine: { 'default order': { filters: [], sort: latest } },
};

/** Lists of sales at 1,000,000 orders against one pass over their lines, which no list may come near. */
export async function sales(): Promise<readonly Figure[]> {
  return withServer(async ({ pool }) => {
    const filled = await timed(() => fillSales(pool, size));
    const pass = await medianOf(3, () => pool.query('select count(*) from sales_order_lines where line_total > 0'), 1);
    return [
      { what: `${size.toLocaleString('en-US')} orders with lines, pieces and profits made`, ours: milliseconds(filled) },
      { what: 'the measure: all lines passed over once', ours: milliseconds(pass) },
      ...(await listFigures(pool, cases, pass)),
    ];
  });
}
