import type { FiguresStore } from './figures-store.ts';
import type { Figure, Tile } from '@axle/page-kit';

/** What a tile is drawn from. */
export interface TileProps<Kind extends Tile, Shown extends Figure> {
  readonly tile: Kind;
  /** Absent while it loads. */
  readonly figure: Shown | undefined;
  /** Takes what the reader chooses of the tile. */
  readonly store?: FiguresStore;
  /** Opens the rows behind a number; absent where the tile leads to none. */
  readonly onDrill: ((row?: string, column?: string) => void) | undefined;
}
