import {
  addDays,
  allocate,
  amountDigits,
  type Decimal,
  endOfMonth,
  type LocalDate,
  minorDigits,
  ok,
  refuse,
  type Result,
} from '@axle/kernel';

/** When an instalment falls due. */
export type PayNode = 'onOrder' | 'beforeShip' | 'afterReceipt' | 'afterInspection' | 'afterInvoice' | 'monthEnd';

/** A line of a payment method: so many percent, so many days behind what happens, or behind the end of its month. */
export interface PaymentLine {
  readonly node: PayNode;
  readonly percent: Decimal;
  readonly offsetDays: number;
  readonly basis: 'calendar' | 'monthEnd';
}

/** A line with its amount, and the day on which it is due where the day of its node is known. */
export interface Instalment extends PaymentLine {
  readonly amount: Decimal;
  readonly due?: LocalDate;
}

/** [B25] The day on which a line is due, by the day of its node. */
export const dueDate = ({ basis, offsetDays }: Pick<PaymentLine, 'basis' | 'offsetDays'>, day: LocalDate): LocalDate =>
  addDays(basis === 'monthEnd' ? endOfMonth(day) : day, offsetDays);

/**
 * [B25] An amount in instalments by the digits of its currency: nothing is lost, what is left goes to the largest rests, of equal ones
 * to the later line. `AMOUNT_DIGITS` where the amount has more digits.
 */
export function instalments(
  total: Decimal,
  currency: string,
  lines: readonly PaymentLine[],
  days: Readonly<Partial<Record<PayNode, LocalDate>>>,
): Result<readonly Instalment[]> {
  const [tooFine] = amountDigits(total, currency);
  if (tooFine) return refuse(tooFine);
  const shares = allocate(total, lines.map(({ percent }) => percent).toReversed(), minorDigits(currency));
  if (!shares.ok) return shares;
  const amounts = shares.value.toReversed();
  return ok(
    lines.map((line, at) => {
      const day = days[line.node];
      return { ...line, amount: amounts[at]!, ...(day === undefined ? {} : { due: dueDate(line, day) }) };
    }),
  );
}
