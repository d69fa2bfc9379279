import type { Decimal, LocalDate } from '@axle/kernel';
import { agreedStatuses } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PriceQuestion } from './order-offers.ts';

/** What a SKU was bought at once. */
export interface AgreedPrice extends PriceQuestion {
  readonly price: Decimal;
  readonly qty: number;
  readonly orderNo: string;
  readonly day: LocalDate;
}

const nameOf = ({ supplier, currency, priceInclTax, sku }: PriceQuestion): string => `${supplier} ${currency} ${priceInclTax} ${sku}`;

/** The prices last agreed with suppliers, the latest first, at most so many of a question; those of samples and replacements are none. */
export async function lastPrices(
  database: Kysely<Tables>,
  questions: readonly PriceQuestion[],
  most = 1,
): Promise<(question: PriceQuestion) => readonly AgreedPrice[]> {
  if (questions.length === 0) return () => [];
  const skus = [...new Set(questions.map(({ sku }) => sku))];
  const suppliers = [...new Set(questions.map(({ supplier }) => supplier))];
  const { rows } = await sql<AgreedPrice>`
    select supplier, currency, "priceInclTax", sku, price, qty, "orderNo", day::text as day from (
      select o.supplier, o.currency, o.price_incl_tax as "priceInclTax", l.sku, l.price, l.qty, o.order_no as "orderNo",
        o.approved_at::date as day,
        row_number() over (partition by o.supplier, o.currency, o.price_incl_tax, l.sku order by o.approved_at desc, l.id desc) as place
      from purchase_order_lines l join purchase_order o on o.id = l.record_id
      where l.sku = any(${skus}::bigint[]) and o.supplier = any(${suppliers}::bigint[]) and l.price > 0
        and o.type not in ('smp', 'rpl') and o.approved_at is not null and o.state = any(${agreedStatuses})
    ) p where place <= ${most} order by place`.execute(database);
  const agreed = Map.groupBy(rows, nameOf);
  return question => agreed.get(nameOf(question)) ?? [];
}
