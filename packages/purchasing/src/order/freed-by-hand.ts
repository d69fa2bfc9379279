/** A line of a receipt with the pieces that it counts as on hold. */
export interface HeldReceiptLine {
  readonly held: number;
}

/**
 * [R109] How many pieces of each line come off hold when somebody releases pieces of a SKU by hand, so that so many are left lying on hold
 * in the warehouse: those of the lines given first, as far as the lines count more of them than there are.
 */
export function freedByHand(lines: readonly HeldReceiptLine[], lying: number): readonly number[] {
  let left = Math.max(0, lines.reduce((total, { held }) => total + held, 0) - lying);
  return lines.map(({ held }) => {
    const freed = Math.min(held, left);
    left -= freed;
    return freed;
  });
}
