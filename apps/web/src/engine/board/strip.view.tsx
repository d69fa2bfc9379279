import type { Board, LinesTile, PointsFigure } from '@axle/page-kit';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import type { ListStore } from '../list/list-store.ts';
import './board.css';
import { drillFilters } from './drill.ts';
import { FiguresStore } from './figures-store.ts';
import { LinesTileView } from './lines-tile.view.tsx';

/** A low picture above the rows, over the same filters; a click on a part of it filters the rows. */
export const StripView = observer(function StripView({ list, strip }: { readonly list: ListStore; readonly strip: Board }) {
  const session = useService(Session);
  const [store] = useState(() => new FiguresStore(list.records));
  useEffect(() => {
    // rows that came anew may count anew
    const end = reaction(
      () => [list.serverFilters, list.rows.blocks] as const,
      ([filters]) => void store.ask(strip, filters),
      { delay: 50, fireImmediately: true },
    );
    return () => {
      end();
      store.stop();
    };
  }, [list, store, strip]);
  const tile = strip.tiles[0] as LinesTile;
  const { drill } = tile;
  return (
    <section className="ax-strip" aria-label={session.say(tile.title)} aria-busy={store.loading}>
      <h3 title={tile.help && session.say(tile.help)}>{session.say(tile.title)}</h3>
      <LinesTileView
        tile={tile}
        figure={store.figures?.[tile.key] as PointsFigure | undefined}
        onDrill={drill && (row => list.drillTo(drill.tab ?? list.state.tab, drillFilters(drill, row)))}
      />
    </section>
  );
});
