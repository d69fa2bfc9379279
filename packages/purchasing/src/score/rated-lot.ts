/** The facts that decide whether a lot counts for the rates of its supplier. */
export interface JudgedLot {
  /** How it was inspected: in process, before it left, as it was loaded, as it came; or as the sample of a new product. */
  readonly type: 'ipqc' | 'outgoing' | 'final' | 'iqc' | 'sample';
  /** The first, or one after rework. */
  readonly round: number;
  /** What its inspection came to; undefined while it is not judged, and where it was released without inspection. */
  readonly result?: 'accept' | 'reject';
  readonly isVoid: boolean;
}

/**
 * [R96] Whether a lot counts for the rates of its supplier (lots, pass rate, defects in a million): a judged original one, inspected before
 * it left, as it was loaded or as it came. Source: purchase.md, supplierBoard and K10; qualityTesting.md, Q10.
 */
export const isRatedLot = ({ type, round, result, isVoid }: JudgedLot): boolean =>
  type !== 'ipqc' && type !== 'sample' && round === 1 && result !== undefined && !isVoid;
