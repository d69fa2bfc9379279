import { observer } from 'mobx-react-lite';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { tableOf } from './board-lines.ts';
import { KpiTile } from './kpi-tile.view.tsx';
import type { AskedBoard } from './use-board.ts';
import { useDrill } from './use-drill.ts';

/** The figures of a board; each opens its rows on the page behind it, for users of that page. */
export const KpiTiles = observer(function KpiTiles({
  section,
  page,
  board,
}: Pick<ViewProps, 'section' | 'page'> & { readonly board: AskedBoard }) {
  const drill = useDrill({ section, page }, board);
  const { tool, values } = board;
  if (!values) return null;
  const tiles = tableOf(tool, values, 'tiles');
  const weeks = tool.results['weeks'] ? tableOf(tool, values, 'weeks').lines : [];
  return (
    <div className="ax-kpi-tiles">
      {tiles.lines.map(tile => (
        <KpiTile
          key={String(tile['kpi'])}
          field={tiles.field}
          tile={tile}
          weeks={weeks.filter(week => week['kpi'] === tile['kpi'])}
          to={drill(tile['kpi'])}
        />
      ))}
    </div>
  );
});
