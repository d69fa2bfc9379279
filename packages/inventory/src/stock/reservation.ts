import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { atpShort } from './refusals.ts';

/** Pieces of a SKU promised in a warehouse: how many, how many of them were set apart in bins, how many were given back. */
export interface Reservation {
  readonly reserved: number;
  readonly allocated: number;
  readonly released: number;
}

/** [M6] What is promised and neither set apart nor given back; never below zero. */
export const openOf = ({ reserved, allocated, released }: Reservation): number => reserved - allocated - released;

/** [M6] What may still be promised: available pieces less open promises; below zero where facts took promised pieces. */
export const atp = (available: number, promised: number): number => available - promised;

/** [M6] A promise of `qty` pieces. Refused with `ATP_SHORT` and the most that can be promised, when it is more than what is free less the buffer. */
export function reserve(stock: { readonly available: number; readonly promised: number }, qty: number, buffer = 0): Result<Reservation> {
  const most = Math.max(0, atp(stock.available, stock.promised) - buffer);
  return qty > most ? refuse(atpShort(most)) : ok({ reserved: qty, allocated: 0, released: 0 });
}

const beyond = (most: number): Refusal => ({
  code: 'RESERVATION_SHORT',
  message: { zh: `超出占用数量，最多 ${most}`, en: `Exceeds the reserved quantity, at most ${most}` },
});

/** [M6] Sets promised pieces apart; their move from available to reserved goes with it. Refused with `RESERVATION_SHORT` beyond what is open. */
export const allocateFrom = (reservation: Reservation, qty: number): Result<Reservation> =>
  qty > openOf(reservation) ? refuse(beyond(openOf(reservation))) : ok({ ...reservation, allocated: reservation.allocated + qty });

/** [M6] Puts pieces that were set apart back among the promised ones. */
export const unallocateFrom = (reservation: Reservation, qty: number): Result<Reservation> =>
  qty > reservation.allocated ? refuse(beyond(reservation.allocated)) : ok({ ...reservation, allocated: reservation.allocated - qty });

/** [M6] Gives promised pieces back. */
export const releaseFrom = (reservation: Reservation, qty: number): Result<Reservation> =>
  qty > openOf(reservation) ? refuse(beyond(openOf(reservation))) : ok({ ...reservation, released: reservation.released + qty });
