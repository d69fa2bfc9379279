const day = 86_400_000;

/** How many orders Amazon ships for us on a usual day, by the month: brakes and wipers sell in autumn, little in February. */
const aDay = [8, 7, 8, 9, 10, 11, 11, 12, 13, 14, 14, 12] as const;

/** Of ten orders on a usual day, how many come on each day of the week from Sunday on: garages order early in the week. */
const ofTheWeek = [8, 12, 11, 10, 10, 10, 8] as const;

/** Days on which Amazon has deals, from and to: month, day and what is taken off in percent. */
const deals = [
  { from: '07-08', to: '07-11', percent: 20 },
  { from: '11-20', to: '11-30', percent: 15 },
] as const;

/** What is taken off a price on a day, in percent; 0 on most days. */
export function dealOn(at: Date): number {
  const on = at.toISOString().slice(5, 10);
  return deals.find(({ from, to }) => from <= on && on <= to)?.percent ?? 0;
}

/** How many orders Amazon ships for us on a day: by season, weekday and deals, and a third less two years ago. */
export function ordersOn(at: Date, now: Date, draw: (below: number) => number): number {
  const grown = 1 - (now.getTime() - at.getTime()) / day / 2190;
  const usual = (aDay[at.getUTCMonth()]! * ofTheWeek[at.getUTCDay()]! * grown) / 10;
  return Math.max(1, Math.round(usual * (dealOn(at) > 0 ? 1.5 : 1)) + draw(5) - 2);
}
