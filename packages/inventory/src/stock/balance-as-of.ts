import type { LocalDate } from '@axle/kernel';

/** A line of the ledger as far as a balance at a moment has to know it. */
export interface DatedMove {
  readonly qty: number;
  /** When it was booked: an instant of ISO 8601 in UTC. */
  readonly postedAt: string;
  /** The day of business that it counts for. */
  readonly bizDate: LocalDate;
}

/** A moment by one of the two clocks: when it was booked, or the day of business. Both include the moment itself. */
export type AsOf = { readonly clock: 'posted'; readonly at: string } | { readonly clock: 'business'; readonly at: LocalDate };

/** A balance at the end of a month, of one key, by one of the clocks. */
export interface Snapshot {
  readonly qty: number;
  /** The last instant, or the last day, that is in it. */
  readonly until: string;
}

/** Where a moment stands in time: instants are written with and without fractions, and compared as what they mean. */
const timeOf = (moment: string): number => Date.parse(moment);
const momentOf = (move: DatedMove, { clock }: AsOf): number => timeOf(clock === 'posted' ? move.postedAt : move.bizDate);

/** [M2] The balance of one key at a moment: that of a snapshot before it, and all moves from there up to the moment. */
export function balanceAsOf(moves: readonly DatedMove[], asOf: AsOf, snapshot?: Snapshot): number {
  const at = timeOf(asOf.at);
  const from = snapshot && timeOf(snapshot.until) <= at ? snapshot : undefined;
  return moves
    .filter(move => momentOf(move, asOf) <= at && (from === undefined || momentOf(move, asOf) > timeOf(from.until)))
    .reduce((total, { qty }) => total + qty, from?.qty ?? 0);
}
