import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { grouped } from '../grouped.ts';
import { listText } from '../../text/list.ts';
import { usePageModel } from '../page-model-context.ts';
import { Totals } from './totals.view.tsx';
import type { ListStore } from './list-store.ts';

/** How many rows match and how many are ticked. */
export const ListFooter = observer(function ListFooter({ list }: { readonly list: ListStore }) {
  const session = useService(Session);
  const { total, exact } = list.rows;
  const model = usePageModel();
  const { bulk, bulkOpen } = model;
  const { size, set, except, exact: exactSize } = list.selection;
  return (
    <div className="ax-foot" role="status">
      <span>{total === undefined ? '…' : session.say(exact ? engineText.total : engineText.totalAtLeast, { total: grouped(total) })}</span>
      {size > 0 && (
        <>
          <span className="ax-dot">·</span>
          <span>
            {session.say(exactSize ? engineText.ticked : listText.tickedMore, { count: grouped(size) })}
            {except.size > 0 && session.say(listText.unticked, { count: grouped(except.size) })}
          </span>
          <Button size="small" variant="minimal" text={session.say(engineText.clearTicks)} onClick={() => list.selection.clear()} />
          {list.gathers && !set && total !== undefined && size < total && (
            <Button
              size="small"
              variant="minimal"
              loading={list.selection.gathering}
              onClick={() => void list.selectMatching()}
              text={session.say(engineText.tickAllMatching, { count: grouped(total) })}
            />
          )}
        </>
      )}
      <Totals list={list} />
      {bulk && !bulkOpen && (
        <Button
          size="small"
          variant="minimal"
          className="ax-foot-end"
          onClick={() => model.openBulk()}
          text={session.say(listText.bulkProgress, {
            action: bulk.action.title,
            handled: grouped(bulk.progress.handled),
            rows: grouped(bulk.progress.rows),
          })}
        />
      )}
    </div>
  );
});
