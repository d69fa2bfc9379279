import { observer } from 'mobx-react-lite';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { BoardFrame } from './board-frame.view.tsx';
import { BoardPanels } from './board-panels.view.tsx';
import { KpiTiles } from './kpi-tiles.view.tsx';
import { useBoard } from './use-board.ts';

/** The purchasing board: conditions above, its figures with targets and weeks, and four rankings below. */
export const PurchaseBoard = observer(function PurchaseBoard(props: ViewProps) {
  const { section, page } = props;
  const board = useBoard(props, 'tab0');
  const { typed, values } = board;
  const asksFor = (name: string) => !['from', 'to'].includes(name) || typed['period'] === 'custom';
  return (
    <BoardFrame section={section} page={page} board={board} asksFor={asksFor}>
      <KpiTiles section={section} page={page} board={board} />
      {values && <BoardPanels section={section} page={page} board={board} values={values} />}
    </BoardFrame>
  );
});
