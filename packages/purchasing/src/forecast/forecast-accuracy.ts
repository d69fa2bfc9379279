import {
  addDays,
  compareDecimals,
  type Decimal,
  divide,
  type LocalWeek,
  mondayOf,
  multiply,
  subtract,
  sum,
  weekOf,
  zero,
} from '@axle/kernel';

/** Weeks between a forecast and the week that it is compared for. */
const weeksAhead = 4;

/** What was forecast to be paid, and what was, in one currency. */
export interface ForecastAndPaid {
  readonly forecast: Decimal;
  readonly paid: Decimal;
}

const hundred = '100' as Decimal;
const positive = (value: Decimal): Decimal => (compareDecimals(value, zero) < 0 ? subtract(zero, value) : value);

/** [R18d] The week whose picture a week's payments are compared with. */
export const forecastWeek = (week: LocalWeek): LocalWeek => weekOf(addDays(mondayOf(week), -7 * weeksAhead));

/**
 * [R18d] How well a forecast was met in percent, by two digits: what was paid less what was paid beside the forecast, above or below it,
 * and never below zero. What was off in one week is not made up for by another. Undefined where nothing was forecast and nothing paid.
 */
export function forecastAccuracy(weeks: readonly ForecastAndPaid[]): Decimal | undefined {
  const paid = sum(weeks.map(week => week.paid));
  const off = sum(weeks.map(week => positive(subtract(week.paid, week.forecast))));
  if (compareDecimals(off, paid) >= 0) return compareDecimals(off, zero) === 0 ? undefined : zero;
  return divide(multiply(subtract(paid, off), hundred), paid, 2);
}
