import { fitByLimit, type RankedFitment } from './fit-by-limit.ts';
import { fitmentDiff } from './fitment-diff.ts';
import { distinctFitment, type FitmentYear } from './fitment-row.ts';
import { foldSpelling } from '@axle/kernel';

/** FitmentSync: how what is published stands to the library. */
export const fitmentSyncs = ['same', 'toAdd', 'toRemove', 'overLimit', 'error'] as const;

/** One of {@link fitmentSyncs}. */
export type FitmentSync = (typeof fitmentSyncs)[number];

/** Vehicles that a listing is not to show, though its part fits them: of all years where none are named. */
export interface ExcludedVehicle {
  readonly make: string;
  readonly model: string;
  readonly yearFrom?: number | undefined;
  readonly yearTo?: number | undefined;
}

/** What a listing is compared by. */
export interface ComparedListing {
  readonly library: readonly RankedFitment[];
  readonly published: readonly FitmentYear[];
  readonly excluded: readonly ExcludedVehicle[];
  readonly most: number | undefined;
  /** Rows of the library that the platform has no number for. */
  readonly missing?: readonly FitmentYear[] | undefined;
}

/** A listing compared: every row of the library is wanted, over the limit, excluded or missing. */
export interface ListingComparison {
  readonly wanted: readonly FitmentYear[];
  readonly toAdd: readonly FitmentYear[];
  readonly toRemove: readonly FitmentYear[];
  readonly same: readonly FitmentYear[];
  readonly overLimit: readonly FitmentYear[];
  readonly excluded: readonly FitmentYear[];
  readonly sync: FitmentSync;
}

const isExcluded = (row: FitmentYear, excluded: readonly ExcludedVehicle[]): boolean =>
  excluded.some(
    ({ make, model, yearFrom, yearTo }) =>
      foldSpelling(make) === foldSpelling(row.make) &&
      foldSpelling(model) === foldSpelling(row.model) &&
      row.year >= (yearFrom ?? row.year) &&
      row.year <= (yearTo ?? row.year),
  );

/**
 * [O4h] Compares a listing with the fitment of its part: excluded vehicles and those without a number are left out, the rest is cut to the
 * limit, and the difference to what is published remains to be done. A listing without any fitment in the library, or with missing
 * numbers, is an error; over the limit goes before what is to be added, and that before what is to be removed.
 */
export function compareListing({ library, published, excluded, most, missing = [] }: ComparedListing): ListingComparison {
  const rows = distinctFitment(library);
  const offered = rows.filter(row => !isExcluded(row, excluded));
  const { kept, overLimit } = fitByLimit(offered, most);
  const { toAdd, toRemove, same } = fitmentDiff<FitmentYear>(kept, published);
  const sync: FitmentSync =
    rows.length === 0 || missing.length > 0
      ? 'error'
      : overLimit.length > 0
        ? 'overLimit'
        : toAdd.length > 0
          ? 'toAdd'
          : toRemove.length > 0
            ? 'toRemove'
            : 'same';
  return { wanted: kept, toAdd, toRemove, same, overLimit, excluded: rows.filter(row => isExcluded(row, excluded)), sync };
}
