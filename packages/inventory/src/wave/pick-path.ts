/** A bin that a picker goes to. */
export interface WalkStop {
  /** The place of its area on the walk, and the area's number where several have the same. */
  readonly areaSeq: number;
  readonly area: string;
  readonly aisle: string;
  readonly rack: string;
  readonly level: number;
  readonly pos: number;
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The number of an aisle: its digits, else its letters counted from A. */
function aisleNumber(aisle: string): number {
  const [digits] = /\d+/.exec(aisle) ?? [];
  if (digits !== undefined) return Number(digits);
  return [...aisle.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** [R7] The stops of a walk in their order: area by area, aisle by aisle; even aisles are walked back, so that nobody returns empty. */
export function pickPath<Stop extends WalkStop>(stops: readonly Stop[]): readonly Stop[] {
  return stops.toSorted((one, other) => {
    const aisle = aisleNumber(one.aisle);
    const way = aisle % 2 === 0 ? -1 : 1;
    return (
      one.areaSeq - other.areaSeq ||
      byText(one.area, other.area) ||
      aisle - aisleNumber(other.aisle) ||
      byText(one.aisle, other.aisle) ||
      way * (byText(one.rack, other.rack) || one.pos - other.pos) ||
      one.level - other.level
    );
  });
}

/** Metres between neighbouring racks, from one aisle into the next, and from one area to another. */
const metres = { rack: 1.5, aisle: 6, area: 15 } as const;

/** An estimate of how far a walk is, in whole metres, by racks and aisles: the plan of a warehouse is not known more exactly. */
export function walkMetres(stops: readonly WalkStop[]): number {
  let sum = 0;
  for (const [at, stop] of stops.entries()) {
    const before = stops[at - 1];
    if (!before) continue;
    if (before.area !== stop.area) sum += metres.area;
    else if (before.aisle !== stop.aisle) sum += metres.aisle;
    else sum += metres.rack * Math.abs(rackNumber(before.rack) - rackNumber(stop.rack));
  }
  return Math.round(sum);
}

const rackNumber = (rack: string): number => aisleNumber(rack);
