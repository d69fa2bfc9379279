import type { LocalDate } from '@axle/kernel';

const zone = '+08:00';
const hours = 8 * 3_600_000;
const oneDay = 86_400_000;

/** The calendar day of business at a moment. */
export const businessDay = (now: Date): LocalDate => new Date(now.getTime() + hours).toISOString().slice(0, 10) as LocalDate;

/** The first and the last moment of a day of business. */
export const momentsOf = (day: LocalDate): readonly [string, string] => {
  const begin = Date.parse(`${day}T00:00:00${zone}`);
  return [new Date(begin).toISOString(), new Date(begin + oneDay - 1).toISOString()];
};
