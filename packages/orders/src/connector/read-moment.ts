import { clockIn, daysInMonth } from '@axle/kernel';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const full = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/;
const named = /^(?:([A-Za-z]{3})[- ](\d{1,2})|(\d{1,2})[- ]([A-Za-z]{3}))[-, ]+(\d{2}|\d{4})$/;
const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

interface Clock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly time: readonly [hour: number, minute: number, second: number];
}

/** The UTC text of what a clock in a zone shows; the earlier one where it shows it twice. */
function inZone({ year, month, day, time: [hour, minute, second] }: Clock, zone: string): string {
  const wanted = Date.UTC(year, month - 1, day, hour, minute, second);
  const shown = (moment: number): number => {
    const clock = clockIn(new Date(moment), zone);
    return Date.parse(`${clock.day}T${clock.time}:00Z`) + (((wanted % 60_000) + 60_000) % 60_000);
  };
  const guess = wanted - (shown(wanted) - wanted);
  return new Date(guess - (shown(guess) - wanted)).toISOString();
}

function clockOf(text: string): (Clock & { readonly offset?: string }) | undefined {
  const iso = full.exec(text);
  if (iso) {
    const [, year, month, day, hour, minute, second, offset] = iso;
    const time = [Number(hour ?? 0), Number(minute ?? 0), Number(second ?? 0)] as const;
    return { year: Number(year), month: Number(month), day: Number(day), time, ...(offset === undefined ? {} : { offset }) };
  }
  const words = named.exec(text);
  if (words) {
    const [, first, dayAfter, dayBefore, second, year = ''] = words;
    const month = months.indexOf((first ?? second ?? '').toLowerCase()) + 1;
    return { year: Number(year) + (year.length === 2 ? 2000 : 0), month, day: Number(dayAfter ?? dayBefore), time: [0, 0, 0] };
  }
  const slashed = american.exec(text);
  if (!slashed) return undefined;
  const [, month, day, year, hour, minute, second] = slashed;
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    time: [Number(hour ?? 0), Number(minute ?? 0), Number(second ?? 0)],
  };
}

/**
 * [S1e] The moment in a cell of a report as a UTC text: with its offset, or as the clocks of the platform's zone show it; a day alone
 * is its beginning there. Undefined for anything else.
 */
export function readMoment(cell: string, zone: string): string | undefined {
  const clock = clockOf(cell.trim());
  if (!clock || clock.month < 1 || clock.month > 12 || clock.day < 1 || clock.day > daysInMonth(clock.year, clock.month)) return undefined;
  const [hour, minute, second] = clock.time;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  if (clock.offset === undefined) return inZone(clock, zone);
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(clock.offset) ?? [];
  const shift = sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(Date.UTC(clock.year, clock.month - 1, clock.day, hour, minute, second) - shift).toISOString();
}
