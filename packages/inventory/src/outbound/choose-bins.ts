/** Pieces of one SKU that may be taken from a bin. */
export interface PickableBin {
  readonly bin: number;
  readonly code: string;
  /** What its area is for; what lies elsewhere has not been put away yet and is taken last. */
  readonly use: 'pick' | 'reserve' | 'other';
  /** The day on which the oldest of its pieces were put there. */
  readonly since: string;
  /** Its place on the walk. */
  readonly pickSeq: number;
  readonly qty: number;
}

/** So many pieces out of a bin. */
export interface BinTaken {
  readonly bin: number;
  readonly qty: number;
}

const places = { pick: 0, reserve: 1, other: 2 } as const;

/**
 * [R7] The bins that `qty` pieces of a SKU are taken from: those of pick areas before those of reserve areas, then the one with the oldest
 * putaway, then one that the pick empties, then the earlier on the walk, then by code. Answers fewer pieces where there are no more.
 */
export function chooseBins(qty: number, bins: readonly PickableBin[]): readonly BinTaken[] {
  const taken: BinTaken[] = [];
  const left = new Set(bins.filter(bin => bin.qty > 0));
  let wanted = qty;
  while (wanted > 0 && left.size > 0) {
    const need = wanted;
    const empties = (bin: PickableBin) => (bin.qty <= need ? 0 : 1);
    const [best] = [...left].toSorted(
      (one, other) =>
        places[one.use] - places[other.use] ||
        byText(one.since, other.since) ||
        empties(one) - empties(other) ||
        one.pickSeq - other.pickSeq ||
        byText(one.code, other.code),
    );
    left.delete(best!);
    const part = Math.min(best!.qty, wanted);
    taken.push({ bin: best!.bin, qty: part });
    wanted -= part;
  }
  return taken;
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
