import { addDays, daysBetween, type LocalDate } from '@axle/kernel';
import type { ListingSnapshot } from './listing-snapshot.ts';

const known = (snapshots: readonly ListingSnapshot[], from: LocalDate, to: LocalDate): readonly number[] =>
  snapshots.flatMap(({ day, units }) => (units !== undefined && day >= from && day <= to ? [units] : []));

/** Pieces sold from one day to another, both inclusive; undefined where no day has data. */
export function unitsSold(snapshots: readonly ListingSnapshot[], from: LocalDate, to: LocalDate): number | undefined {
  const units = known(snapshots, from, to);
  return units.length === 0 ? undefined : units.reduce((sum, each) => sum + each, 0);
}

/** Days before an exception from which the expected sales are estimated. */
const daysBefore = 28;

/**
 * [LST6] Pieces that were not sold since a day: the mean of the 28 days before it for every day since, less what was sold; undefined where
 * those days have no data.
 */
export function unitsLost(snapshots: readonly ListingSnapshot[], since: LocalDate, to: LocalDate): number | undefined {
  const before = known(snapshots, addDays(since, -daysBefore), addDays(since, -1));
  if (before.length === 0) return undefined;
  const usual = before.reduce((sum, each) => sum + each, 0) / before.length;
  return Math.max(0, Math.round(usual * (daysBetween(since, to) + 1) - (unitsSold(snapshots, since, to) ?? 0)));
}
