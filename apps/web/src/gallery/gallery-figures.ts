import { ok, type Result } from '@axle/kernel';
import { type Board, type Figure, type Figures, pagesOf, type Subject, type Tile } from '@axle/page-kit';
import { allSections } from '@axle/pages';

const names = ['Basic data', 'Purchasing', 'Warehouse', 'Logs', 'Planning', 'Orders', 'Finance', 'Logistics'];
const subjects = (count: number): readonly Subject[] =>
  Array.from({ length: count }, (_, place) => {
    const name = `${names[place % names.length]}${place < names.length ? '' : ` ${Math.floor(place / names.length) + 1}`}`;
    return { key: String(place), label: { zh: name, en: name } };
  });
const turn = (place: number) => (place * 7919) % 613;

const figuresOf = (board: Board): Figures => Object.fromEntries(board.tiles.map((tile, place) => [tile.key, figureFor(tile, place)]));

/** Made-up figures for every tile of the board of that name. The same each time. */
export async function figuresByName(name: string): Promise<Result<Figures>> {
  const tabs = (await allSections()).flatMap(pagesOf).flatMap(page => page.tabs);
  const board = tabs.find(tab => tab.board?.figures === name)?.board;
  return ok(board ? figuresOf(board) : {});
}

function figureFor(tile: Tile, place: number): Figure {
  switch (tile.kind) {
    case 'number':
      return { value: turn(place + 3) * 17, before: turn(place + 4) * 17 };
    case 'bars':
      return { points: subjects(8).map((subject, at) => ({ ...subject, value: 900 - at * 110 })) };
    case 'lines':
      return { points: subjects(48).map((subject, at) => ({ ...subject, value: turn(at) })) };
    case 'table':
      return {
        rows: subjects(30).map((subject, at) => ({
          ...subject,
          values: Object.fromEntries(tile.columns.map(({ key }, column) => [key, turn(at * 7 + column) - (column === 6 ? 300 : 0)])),
        })),
      };
    case 'matrix':
      return {
        rows: subjects(30),
        columns: subjects(24),
        cells: Array.from({ length: 30 }, (_, row) =>
          Array.from({ length: 24 }, (__, column) => (turn(row * 24 + column) % 3 === 0 ? 0 : turn(row * 24 + column))),
        ),
      };
  }
}
