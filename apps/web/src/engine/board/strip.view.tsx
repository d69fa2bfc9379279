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

/** Low pictures above the rows, side by side, over the same filters; a click on a part of one filters the rows. */
export const StripView = observer(function StripView({ list, strip }: { readonly list: ListStore; readonly strip: Board }) {
  const session = useService(Session);
  const [store] = useState(() => new FiguresStore(list.records));
  useEffect(() => {
    // the rows may have changed, and with them the figures
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
  return (
    <div className="ax-strips">
      {(strip.tiles as readonly LinesTile[]).map(tile => (
        <section key={tile.key} className="ax-strip-tile" aria-label={session.say(tile.title)} aria-busy={store.loading}>
          <h3 title={tile.help && session.say(tile.help)}>{session.say(tile.title)}</h3>
          <LinesTileView
            tile={tile}
            figure={store.figures?.[tile.key] as PointsFigure | undefined}
            onDrill={tile.drill && (row => list.drillTo(tile.drill!.tab ?? list.state.tab, drillFilters(tile.drill!, row)))}
          />
        </section>
      ))}
    </div>
  );
});
