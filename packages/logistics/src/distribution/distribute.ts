import { compareDecimals, type Decimal, multiply, ok, type Refusal, refuse, type Result, subtract, zero } from '@axle/kernel';

/** A place that goods may go to: what it sells a day, and what it has and is on its way there. */
export interface Destination {
  readonly key: string;
  /** The lower, the sooner where two are covered alike. */
  readonly priority: number;
  readonly daily: Decimal;
  readonly have: number;
}

const noCartonQty: Refusal = {
  code: 'CARTON_QTY',
  field: 'cartonQty',
  message: { zh: '每箱数量须不小于1', en: 'A carton must hold at least one piece' },
};
const whole = (pieces: number): Decimal => String(pieces) as Decimal;

/** [DL1] The pieces that a place lacks to sell for so many days; parts of a piece count as one, and who sells nothing needs nothing. */
export function needOf({ daily, have }: Pick<Destination, 'daily' | 'have'>, horizonDays: number): number {
  if (compareDecimals(daily, zero) <= 0) return 0;
  return Math.max(0, Math.ceil(Number(subtract(multiply(whole(horizonDays), daily), whole(have)))));
}

/**
 * [DL1] How many cartons each place gets: one after the other goes where the cover is lowest among those that still need some; where two
 * are covered alike by priority, then by key; until the cartons or the needs are at an end. `CARTON_QTY` where a carton holds nothing.
 */
export function distribute(
  supplyCartons: number,
  cartonQty: number,
  destinations: readonly Destination[],
  horizonDays: number,
): Result<ReadonlyMap<string, number>> {
  if (cartonQty < 1) return refuse(noCartonQty);
  const places = destinations
    .map(place => ({ ...place, need: needOf(place, horizonDays), cartons: 0 }))
    .toSorted((one, other) => one.priority - other.priority || (one.key < other.key ? -1 : 1));
  for (let left = supplyCartons; left > 0; left--) {
    const lacking = places.filter(({ cartons, need }) => cartons * cartonQty < need);
    const [first, ...rest] = lacking;
    if (!first) break;
    const held = ({ have, cartons }: (typeof places)[number]) => whole(have + cartons * cartonQty);
    const next = rest.reduce(
      (best, place) => (compareDecimals(multiply(held(place), best.daily), multiply(held(best), place.daily)) < 0 ? place : best),
      first,
    );
    next.cartons += 1;
  }
  return ok(new Map(places.map(({ key, cartons }) => [key, cartons])));
}
