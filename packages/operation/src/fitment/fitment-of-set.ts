import { distinctFitment, type FitmentYear } from './fitment-row.ts';
import { foldSpelling } from '@axle/kernel';

const parts = ['submodel', 'engine', 'note'] as const;
const car = ({ make, model, year }: FitmentYear): string => JSON.stringify([foldSpelling(make), foldSpelling(model), year]);

/** One row for both; undefined where they contradict each other. */
function met(one: FitmentYear, other: FitmentYear): FitmentYear | undefined {
  const qualified: Partial<Record<(typeof parts)[number], string>> = {};
  for (const part of parts) {
    const [mine, theirs] = [one[part], other[part]];
    if (mine && theirs && foldSpelling(mine) !== foldSpelling(theirs)) {
      if (part !== 'note') return undefined;
      qualified.note = `${mine}; ${theirs}`;
    } else if (mine || theirs) qualified[part] = (mine || theirs)!;
  }
  return { make: one.make, model: one.model, year: one.year, ...qualified };
}

/**
 * [O4c] What a listing of several parts fits: the vehicles that every part fits, with what any of them asks of the vehicle. Nothing, where
 * one part has no fitment.
 */
export function fitmentOfSet(ofParts: readonly (readonly FitmentYear[])[]): readonly FitmentYear[] {
  const [first = [], ...others] = ofParts;
  return distinctFitment(
    others.reduce<readonly FitmentYear[]>((common, rows) => {
      const byCar = Map.groupBy(rows, car);
      return common.flatMap(row => (byCar.get(car(row)) ?? []).flatMap(other => met(row, other) ?? []));
    }, first),
  );
}
