import type { Decimal, Refusal } from '@axle/kernel';

/** One component of a kit or an assembly. */
export interface BomLine {
  /** The component. */
  readonly child: string;
  /** Pieces of it in one piece of the parent; greater than 0. */
  readonly quantity: Decimal;
  /** Share that is lost in making, in percent: it adds to the need. */
  readonly scrap?: Decimal;
}

/** What each kit or assembly consists of now, by its code; a part that is not in it is a leaf. */
export type BomTable = ReadonlyMap<string, readonly BomLine[]>;

/** Most levels below a parent. */
export const mostLevels = 6;

/** A BOM has more levels than that. */
export const tooDeep: Refusal = {
  code: 'TOO_DEEP',
  message: { zh: `BOM不能超过${mostLevels}层`, en: `The BOM cannot have more than ${mostLevels} levels` },
};
