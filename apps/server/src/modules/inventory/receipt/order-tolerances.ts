import { usualOverTolerance } from '@axle/inventory';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { extensionPoint } from '../../../platform/registry/extension-point.ts';
import type { Registry } from '../../../platform/registry/registry.ts';

/** The over-tolerances of orders, in percent, by their numbers; those that are not known are left out. */
export type OrderTolerances = (transaction: Kysely<Tables>, orderNos: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** Who keeps orders says what may come beyond them: under `purchaseOrder`. */
export const orderTolerances = extensionPoint<OrderTolerances>('over-tolerance of orders');

/** [R8] The over-tolerance of lines of receipts in percent, by the numbers of their orders: an order's own one where it is known. */
export async function overTolerances(
  transaction: Kysely<Tables>,
  registry: Registry,
  orderNos: readonly string[],
): Promise<(orderNo: string) => number> {
  const known = await registry.part(orderTolerances, 'purchaseOrder')?.(transaction, [...new Set(orderNos)]);
  return orderNo => known?.get(orderNo) ?? usualOverTolerance(orderNo);
}
