import type { RecordRow } from '@axle/page-kit';

/** A centre with where it is drawn. */
export interface DrawnCentre {
  readonly row: RecordRow;
  readonly x: number;
  readonly y: number;
  /** Where its name stands: beside it, lower where another one stands there already. */
  readonly labelX: number;
  readonly labelY: number;
}

/** Size of the drawing. */
export const [mapWidth, mapHeight] = [860, 460] as const;

const edge = 56;
const [beside, labelWidth, labelHeight] = [18, 44, 14] as const;

/** Whether a centre has a position. */
export const hasPlace = (row: RecordRow): boolean => row['lat'] !== undefined && row['lon'] !== undefined;

/** Places centres so that all of them fill the drawing; degrees of longitude are as wide as they are at their middle. */
export function placeCentres(rows: readonly RecordRow[]): readonly DrawnCentre[] {
  const at = rows.map(row => ({ row, lat: Number(row['lat']), lon: Number(row['lon']) }));
  const lats = at.map(({ lat }) => lat);
  const lons = at.map(({ lon }) => lon);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [north, east] = [middle(lats), middle(lons)];
  const narrow = Math.cos((north * Math.PI) / 180);
  const span = (values: readonly number[], by: number) => Math.max(2, (Math.max(...values) - Math.min(...values)) * by);
  const scale = Math.min((mapWidth - 2 * edge) / span(lons, narrow), (mapHeight - 2 * edge) / span(lats, 1));
  const drawn: DrawnCentre[] = [];
  const northFirst = at.toSorted((one, other) => other.lat - one.lat);
  for (const { row, lat, lon } of northFirst) {
    const [x, y] = [mapWidth / 2 + (lon - east) * narrow * scale, mapHeight / 2 - (lat - north) * scale];
    const labelX = x + beside;
    let labelY = y + 4;
    while (drawn.some(other => Math.abs(other.labelX - labelX) < labelWidth && Math.abs(other.labelY - labelY) < labelHeight))
      labelY += labelHeight;
    drawn.push({ row, x, y, labelX, labelY });
  }
  return drawn;
}
