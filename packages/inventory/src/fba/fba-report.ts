import { add, compareDecimals, type Decimal, type LocalDate, scaleOf, subtract, zero } from '@axle/kernel';

/** What Amazon reports of one FNSKU on a day: how much there is, and what came and went since the report before. */
export interface FbaReportLine {
  readonly day: LocalDate;
  readonly qty: Decimal;
  readonly received?: Decimal;
  readonly shipped?: Decimal;
  readonly returned?: Decimal;
  /** Found, lost, damaged, moved: more or less. */
  readonly adjusted?: Decimal;
}

/** An exception of a report: A2, a quantity that cannot be; A3, one that does not follow from the report before. */
export interface FbaReportException {
  readonly type: 'A2' | 'A3';
  readonly day: LocalDate;
  readonly reported: Decimal;
  readonly expected?: Decimal;
  readonly difference?: Decimal;
}

/** [FBA1] What there should be: what there was, and what was received, returned and adjusted, less what was shipped. */
export const expectedQty = (last: Decimal, { received = zero, shipped = zero, returned = zero, adjusted = zero }: FbaReportLine): Decimal =>
  subtract(add(add(add(last, received), returned), adjusted), shipped);

const isWhole = (value: Decimal | undefined): boolean => value === undefined || scaleOf(value) === 0;

/** [FBA2] Whether pieces can be counted so: whole, none of them less than nothing but adjustments. */
const canBe = ({ qty, received, shipped, returned, adjusted }: FbaReportLine): boolean =>
  [qty, received, shipped, returned].every(value => isWhole(value) && (value === undefined || compareDecimals(value, zero) >= 0)) &&
  isWhole(adjusted);

/**
 * [FBA6] What a report that counts pieces as they cannot be is corrected to: what follows from the report before; undefined where that one
 * is impossible itself or a count that cannot be would follow.
 */
export function correctedQty(former: FbaReportLine | undefined, line: FbaReportLine): Decimal | undefined {
  if (!former || !canBe(former)) return undefined;
  const qty = expectedQty(former.qty, line);
  return canBe({ ...line, qty }) ? qty : undefined;
}

/**
 * [FBA3] The exceptions of the reports of one FNSKU, in the order of their days. A quantity that cannot be is not held against the next.
 */
export const reportExceptions = (lines: readonly FbaReportLine[]): readonly FbaReportException[] =>
  lines.flatMap((line, place): readonly FbaReportException[] => {
    const { day, qty: reported } = line;
    if (!canBe(line)) return [{ type: 'A2', day, reported }];
    const last = lines[place - 1];
    if (!last || !canBe(last)) return [];
    const expected = expectedQty(last.qty, line);
    const difference = subtract(reported, expected);
    return difference === zero ? [] : [{ type: 'A3', day, reported, expected, difference }];
  });
