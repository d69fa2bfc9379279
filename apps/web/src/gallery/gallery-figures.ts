import { type Decimal, ok, type Result, text } from '@axle/kernel';
import { type Board, type Figure, type Figures, ledgerAccounts, type LedgerEntry, pagesOf, type Subject, type Tile } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import type { FiguresQuery } from '../engine/records/records-of.ts';
import { layoutPages } from './layout-pages.ts';

const names = ['Basic data', 'Purchasing', 'Warehouse', 'Logs', 'Planning', 'Orders', 'Finance', 'Logistics'];
const subjects = (count: number): readonly Subject[] =>
  Array.from({ length: count }, (_, place) => {
    const name = `${names[place % names.length]}${place < names.length ? '' : ` ${Math.floor(place / names.length) + 1}`}`;
    return { key: String(place), label: text(name, name) };
  });
const turn = (place: number) => (place * 7919) % 613;

const figuresOf = (board: Board, steps: readonly string[]): Figures =>
  Object.fromEntries(board.tiles.map((tile, place) => [tile.key, figureFor(tile, place, steps)]));

const openings = { CNY: '120000.00' as Decimal, USD: '8450.50' as Decimal };

const movements = (): readonly LedgerEntry[] =>
  Array.from({ length: 60 }, (_, at) => ({
    key: String(at + 1),
    of: at % 3 === 0 ? 'USD' : 'CNY',
    at: new Date(Date.UTC(2026, 4, 1, 2) + at * 7_200_000).toISOString(),
    words: at % 2 === 0 ? `PAY-${2605_000 + at}` : `PREPAY-${880 + at}`,
    change: `${at % 2 === 0 ? '-' : ''}${turn(at + 1) * 3}.${String(((at * 37) % 90) + 10)}` as Decimal,
  }));

/** Made-up figures for every tile of the board of that name. The same each time. */
export async function figuresByName(name: string, { steps = [] }: FiguresQuery): Promise<Result<Figures>> {
  const pages = [...layoutPages, ...(await allSections()).flatMap(pagesOf)];
  const boards = pages.flatMap(({ tabs, strip }) => [...tabs.flatMap(({ board }) => board ?? []), ...(strip ? [strip] : [])]);
  const board = boards.find(({ figures }) => figures === name);
  return ok(board ? figuresOf(board, steps) : {});
}

function figureFor(tile: Tile, place: number, steps: readonly string[]): Figure {
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
    case 'funnel':
      return {
        choices: subjects(8),
        points: steps.map((key, at) => ({ ...subjects(8)[Number(key)]!, value: Math.round(1200 / (at + 1) ** 1.3) })),
      };
    case 'ledger':
      return {
        accounts: ledgerAccounts(openings, movements()).map(account => ({
          ...account,
          key: account.of,
          label: text(account.of, account.of),
        })),
      };
    case 'stacks':
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
