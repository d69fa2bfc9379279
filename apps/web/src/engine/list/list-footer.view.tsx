import { fill } from '@axle/kernel';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { grouped } from '../grouped.ts';
import { type ListStore, mostTicked } from './list-store.ts';

/** How many rows match and how many are ticked. */
export const ListFooter = observer(function ListFooter({ list }: { readonly list: ListStore }) {
  const session = useService(Session);
  const [ticking, setTicking] = useState(false);
  const { total, exact } = list.rows;
  const { size } = list.selection;
  const tickable = Math.min(total ?? 0, mostTicked);
  const tickMatching = async () => {
    setTicking(true);
    await list.selectMatching();
    setTicking(false);
  };
  return (
    <div className="ax-foot" role="status">
      <span>
        {total === undefined ? '…' : session.say(fill(exact ? engineText.total : engineText.totalAtLeast, { total: grouped(total) }))}
      </span>
      {size > 0 && (
        <>
          <span className="ax-dot">·</span>
          <span>{session.say(fill(engineText.ticked, { count: grouped(size) }))}</span>
          <Button size="small" variant="minimal" text={session.say(engineText.clearTicks)} onClick={() => list.selection.clear()} />
          {size < tickable && (
            <Button
              size="small"
              variant="minimal"
              loading={ticking}
              onClick={() => void tickMatching()}
              text={session.say(fill(total === tickable ? engineText.tickAllMatching : engineText.tickFirst, { count: grouped(tickable) }))}
            />
          )}
        </>
      )}
    </div>
  );
});
