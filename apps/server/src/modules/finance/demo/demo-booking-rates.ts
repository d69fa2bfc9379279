import { derivedRate } from '@axle/finance';
import { addMonths, type Decimal, divide, type LocalDate, multiply, round } from '@axle/kernel';

/** A rate as it is stored, as far as the next ones follow from it. */
interface KnownRate {
  readonly from: string;
  readonly to: string;
  readonly rate: string;
  readonly valid_from: string;
}

/** By how many parts of ten thousand a currency goes up or down from a month to the next. */
const course = [21, -14, 9, -25, 17, -8, 12, -19] as const;
const whole = '10000' as Decimal;

const nextRate = (rate: Decimal, month: number): Decimal =>
  round(divide(multiply(rate, String(10_000 + course[month % course.length]!) as Decimal), whole, 8), 4);

/**
 * Booking rates of the months behind the last known rate of each currency, up to that of today: made up for the demo and named so, close
 * to what was known. Averages of months stay free for the public file.
 */
export function bookingRates(known: readonly KnownRate[], today: LocalDate) {
  const latest = new Map<string, KnownRate>();
  for (const rate of known) if ((latest.get(rate.to)?.valid_from ?? '') < rate.valid_from) latest.set(rate.to, rate);
  return [...latest.values()].flatMap(({ from, to, rate: last, valid_from }, place) => {
    const months: readonly LocalDate[] = daysOfMonths(addMonths(valid_from as LocalDate, 1), today);
    let rate_before = last as Decimal;
    return months.map((day, month) => {
      const rate = nextRate(rate_before, place + month);
      const { inverse, change } = derivedRate({ rate, rateBefore: rate_before }) as { readonly inverse: Decimal; readonly change: Decimal };
      const row = {
        from,
        to,
        rate_type: 'booking',
        rate,
        inverse,
        rate_before,
        change,
        valid_from: day,
        source: 'demo',
        state: 'active',
      } as const;
      rate_before = rate;
      return row;
    });
  });
}

const daysOfMonths = (first: LocalDate, last: LocalDate): readonly LocalDate[] =>
  first > last ? [] : [first, ...daysOfMonths(addMonths(first, 1), last)];
