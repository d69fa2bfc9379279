import { permissionCode } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { toolAddress } from '../../../engine/address-with.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { BoardFrame } from './board-frame.view.tsx';
import { detailInputs, tableOf } from './board-lines.ts';
import { BoardPanels } from './board-panels.view.tsx';
import { KpiTile } from './kpi-tile.view.tsx';
import { useBoard } from './use-board.ts';

/** The purchasing board: conditions above, its figures with targets and weeks, and four rankings below. */
export const PurchaseBoard = observer(function PurchaseBoard(props: ViewProps) {
  const { section, page } = props;
  const session = useService(Session);
  const board = useBoard(props, 'tab0');
  const { tool, typed, inputs, values } = board;
  const detail = `${page.key}Detail`;
  const mayOpen = session.can(permissionCode(section, detail, 'list'));
  const tiles = values && tableOf(tool, values, 'tiles');
  const weeks = values ? tableOf(tool, values, 'weeks').lines : [];
  const asksFor = (name: string) => !['from', 'to'].includes(name) || typed['period'] === 'custom';
  return (
    <BoardFrame section={section} page={page} board={board} asksFor={asksFor}>
      {tiles && (
        <div className="ax-kpi-tiles">
          {tiles.lines.map(tile => (
            <KpiTile
              key={String(tile['kpi'])}
              field={tiles.field}
              tile={tile}
              weeks={weeks.filter(week => week['kpi'] === tile['kpi'])}
              to={mayOpen ? toolAddress({ section, page: detail, tab: 'tab0' }, detailInputs(tile, inputs.values)) : undefined}
            />
          ))}
        </div>
      )}
      {values && <BoardPanels tool={tool} values={values} />}
    </BoardFrame>
  );
});
