import fc from 'fast-check';
import { addDays } from './calendar/days.ts';
import { type WorkCalendar, workCalendar } from './calendar/working-days.ts';
import { decimal, type Decimal } from './decimal/decimal.ts';
import { daysInMonth, type LocalDate } from './local-date.ts';
import type { Text } from './text.ts';

/** Any text with words in both languages. */
export const texts = (): fc.Arbitrary<Text> =>
  fc.record({ zh: fc.string({ minLength: 1, unit: 'grapheme' }), en: fc.string({ minLength: 1 }) });

/** Any day of the calendar from 1900 to 2199. */
export const localDates = (): fc.Arbitrary<LocalDate> =>
  fc
    .tuple(fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 30 }))
    .map(
      ([year, month, day]) =>
        [year, month, (day % daysInMonth(year, month)) + 1].map(part => String(part).padStart(2, '0')).join('-') as LocalDate,
    );

/** Any decimal of up to 12 digits before and 8 behind the point; small ones and zero often. */
export const decimals = (): fc.Arbitrary<Decimal> =>
  fc
    .tuple(
      fc.constantFrom('', '-'),
      fc.oneof(fc.nat(20), fc.nat(999_999_999_999)),
      fc.oneof(fc.constant(0), fc.nat(99), fc.nat(99_999_999)),
    )
    .map(([sign, whole, fraction]) => decimal(`${sign}${whole}.${String(fraction).padStart(fraction < 100 ? 2 : 8, '0')}`))
    .map(result => {
      if (!result.ok) throw new Error(result.refusal.code);
      return result.value;
    });

/** Calendars of 2025 to 2028 with a weekend of at most two days, holidays and make-up days. */
export const workCalendars = (): fc.Arbitrary<WorkCalendar> =>
  fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 2 }),
      fc.array(
        fc.record({
          offset: fc.integer({ min: 0, max: 700 }),
          kind: fc.constantFrom('holiday' as const, 'holiday' as const, 'makeup' as const),
        }),
        { maxLength: 40 },
      ),
    )
    .map(([weekend, days]) =>
      workCalendar('TEST', weekend, [
        ...['2025-01-01', '2026-01-01', '2027-01-01', '2028-01-01'].map(date => ({ date: date as LocalDate, kind: 'holiday' as const })),
        ...days.map(({ offset, kind }) => ({ date: addDays('2026-01-02' as LocalDate, offset), kind })),
      ]),
    );
