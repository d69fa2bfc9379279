import fc from 'fast-check';
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
