import { add, type Decimal, multiply, subtract, zero } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';

/** A line of a reply beside what was ordered. */
export interface ComparedLine {
  readonly orderLine: number;
  readonly sku: unknown;
  readonly kinds: unknown;
  readonly before: { readonly qty: number; readonly price: Decimal; readonly date: string };
  readonly after: { readonly qty: number; readonly price: Decimal; readonly date: string };
  readonly reason?: string;
}

/** The lines of a reply as it was read. */
export const comparedLines = (reply: RecordRow): readonly ComparedLine[] =>
  linesIn(reply, 'lines').map(line => ({
    orderLine: Number(line['orderLine']),
    sku: line['sku'],
    kinds: line['kinds'],
    before: { qty: Number(line['qtyBefore']), price: line['priceBefore'] as Decimal, date: String(line['dateBefore']) },
    after: { qty: Number(line['qty']), price: line['price'] as Decimal, date: String(line['date']) },
    ...(typeof line['reason'] === 'string' ? { reason: line['reason'] } : {}),
  }));

const worth = ({ qty, price }: ComparedLine['before']): Decimal => multiply(price, String(qty) as Decimal);

/** What the order comes to at its prices, now and with the lines that are accepted. */
export function runningTotal(lines: readonly ComparedLine[], isAccepted: (line: ComparedLine) => boolean) {
  const before = lines.reduce((total, line) => add(total, worth(line.before)), zero);
  const after = lines.reduce((total, line) => add(total, worth(isAccepted(line) ? line.after : line.before)), zero);
  return { before, after, delta: subtract(after, before) };
}
