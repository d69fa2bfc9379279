import { acceptanceProbability } from '@axle/quality';

/** A point of an operating characteristic curve, both in percent. */
export interface OcPoint {
  readonly share: number;
  readonly chance: number;
}

/** Points that a curve is drawn by. */
const steps = 80;
/** Probability below which the rest of a curve says nothing. */
const negligible = 0.005;

/** The share of nonconforming units at which lots are next to never accepted. */
function lastShare(size: number, accept: number): number {
  let share = 0.01;
  while (share < 1 && acceptanceProbability(size, accept, share) > negligible) share = Math.min(1, share * 1.25);
  return share;
}

/** How probably lots are accepted by a plan, from none nonconforming to where next to none is accepted. */
export function ocPoints(size: number, accept: number): readonly OcPoint[] {
  const last = lastShare(size, accept);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = (last * step) / steps;
    return { share: share * 100, chance: acceptanceProbability(size, accept, share) * 100 };
  });
}
