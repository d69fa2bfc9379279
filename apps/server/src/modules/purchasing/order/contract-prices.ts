import type { Decimal, LocalDate } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { PriceBreak } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { idsIn } from './supplier-terms.ts';

/** The prices that the contract of an order sets for a SKU; none where it names no contract, or none in force with its supplier. */
export type ContractPricesFor = (order: RecordValues, sku: unknown) => readonly PriceBreak[];

interface StoredPrice {
  readonly contract: number;
  readonly supplier: number;
  readonly currency: string;
  readonly sku: number;
  readonly minQty: number;
  readonly price: Decimal;
  readonly from: LocalDate;
  readonly to: LocalDate | null;
}

/** The prices of the contracts that orders name: they include tax, and are of the contract's supplier and currency alone. */
export async function contractPrices(database: Kysely<Tables>, orders: readonly RecordValues[]): Promise<ContractPricesFor> {
  const contracts = idsIn(orders.map(({ contract }) => contract));
  if (contracts.length === 0) return () => [];
  const { rows } = await sql<StoredPrice>`
    select c.id as contract, c.supplier, c.currency, p.sku, p.min_qty as "minQty", trim_scale(p.price)::text as price,
      c.start_date::text as "from", c.end_date::text as "to"
    from contract_prices p join contract c on c.id = p.record_id
    where c.id = any(${contracts}::bigint[]) and c.state in ('effective', 'expiring') order by p.line_no`.execute(database);
  const stored = Map.groupBy(rows, ({ contract, sku }) => `${contract} ${sku}`);
  return ({ contract, supplier, currency, priceInclTax }, sku) =>
    (priceInclTax === false ? [] : (stored.get(`${String(contract)} ${String(sku)}`) ?? []))
      .filter(one => one.supplier === supplier && one.currency === currency)
      .map(({ minQty, price, from, to }) => ({ minQty, price, from, ...(to === null ? {} : { to }) }));
}
