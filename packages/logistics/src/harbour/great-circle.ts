/** A place on Earth in degrees; north and east are positive. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** Mean radius of the Earth in km (IUGG). */
const earthRadius = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** [L2] Distance over the surface of the Earth in km, by the haversine formula. Ships sail further: around land. */
export function greatCircleKm(from: Place, to: Place): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const chord = half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lon, to.lon);
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord)));
}
