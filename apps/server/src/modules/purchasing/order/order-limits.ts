import type { OrderSteps } from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { isBoughtNoMore } from './closed-articles.ts';
import type { SupplierOffer } from '../supplier-sku/offers.ts';

/** In what portions a SKU is bought, how long it takes, and whether it is bought no more. */
export interface OrderLimits extends Required<OrderSteps> {
  readonly leadDays: number;
  readonly isClosed: boolean;
}

/** The limits of SKUs: those of the supplier's article where there is one, else those of the SKU itself. */
export async function orderLimits(
  database: Kysely<Tables>,
  skus: readonly number[],
): Promise<(sku: number, offer: SupplierOffer | undefined) => OrderLimits> {
  const rows =
    skus.length === 0
      ? []
      : await database
          .selectFrom('sku')
          .select(['id', 'moq', 'order_multiple', 'lead_days', 'sales_status'])
          .where('id', 'in', skus)
          .execute();
  const byId = new Map(rows.map(row => [row.id, row]));
  return (sku, offer) => {
    const own = byId.get(sku);
    return {
      moq: offer?.moq ?? own?.moq ?? 1,
      cartonQty: offer?.cartonQty ?? 1,
      multiple: offer?.multiple ?? own?.order_multiple ?? 1,
      leadDays: offer?.leadDays ?? own?.lead_days ?? 0,
      isClosed: isBoughtNoMore(own?.sales_status),
    };
  };
}
