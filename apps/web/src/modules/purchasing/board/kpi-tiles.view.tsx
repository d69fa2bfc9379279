import { permissionCode } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { toolAddress } from '../../../engine/address-with.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { detailInputs, tableOf } from './board-lines.ts';
import { KpiTile } from './kpi-tile.view.tsx';
import type { AskedBoard } from './use-board.ts';

/** The figures of a board; each opens its rows on the page behind it, for whoever may use that. */
export const KpiTiles = observer(function KpiTiles({
  section,
  page,
  board: { tool, inputs, values },
}: Pick<ViewProps, 'section' | 'page'> & { readonly board: AskedBoard }) {
  const session = useService(Session);
  if (!values) return null;
  const detail = `${page.key}Detail`;
  const mayOpen = session.can(permissionCode(section, detail, 'list'));
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
          to={
            mayOpen ? toolAddress({ section, page: detail, tab: 'tab0' }, detailInputs(tool, tile, inputs.values), tool.address) : undefined
          }
        />
      ))}
    </div>
  );
});
