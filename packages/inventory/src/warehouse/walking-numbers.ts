/** Where a bin stands. */
export interface BinPlace {
  readonly id: number;
  readonly area: string;
  readonly aisle: string;
  readonly rack: string;
  readonly level: number;
  readonly pos: number;
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * [W10] The way past all bins of a warehouse: numbers from 1 by area, aisle, rack, level and position; serpentine walks every second aisle
 * of an area back.
 */
export function walkingNumbers(bins: readonly BinPlace[], serpentine: boolean): ReadonlyMap<number, number> {
  const back = new Map<string, boolean>();
  for (const [area, inArea] of Map.groupBy(bins, bin => bin.area))
    for (const [at, aisle] of [...new Set(inArea.map(bin => bin.aisle))].toSorted(byText).entries())
      back.set(`${area}/${aisle}`, serpentine && at % 2 === 1);
  const walked = bins.toSorted(
    (one, other) =>
      byText(one.area, other.area) ||
      byText(one.aisle, other.aisle) ||
      byText(one.rack, other.rack) * (back.get(`${one.area}/${one.aisle}`) ? -1 : 1) ||
      one.level - other.level ||
      one.pos - other.pos ||
      one.id - other.id,
  );
  return new Map(walked.map(({ id }, at) => [id, at + 1]));
}
