import type { LocalDate } from '@axle/kernel';

const zone = '+08:00';
const oneDay = 86_400_000;

/** The first and the last moment of a day of business. */
export const momentsOf = (day: LocalDate): readonly [string, string] => {
  const begin = Date.parse(`${day}T00:00:00${zone}`);
  return [new Date(begin).toISOString(), new Date(begin + oneDay - 1).toISOString()];
};
