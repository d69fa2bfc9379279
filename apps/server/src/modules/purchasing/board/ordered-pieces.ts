import type { Decimal, LocalDate } from '@axle/kernel';
import { atOrderRate, lineTotals } from '@axle/purchasing';
import { type RawBuilder, sql } from 'kysely';
import type { BoardFact } from './board-fact.ts';
import { type BoardQuestion, dayOf } from './board-question.ts';

/** Pieces of an order line and what they cost. */
export interface OrderedPieces {
  readonly documentNo: string;
  readonly line: number;
  readonly sku: number;
  readonly supplier: number;
  readonly companyEntity: number;
  readonly buyer: number | null;
  /** When the order came into force. */
  readonly day: LocalDate;
  readonly kpiDate: LocalDate | null;
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

/** Lines of orders that are or were in force and fulfil a condition over orders `t` and lines `l`. */
export async function orderedPieces(question: BoardQuestion, where: RawBuilder<boolean>): Promise<readonly OrderedPieces[]> {
  const { rows } = await sql<OrderedPieces>`
    select t.order_no as "documentNo", l.line_no + 1 as line, l.sku, t.supplier, t.company_entity as "companyEntity", t.buyer,
      ${dayOf('t.effective_at')} as day, l.kpi_date as "kpiDate", l.eff_qty as "effQty", l.open_qty as "openQty",
      l.in_transit_qty as "inTransitQty", l.price, t.currency, t.tax_rate as "taxRate", t.price_incl_tax as "priceInclTax",
      t.amount_gross as gross, t.amount_cny as "grossCny"
    from purchase_order as t join purchase_order_lines l on l.record_id = t.id
    where t.effective_at is not null and t.state <> 'cancelled' and ${where}
      and ${question.inCurrency} and ${question.ofSkus('l.sku')} order by t.effective_at, l.id`.execute(question.database);
  return rows;
}

/** What so many pieces of a line cost without tax in the currency of their order. */
export const netOfOrder = ({ currency, taxRate, priceInclTax, price }: OrderedPieces, qty: number): Decimal =>
  lineTotals({ qty, price }, { currency, taxRate: taxRate ?? ('0' as Decimal), priceInclTax }).net;

/** [R70] What so many pieces of a line cost without tax: in CNY at the rate of the order, or in its currency where that is asked for. */
export function netAmount({ currency }: BoardQuestion, line: OrderedPieces, qty: number): Decimal | undefined {
  const net = netOfOrder(line, qty);
  if (currency !== undefined) return net;
  return atOrderRate(net, {
    currency: line.currency,
    gross: line.gross ?? ('0' as Decimal),
    ...(line.grossCny === null ? {} : { grossCny: line.grossCny }),
  });
}

/** A line as a row behind a figure. */
export const lineFact = (
  { documentNo, line, sku, supplier, buyer, price, day }: OrderedPieces,
  counted: Pick<BoardFact, 'numerator'> & Partial<BoardFact>,
): BoardFact => ({
  documentNo,
  isOrder: true,
  line,
  sku,
  supplier,
  ...(buyer === null ? {} : { buyer }),
  price,
  day,
  ...counted,
});
