import { greatCircleKm, type Place } from './great-circle.ts';

/** A place, and how far it lies from another. */
export type Distant<Spot extends Place> = Spot & { readonly km: number };

/** [L26] The places next to a place, the nearest first and of equal ones the one that was given first, at most so many. */
export const nearestPlaces = <Spot extends Place>(from: Place, places: readonly Spot[], most: number): readonly Distant<Spot>[] =>
  places
    .map(place => ({ ...place, km: greatCircleKm(from, place) }))
    .toSorted((one, other) => one.km - other.km)
    .slice(0, most);
