/** An open reservation as far as its turn goes: the lower the priority number and the earlier it ships, the sooner. */
export interface OpenReservation {
  readonly reservationNo: string;
  readonly open: number;
  readonly priority: number;
  /** Instant of ISO 8601; undefined where none is set: behind all others of its priority. */
  readonly shipBy?: string;
  /** Instant since when it stands. */
  readonly since: string;
}

/** What a reservation keeps and what it gives back. */
export interface ReassignedReservation {
  readonly reservationNo: string;
  readonly kept: number;
  readonly freed: number;
}

const last = '\uffff';
const text = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * [M6] Gives what is available to the open reservations by priority, then by when they ship, then by age, each as much as is left; what one
 * cannot keep is given back.
 */
export function reassign(available: number, reservations: readonly OpenReservation[]): readonly ReassignedReservation[] {
  let left = Math.max(0, available);
  return reservations
    .toSorted(
      (one, other) =>
        one.priority - other.priority ||
        text(one.shipBy ?? last, other.shipBy ?? last) ||
        text(one.since, other.since) ||
        text(one.reservationNo, other.reservationNo),
    )
    .map(({ reservationNo, open }) => {
      const kept = Math.min(open, left);
      left -= kept;
      return { reservationNo, kept, freed: open - kept };
    });
}
