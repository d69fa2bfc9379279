import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { cellId, leaveIdToSeenHead } from '../cells/grid-semantics.ts';
import type { ListStore } from './list-store.ts';

/** The head of the ticks: ticks the loaded rows, or unticks all. */
export const TickAll = observer(function TickAll({
  list,
  grid,
  className,
  style,
}: {
  readonly list: ListStore;
  readonly grid: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}) {
  const session = useService(Session);
  const { loaded } = list.rows;
  const count = loaded.filter(row => list.selection.has(row.id)).length;
  const all = count > 0 && count === loaded.length;
  return (
    <div
      id={cellId(grid, -1, 0)}
      ref={leaveIdToSeenHead}
      role="columnheader"
      aria-colindex={1}
      className={`ax-head ax-head-tick ax-pinned ${className ?? ''}`}
      style={style}
    >
      <input
        type="checkbox"
        aria-label={session.say(all ? engineText.clearTicks : engineText.tickLoaded)}
        title={session.say(all ? engineText.clearTicks : engineText.tickLoaded)}
        checked={all}
        ref={box => {
          if (box) box.indeterminate = count > 0 && !all;
        }}
        onChange={() => (all ? list.selection.drop(loaded.map(row => row.id)) : list.selection.add(loaded))}
      />
    </div>
  );
});
