import type { OrderTolerances } from '../../inventory/receipt/order-tolerances.ts';

/** [R8] What may come beyond orders, in percent of their lines. */
export const ownTolerances: OrderTolerances = async (transaction, orderNos) => {
  if (orderNos.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('purchase_order')
    .select(['order_no', 'over_tol_pct'])
    .where('order_no', 'in', [...orderNos])
    .execute();
  return new Map(rows.map(({ order_no, over_tol_pct }) => [order_no, Number(over_tol_pct)]));
};
