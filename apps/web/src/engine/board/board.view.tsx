import { type Board, type Figure, type NumberTile, permissionCode, type Tile } from '@axle/page-kit';
import { Button, NonIdealState, ProgressBar } from '@blueprintjs/core';
import { WarningSign } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { boardText } from '../../text/board.ts';
import { engineText } from '../../text/engine.ts';
import type { ListStore } from '../list/list-store.ts';
import { BarsTileView } from './bars-tile.view.tsx';
import './board.css';
import { addressBeyond, drillFilters, usualFilters } from './drill.ts';
import { FunnelTileView } from './funnel-tile.view.tsx';
import { LedgerTileView } from './ledger-tile.view.tsx';
import { LinesTileView } from './lines-tile.view.tsx';
import { MatrixTileView } from './matrix-tile.view.tsx';
import { NumberTileView } from './number-tile.view.tsx';
import { StacksTileView } from './stacks-tile.view.tsx';
import { TableTileView } from './table-tile.view.tsx';
import type { TileProps } from './tile-props.ts';

type DrawTile = ComponentType<TileProps<Tile, Figure>>;

// a kind of tile and the figure that its key names belong together by the page's definition
const views = {
  number: NumberTileView,
  bars: BarsTileView,
  lines: LinesTileView,
  table: TableTileView,
  matrix: MatrixTileView,
  stacks: StacksTileView,
  funnel: FunnelTileView,
  ledger: LedgerTileView,
} as unknown as Readonly<Record<Tile['kind'], DrawTile>>;

const spans: Readonly<Record<Exclude<Tile['kind'], 'number'>, number>> = {
  bars: 4,
  lines: 12,
  table: 12,
  matrix: 12,
  stacks: 12,
  funnel: 12,
  ledger: 12,
};

/** The figures of a tab: its numbers in one strip, the other tiles below on a grid of twelve columns. */
export const BoardView = observer(function BoardView({ list, board }: { readonly list: ListStore; readonly board: Board }) {
  const session = useService(Session);
  const { figures, refusal, loading } = list.figures;
  const navigate = useNavigate();
  const drill = ({ drill: to }: Tile) =>
    to &&
    ((row?: string, column?: string) => {
      const { filters, tab, search } = list.state;
      const usual = usualFilters(board, filters);
      const opens = to.beyond && search === '' && session.can(permissionCode(to.beyond.section, to.beyond.page, 'list'));
      const address = opens ? addressBeyond(to.beyond!, [...filters, ...usual], row, column) : undefined;
      if (address === undefined) list.drillTo(to.tab ?? tab, [...usual, ...drillFilters(to, row, column)]);
      else void navigate(address);
    });
  const draw = (tile: Tile) => {
    const View = views[tile.kind];
    return <View key={tile.key} tile={tile} figure={figures?.[tile.key]} onDrill={drill(tile)} store={list.figures} />;
  };
  const isNumber = (tile: Tile): tile is NumberTile => tile.kind === 'number';
  const numbers = board.tiles.filter(isNumber);
  const others = board.tiles.filter(tile => !isNumber(tile));
  if (refusal)
    return (
      <div className="ax-empty" role="alert">
        <NonIdealState
          icon={<WarningSign size={32} />}
          iconMuted={false}
          title={session.say(engineText.failedToLoad)}
          description={session.say(refusal.message)}
          action={<Button intent="primary" text={session.say(engineText.retry)} onClick={() => list.refresh()} />}
        />
      </div>
    );
  return (
    <div
      className={`ax-board${board.tiles.length === 1 ? ' ax-alone' : ''}`}
      tabIndex={0}
      role="group"
      aria-busy={loading}
      aria-label={session.say(engineText.figures)}
    >
      {loading && <ProgressBar className="ax-list-progress" aria-label={session.say(engineText.loading)} />}
      {numbers.length > 0 && <div className="ax-numbers">{numbers.map(draw)}</div>}
      {others.map(tile => (
        <section
          key={tile.key}
          className="ax-tile"
          style={{ gridColumn: `span ${tile.span ?? spans[tile.kind as keyof typeof spans]}` }}
          aria-label={session.say(tile.title)}
        >
          <h3>
            {session.say(tile.title)}
            {tile.help && <span>{session.say(tile.help)}</span>}
          </h3>
          {figures && isEmpty(figures[tile.key]) ? (
            <p className="ax-hint">{session.say(boardText.nothing)}</p>
          ) : (
            <div className="ax-tile-body" tabIndex={0}>
              {draw(tile)}
            </div>
          )}
        </section>
      ))}
    </div>
  );
});

function isEmpty(figure: Figure | undefined): boolean {
  if (figure === undefined) return true;
  if ('choices' in figure) return false;
  if ('accounts' in figure) return figure.accounts.length === 0;
  if ('points' in figure) return figure.points.length === 0;
  return 'rows' in figure && figure.rows.length === 0;
}
