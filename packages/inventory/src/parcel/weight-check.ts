/** Pieces of a SKU in a parcel with the weight of one in grams. */
export interface WeighedItem {
  readonly unitG: number;
  readonly qty: number;
}

/** How far a parcel's weight may lie from what is expected: so many grams, or so many percent of what is expected, whichever is more. */
export interface WeightTolerance {
  readonly absG: number;
  readonly percent: number;
}

/** 50 g or 3 %. */
export const usualTolerance: WeightTolerance = { absG: 50, percent: 3 };

/** What became of weighing a parcel: the least and the greatest weight in grams that pass. */
export interface WeightChecked {
  readonly ok: boolean;
  readonly leastG: number;
  readonly mostG: number;
}

/** [R11] What a parcel should weigh in grams: its pieces, its box, and what fills it. */
export const expectedWeight = (items: readonly WeighedItem[], tareG: number, fillerG: number): number =>
  items.reduce((total, { unitG, qty }) => total + unitG * qty, tareG + fillerG);

/** [R11] Whether a parcel weighs what is expected: |actual − expected| ≤ max(absG, percent × expected). */
export function weightCheck(actualG: number, expectedG: number, { absG, percent }: WeightTolerance = usualTolerance): WeightChecked {
  // hundredths of a gram: no share of a gram is lost
  const most = Math.max(absG * 100, percent * expectedG);
  const whole = Math.floor(most / 100);
  return { ok: Math.abs(actualG - expectedG) * 100 <= most, leastG: Math.max(0, expectedG - whole), mostG: expectedG + whole };
}
