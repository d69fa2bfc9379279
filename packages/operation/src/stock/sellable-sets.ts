/** What is there of a part of a listing, and how many of it one unit of the listing takes. */
export interface PartStock {
  readonly pieces: number;
  readonly per: number;
}

/** [O2a] How many units of a listing its parts make: the scarcest part decides; none where nothing is mapped (operation.md, O2). */
export const sellableSets = (parts: readonly PartStock[]): number =>
  parts.length === 0 ? 0 : Math.max(0, Math.min(...parts.map(({ pieces, per }) => Math.floor(pieces / per))));
