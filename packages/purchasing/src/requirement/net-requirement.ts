import { daysBetween, type LocalDate } from '@axle/kernel';

/** What stands beside the open pieces of a SKU where they are needed, in pieces. */
export interface StandingSupply {
  /** Pieces that are neither ordered nor given up. */
  readonly openQty: number;
  /** Safety stock in force at the warehouse of delivery. */
  readonly safety: number;
  /** Available less reserved there; below nothing where more is reserved. */
  readonly free: number;
  /** On their way there. */
  readonly inTransit: number;
}

/** [R111] Pieces that stock and what is on its way do not cover, the safety stock kept; never below nothing. */
export const netRequirement = ({ openQty, safety, free, inTransit }: StandingSupply): number =>
  Math.max(0, openQty + safety - free - inTransit);

/** [R112] Days since the latest order date of open pieces; none before, nor where nothing is open. */
export const requirementDaysLate = (openQty: number, latestOrderDate: LocalDate, today: LocalDate): number =>
  openQty > 0 ? Math.max(0, daysBetween(latestOrderDate, today)) : 0;
