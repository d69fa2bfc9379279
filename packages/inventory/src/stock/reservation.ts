import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { atpShort } from './refusals.ts';

/** Pieces of a SKU reserved in a warehouse: how many, how many of them were allocated in bins, how many were released. */
export interface Reservation {
  readonly reserved: number;
  readonly allocated: number;
  readonly released: number;
}

/** [M6] What is reserved and neither allocated nor released; never below zero. */
export const openOf = ({ reserved, allocated, released }: Reservation): number => reserved - allocated - released;

/** [M6] What may still be reserved: available pieces less open reservations; below zero where facts took reserved pieces. */
export const atp = (available: number, unallocated: number): number => available - unallocated;

/**
 * [M6] A reservation of `qty` pieces. Refused with `ATP_SHORT` and the most that can be reserved, when it is more than what is free less
 * the buffer.
 */
export function reserve(stock: { readonly available: number; readonly unallocated: number }, qty: number, buffer = 0): Result<Reservation> {
  const most = Math.max(0, atp(stock.available, stock.unallocated) - buffer);
  return qty > most ? refuse(atpShort(most)) : ok({ reserved: qty, allocated: 0, released: 0 });
}

const beyond = (most: number): Refusal => ({
  code: 'RESERVATION_SHORT',
  message: { zh: `超出占用数量，最多 ${most}`, en: `Exceeds the reserved quantity, at most ${most}` },
});

/**
 * [M6] Allocates reserved pieces; their move from available to reserved goes with it. Refused with `RESERVATION_SHORT` beyond what is open.
 */
export const allocateFrom = (reservation: Reservation, qty: number): Result<Reservation> =>
  qty > openOf(reservation) ? refuse(beyond(openOf(reservation))) : ok({ ...reservation, allocated: reservation.allocated + qty });

/** [M6] Makes allocated pieces reserved ones again. */
export const unallocateFrom = (reservation: Reservation, qty: number): Result<Reservation> =>
  qty > reservation.allocated ? refuse(beyond(reservation.allocated)) : ok({ ...reservation, allocated: reservation.allocated - qty });

/** [M6] Releases reserved pieces. */
export const releaseFrom = (reservation: Reservation, qty: number): Result<Reservation> =>
  qty > openOf(reservation) ? refuse(beyond(openOf(reservation))) : ok({ ...reservation, released: reservation.released + qty });
