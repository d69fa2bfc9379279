import type { Decimal, LocalDate } from '@axle/kernel';
import { atOrderRate, inForceStatuses, lineTotals } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { dayOf } from './board-question.ts';

/** A line of an order that was agreed. */
export interface AgreedLine {
  readonly id: number;
  readonly order: number;
  readonly sku: number;
  readonly supplier: number;
  readonly companyEntity: number;
  readonly buyer: number | null;
  /** When the order came into force; null where it never did, or was cancelled. */
  readonly effectiveOn: LocalDate | null;
  readonly isInForce: boolean;
  readonly effQty: number;
  readonly openQty: number;
  readonly inTransitQty: number;
  readonly price: Decimal;
  readonly currency: string;
  readonly taxRate: Decimal | null;
  readonly priceInclTax: boolean;
  readonly gross: Decimal | null;
  readonly grossCny: Decimal | null;
}

/** The lines of some orders that were agreed, or have a day by which they are measured. */
export async function agreedLines(database: Kysely<Tables>, orders: readonly number[]): Promise<readonly AgreedLine[]> {
  const { rows } = await sql<AgreedLine>`
    select l.id, l.record_id as "order", l.sku, o.supplier, o.company_entity as "companyEntity", o.buyer,
      case when o.state <> 'cancelled' then ${dayOf('o.effective_at')} end as "effectiveOn",
      o.effective_at is not null and o.state = any(${[...inForceStatuses]}::text[]) as "isInForce", l.eff_qty as "effQty",
      l.open_qty as "openQty", l.in_transit_qty as "inTransitQty", l.price, o.currency, o.tax_rate as "taxRate",
      o.price_incl_tax as "priceInclTax", o.amount_gross as gross, o.amount_cny as "grossCny"
    from purchase_order_lines l join purchase_order o on o.id = l.record_id
    where l.record_id = any(${orders}::bigint[]) and ((o.effective_at is not null and o.state <> 'cancelled') or l.kpi_date is not null)
    order by l.id`.execute(database);
  return rows;
}

/** [R70] What so many pieces of a line cost without tax: in the currency of their order, and in CNY at its rate where it has one. */
export function netAmounts(line: AgreedLine, qty: number): { readonly net: Decimal; readonly cny: Decimal | undefined } {
  const { currency, taxRate, priceInclTax, price, gross, grossCny } = line;
  const { net } = lineTotals({ qty, price }, { currency, taxRate: taxRate ?? ('0' as Decimal), priceInclTax });
  const rated = { currency, gross: gross ?? ('0' as Decimal), ...(grossCny === null ? {} : { grossCny }) };
  return { net, cny: atOrderRate(net, rated) };
}
