import { type AbcClass, abcClass, type SkuLines } from './abc-class.ts';

/** A SKU with its outbound lines and the first bin on the walk that it lies in. */
export interface PlacedSku extends SkuLines {
  readonly bin: number;
  /** The place of the bin on the walk. */
  readonly seq: number;
}

/** Where a SKU belongs: its class, and another bin where it lies among those of another class. */
export interface PlaceProposed extends PlacedSku {
  readonly class: AbcClass;
  readonly toBin?: number;
  readonly toSeq?: number;
}

const order = { A: 0, B: 1, C: 2 } as const satisfies Readonly<Record<AbcClass, number>>;

/**
 * [R19a] Redistributes the bins of SKUs, so that those that leave most often lie first on the walk: A before B before C. A SKU that
 * lies among the bins of its class stays; the others take the places that become free, those with more lines the earlier ones.
 */
export function abcProposal(skus: readonly PlacedSku[]): readonly PlaceProposed[] {
  const classes = abcClass(skus);
  const classOf = ({ sku }: PlacedSku): AbcClass => classes.get(sku)!;
  const ranked = skus.toSorted(
    (one, other) => order[classOf(one)] - order[classOf(other)] || other.lines - one.lines || one.sku - other.sku,
  );
  const walk = skus.toSorted((one, other) => one.seq - other.seq || one.bin - other.bin || one.sku - other.sku);
  const moving: PlacedSku[] = [];
  const free: PlacedSku[] = [];
  for (const [at, place] of walk.entries()) {
    if (classOf(place) === classOf(ranked[at]!)) continue;
    moving.push(place);
    free.push(place);
  }
  moving.sort((one, other) => ranked.indexOf(one) - ranked.indexOf(other));
  const target = new Map(moving.map((sku, at) => [sku.sku, free[at]!]));
  return ranked.map(sku => {
    const to = target.get(sku.sku);
    return { ...sku, class: classOf(sku), ...(to === undefined || to.bin === sku.bin ? {} : { toBin: to.bin, toSeq: to.seq }) };
  });
}
