/** Pieces of an article that customers returned within 90 days and nobody has taken up, and those that were sold meanwhile. */
export interface ReturnedArticle {
  readonly returned: number;
  readonly sold: number;
}

/** From how many pieces returns are taken up with the supplier, and from which part in percent of what was sold. */
const [leastPieces, leastPercent] = [5, 3];

/** [R97] Whether returns of an article are to be taken up with its supplier; without known sales the pieces alone count. */
export const isToCollect = ({ returned, sold }: ReturnedArticle): boolean =>
  returned >= leastPieces || (returned > 0 && sold > 0 && returned * 100 >= sold * leastPercent);

/** A line of an order by which an article came. */
export interface ArrivedLine {
  readonly received: number;
  readonly returned: number;
}

/** [R98] The line that returns are taken up by, of those of a supplier, the last order first: one that can give back as many. */
export const lineToReturn = <Line extends ArrivedLine>(lines: readonly Line[], qty: number): Line | undefined =>
  lines.find(({ received, returned }) => received - returned >= qty);

/** Pieces of one return of a customer. */
export interface CollectedReturn {
  readonly qty: number;
}

/** [R98] What a record holds of the returns that it was made of once it is about fewer pieces: the first of them, up to these. */
export function heldReturns<Of extends CollectedReturn>(returns: readonly Of[], qty: number): readonly Of[] {
  let left = qty;
  return returns.flatMap(one => {
    const held = Math.min(left, one.qty);
    left -= held;
    return held > 0 ? [{ ...one, qty: held }] : [];
  });
}
