import { type Decimal, divide, type LocalDate, multiply } from '@axle/kernel';
import { type Line, linesIn, type RecordValues } from '@axle/page-kit';
import { type AgreedLine, effectiveQty, lineTotals, orderTotals, type PriceTerms, standingDate, type StandingLine } from '@axle/purchasing';

/** How the prices of an order are meant. */
export const priceTermsOf = (order: RecordValues): PriceTerms => ({
  currency: String(order['currency'] ?? 'CNY'),
  taxRate: (order['taxRate'] ?? '0') as Decimal,
  priceInclTax: order['priceInclTax'] !== false,
});

/** [R7] The pieces of a line of an order that are still wanted. */
export const wantedOf = (line: Line): number =>
  effectiveQty({
    qty: Number(line['qty']),
    cancelled: Number(line['cancelledQty'] ?? 0),
    shortClosed: Number(line['shortClosedQty'] ?? 0),
  });

/** A line of an order by its number there, from 1. */
export interface OrderedLine {
  readonly orderLine: number;
  readonly sku: number;
  /** As both sides stand to it. */
  readonly standing: StandingLine;
  /** What a reply is compared with. */
  readonly agreed: AgreedLine;
}

/** The lines of an order, those without pieces among them. */
export const orderedLines = (order: RecordValues): readonly OrderedLine[] =>
  linesIn(order, 'lines').map((line, at) => {
    const day = (key: string) => (line[key] === undefined ? {} : { [key]: line[key] as LocalDate });
    const standing: StandingLine = {
      qty: Number(line['qty']),
      cancelled: Number(line['qty']) - wantedOf(line),
      price: line['price'] as Decimal,
      requiredDate: line['requiredDate'] as LocalDate,
      ...day('promisedDate'),
      ...day('baselineDate'),
      ...day('kpiDate'),
    };
    const agreed = { qty: wantedOf(line), price: standing.price, date: standingDate(standing) };
    return { orderLine: at + 1, sku: Number(line['sku']), standing, agreed };
  });

/**
 * [R5] The gross amount of an order in CNY, now and with other pieces and prices, at the rate at which it was approved; with these also in
 * its own currency.
 */
export function amountsInCny(order: RecordValues, lines: readonly Pick<AgreedLine, 'qty' | 'price'>[]) {
  const terms = priceTermsOf(order);
  const { gross } = orderTotals(lines.map(line => lineTotals(line, terms)));
  const [before, own] = [(order['amountCny'] ?? '0') as Decimal, (order['amountGross'] ?? '0') as Decimal];
  return { before, after: own === '0' ? gross : divide(multiply(before, gross), own, 2), gross };
}
