import { daysBetween, type LocalDate } from '@axle/kernel';
import type { DistributionStatus } from './coverage.ts';

/** Statuses in which nothing is listed though it may be. */
export const gapStatuses: readonly DistributionStatus[] = ['notListed', 'planned', 'stopped'];

/**
 * [O10b] At how many of its stores and sites a SKU may be listed and is not: what is being listed, suppressed or forbidden there is no gap
 * (operation.md, operationDistribution).
 */
export const gapsOf = (statuses: readonly DistributionStatus[]): number => statuses.filter(status => gapStatuses.includes(status)).length;

/**
 * [O10c] For how many days a listing has been planned, as long as it is not there; nothing where none was planned (operation.md,
 * operationDistribution).
 */
export function plannedDays(status: DistributionStatus, plannedOn: LocalDate | undefined, today: LocalDate): number | undefined {
  if (plannedOn === undefined || (status !== 'planned' && status !== 'listing')) return undefined;
  return Math.max(0, daysBetween(plannedOn, today));
}
