import type { LocalDate, Refusal } from '@axle/kernel';

/** What stands ready to be distributed: a supplier's finished goods, what passed inspection, what lies in the warehouse. */
export const supplyKinds = ['supplier_ready', 'stock', 'qc_passed'] as const;

/** One of {@link supplyKinds}. */
export type SupplyKind = (typeof supplyKinds)[number];

/** Goods that a line may be filled from. */
export interface SupplySource {
  readonly kind: SupplyKind;
  /** Number of the purchase order, or code of the warehouse. */
  readonly no: string;
  readonly readyOn: LocalDate;
  /** Of stock what is available less reserved, of a purchase order what passed inspection; absent where nothing was inspected. */
  readonly passedQty?: number;
  readonly shippedQty: number;
}

/** Pieces taken from a source. */
export interface TakenSupply {
  readonly kind: SupplyKind;
  readonly no: string;
  readonly qty: number;
}

/** What a line is filled from, what it still lacks, and the sources that are none. */
export interface PickedSupply {
  readonly taken: readonly TakenSupply[];
  readonly short: number;
  readonly refused: readonly { readonly no: string; readonly refusal: Refusal }[];
}

const notPassed: Refusal = {
  code: 'QC_NOT_PASSED',
  message: { zh: '尚未通过出货检验', en: 'Not yet passed by the pre-shipment inspection' },
};

/** [DL2] What is free of a source: what passed less what left. */
export const freeOf = ({ passedQty = 0, shippedQty }: SupplySource): number => Math.max(0, passedQty - shippedQty);

/**
 * [DL2] Fills a line from what was ready first, then by number; never more than is free of a source. What was not inspected is no source:
 * `QC_NOT_PASSED`.
 */
export function pickSupply(qty: number, sources: readonly SupplySource[]): PickedSupply {
  const refused = sources.filter(({ passedQty }) => passedQty === undefined).map(({ no }) => ({ no, refusal: notPassed }));
  const inOrder = sources
    .filter(({ passedQty }) => passedQty !== undefined)
    .toSorted((one, other) => (one.readyOn === other.readyOn ? (one.no < other.no ? -1 : 1) : one.readyOn < other.readyOn ? -1 : 1));
  let short = qty;
  const taken: TakenSupply[] = [];
  for (const source of inOrder) {
    const part = Math.min(short, freeOf(source));
    if (part <= 0) continue;
    taken.push({ kind: source.kind, no: source.no, qty: part });
    short -= part;
  }
  return { taken, short, refused };
}
