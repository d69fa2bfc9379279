const day = 86_400_000;

/** How many orders Amazon ships for us on a usual day, by the month: brakes and wipers sell in autumn, little in February. */
const aDay = [8, 7, 8, 9, 10, 11, 11, 12, 13, 14, 14, 12] as const;

/** Of ten orders on a usual day, how many come on each day of the week from Sunday on: garages order early in the week. */
const ofTheWeek = [8, 12, 11, 10, 10, 10, 8] as const;

/** Days on which platforms have deals, from and to: month, day and what is taken off in percent. */
const deals = [
  { from: '07-08', to: '07-11', percent: 20 },
  { from: '11-20', to: '11-30', percent: 15 },
] as const;

/** What is taken off a price on a day, in percent; 0 on most days. */
export function dealOn(at: Date): number {
  const on = at.toISOString().slice(5, 10);
  return deals.find(({ from, to }) => from <= on && on <= to)?.percent ?? 0;
}

/** How many orders Amazon ships for us on a day, on average: by season, weekday and deals, and a third less two years ago. */
export function paceOn(at: Date, now: Date): number {
  const grown = 1 - (now.getTime() - at.getTime()) / day / 2190;
  return ((aDay[at.getUTCMonth()]! * ofTheWeek[at.getUTCDay()]! * grown) / 10) * (dealOn(at) > 0 ? 1.5 : 1);
}

/** A whole number that comes to a pace on average. */
export const drawnAt = (pace: number, draw: (below: number) => number): number => Math.floor(pace + draw(1000) / 1000);
