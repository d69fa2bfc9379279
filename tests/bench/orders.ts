import { fillOrders } from './fill-orders.ts';
import { type AskedOfLists, listFigures } from './list-figures.ts';
import { type Figure, medianOf, milliseconds, timed } from './table.ts';
import { withServer } from './with-server.ts';

const size = 1_000_000;

/** What people ask of the three long lists of purchasing: in their order, by supplier, by SKU, by number, and far down. */
const cases: AskedOfLists = {
  purchaseOrder: {
    'default order': { filters: [], sort: [{ field: 'createdAt', descending: true }] },
    'one supplier': { filters: [{ field: 'supplier', op: 'in', value: [6] }], sort: [{ field: 'createdAt', descending: true }] },
    'one SKU': { filters: [{ field: 'skus', op: 'in', value: ['BRP-10005'] }], sort: [{ field: 'createdAt', descending: true }] },
    'a jump to row 100,000': { filters: [], sort: [{ field: 'createdAt', descending: true }], offset: 100_000 },
  },
  purchaseOrderList: {
    'default order': { filters: [], sort: [{ field: 'effectiveAt', descending: true }] },
    'one supplier': { filters: [{ field: 'supplier', op: 'in', value: [6] }], sort: [{ field: 'effectiveAt', descending: true }] },
    'one SKU': { filters: [{ field: 'sku', op: 'in', value: [101] }], sort: [{ field: 'effectiveAt', descending: true }] },
  },
  ledgerEntries: {
    'default order': { filters: [], sort: [{ field: 'accountDate', descending: true }] },
    'one supplier': { filters: [{ field: 'supplier', op: 'in', value: [6] }], sort: [{ field: 'accountDate' }] },
  },
  ledgerCenter: { 'default order': { filters: [], sort: [{ field: 'netOwed', descending: true }] } },
};

/** Lists of purchasing at 1,000,000 rows against one pass over their table, which no list may come near. */
export async function orders(): Promise<readonly Figure[]> {
  return withServer(async ({ pool }) => {
    const filled = await timed(() => fillOrders(pool, size));
    const pass = await medianOf(3, () => pool.query('select count(*) from purchase_order_lines where amount > 0'), 1);
    const figures: readonly Figure[] = [
      { what: `${size.toLocaleString('en-US')} orders, lines and ledger entries made`, ours: milliseconds(filled) },
      { what: 'the measure: all lines passed over once', ours: milliseconds(pass) },
    ];
    return [...figures, ...(await listFigures(pool, cases, pass))];
  });
}
