import { type Decimal, divide, multiply } from '@axle/kernel';

/** What the listings whose platform reports sessions sold, and those sessions. */
export interface VisitedSales {
  /** Sessions that were reported. */
  readonly sessions: number;
  /** Units of the listings and days of which sessions were reported. */
  readonly visitedUnits: number;
}

const whole = (value: number): Decimal => String(value) as Decimal;

/**
 * [O5d] Units by sessions in percent with two digits, of sums and never a mean of rates: units of which no sessions were reported are left
 * out. Undefined without sessions.
 */
export const conversion = ({ sessions, visitedUnits }: VisitedSales): Decimal | undefined =>
  sessions === 0 ? undefined : divide(multiply(whole(visitedUnits), '100' as Decimal), whole(sessions), 2);
