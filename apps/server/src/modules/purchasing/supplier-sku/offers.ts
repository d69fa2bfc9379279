import type { Decimal, LocalDate } from '@axle/kernel';
import type { Offer } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What an article of a supplier is bought by. */
export interface SupplierOffer extends Offer {
  readonly id: number;
  readonly supplier: number;
  readonly sku: number;
  readonly supplierItemNo: string;
  readonly state: string;
  readonly currency: string;
  readonly priceInclTax: boolean;
  readonly moq: number;
  readonly cartonQty: number;
  readonly multiple: number;
  readonly leadDays: number | null;
}

interface StoredBreak {
  readonly minQty: number;
  readonly price: string;
  readonly from: LocalDate;
  readonly to: LocalDate | null;
}

/** The articles of SKUs with their prices, of all suppliers or of some, those in use before those on trial; stopped ones are none. */
export async function offersOf(
  database: Kysely<Tables>,
  skus: readonly number[],
  suppliers?: readonly number[],
): Promise<readonly SupplierOffer[]> {
  if (skus.length === 0 || suppliers?.length === 0) return [];
  const ofSuppliers = suppliers ? sql`and s.supplier = any(${suppliers}::bigint[])` : sql``;
  const { rows } = await sql<Omit<SupplierOffer, 'breaks'> & { readonly stored: readonly StoredBreak[] | null }>`
    select s.id, s.supplier, s.sku, s.supplier_item_no as "supplierItemNo", s.state, s.currency, s.price_incl_tax as "priceInclTax",
      s.moq, s.carton_qty as "cartonQty", s.order_multiple as multiple, s.lead_days as "leadDays",
      (select json_agg(json_build_object('minQty', b.min_qty, 'price', trim_scale(b.price)::text, 'from', b.valid_from, 'to', b.valid_to)
        order by b.min_qty, b.valid_from) from supplier_sku_breaks b where b.record_id = s.id) as stored
    from supplier_sku s
    where s.sku = any(${skus}::bigint[]) and s.state <> 'stopped' ${ofSuppliers}
    order by array_position(array['active', 'trial', 'paused'], s.state), s.is_primary desc, s.id`.execute(database);
  return rows.map(({ stored, ...offer }) => ({
    ...offer,
    breaks: (stored ?? []).map(({ minQty, price, from, to }) => ({
      minQty,
      price: price as Decimal,
      from,
      ...(to === null ? {} : { to }),
    })),
  }));
}
