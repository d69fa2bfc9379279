import { profitAmounts } from './profit-fields.ts';

/** Amounts of profits outside the page of orders: closed there, an amount is closed here too. */
export const seenWithOrders = Object.fromEntries(
  Object.entries(profitAmounts).map(([key, field]) => [key, { ...field, seenWith: { page: 'orderProfit', field: key } }]),
) as unknown as typeof profitAmounts;
