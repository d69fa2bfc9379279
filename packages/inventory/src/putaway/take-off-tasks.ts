import type { PutawayPlace } from './suggest-putaway.ts';

/** A putaway task that is not over, with the bins where the rest of it should go. */
export interface OpenPutaway {
  readonly id: number;
  readonly qty: number;
  readonly doneQty: number;
  readonly places: readonly PutawayPlace[];
}

/**
 * What a task comes to once pieces were taken off it: it goes on with fewer, is done with those that it placed, or is cancelled as it
 * stood.
 */
export interface TakenOffPutaway extends Pick<OpenPutaway, 'id' | 'qty' | 'places'> {
  readonly state: 'asBefore' | 'done' | 'cancelled';
}

/** The first so many pieces of some places. */
function firstPieces(places: readonly PutawayPlace[], pieces: number): readonly PutawayPlace[] {
  let left = pieces;
  return places.flatMap(({ bin, qty }) => {
    const kept = Math.min(qty, left);
    left -= kept;
    return kept > 0 ? [{ bin, qty: kept }] : [];
  });
}

/**
 * [M5] Takes pieces that a receipt counts no more off the tasks that should put them away, the newest first, never what lies in a bin
 * already. Answers the tasks that change, and how many of the pieces are put away.
 */
export function takeOffTasks(
  tasks: readonly OpenPutaway[],
  pieces: number,
): { readonly changed: readonly TakenOffPutaway[]; readonly placed: number } {
  let rest = pieces;
  const changed = tasks
    .toSorted((one, other) => other.id - one.id)
    .flatMap(({ id, qty, doneQty, places }): readonly TakenOffPutaway[] => {
      const taken = Math.min(rest, qty - doneQty);
      rest -= taken;
      if (taken <= 0) return [];
      const left = qty - doneQty - taken;
      if (left > 0) return [{ id, qty: qty - taken, places: firstPieces(places, left), state: 'asBefore' }];
      return [doneQty > 0 ? { id, qty: doneQty, places: [], state: 'done' } : { id, qty, places: [], state: 'cancelled' }];
    });
  return { changed, placed: rest };
}
