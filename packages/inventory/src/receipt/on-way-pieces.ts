/** A line of a receipt, in pieces. */
export interface OnWayLine {
  readonly expected: number;
  /** In stock already. */
  readonly accepted: number;
  /** Whether what it expects is ours already, in the bin of what is on its way. */
  readonly inTransit: boolean;
}

/**
 * [R17] How many of the pieces that a line takes in come out of the bin of what is on its way: never more than were booked into it. Those
 * beyond are new to the stock.
 */
export const onWayPieces = ({ expected, accepted, inTransit }: OnWayLine, take: number): number =>
  inTransit ? Math.min(take, Math.max(0, expected - accepted)) : 0;
