import { businessDay } from '@axle/page-kit';
import { Callout, Spinner } from '@blueprintjs/core';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Chips } from '../../../engine/list/chips.view.tsx';
import { FilterBar } from '../../../engine/list/filter-bar.view.tsx';
import { Toolbar } from '../../../engine/list/toolbar.view.tsx';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { boardStages, mostCards, ProjectBoardStore } from './project-board.store.ts';
import { projectBoardText as text } from './project-board-text.ts';
import { StageColumn } from './stage-column.view.tsx';
import { useStageMoves } from './use-stage-moves.ts';
import './project-board.css';

/** All projects by stage, moved through the gates by dragging or by key. */
export const ProjectBoard = observer(function ProjectBoard() {
  const { list } = usePageModel();
  const session = useService(Session);
  const today = businessDay(new Date(useService(Clock).now()));
  const [store] = useState(() => new ProjectBoardStore(list.records));
  const moves = useStageMoves(store);
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the rows of the list are read again after whatever changed them, and so is the board
    const end = reaction(
      () => [list.rows.blocks, JSON.stringify(list.serverFilters)],
      () => {
        const grip = document.activeElement?.getAttribute('data-grip');
        void store.load(list.serverFilters).then(() => {
          if (grip && !board.current?.contains(document.activeElement))
            board.current?.querySelector<HTMLElement>(`[data-grip="${grip}"]`)?.focus();
        });
      },
      { fireImmediately: true },
    );
    return () => {
      end();
      store.stop();
    };
  }, [store, list]);
  return (
    <div className="ax-project-board">
      <Toolbar columns={false} />
      {list.fold.open && <FilterBar list={list} />}
      <Chips list={list} />
      {store.refusal && <Callout intent="danger">{session.say(store.refusal.message)}</Callout>}
      {!store.rows && !store.refusal && <Spinner size={24} />}
      {store.rows?.length === mostCards && <p className="ax-hint">{session.say(text.part, { count: mostCards })}</p>}
      {store.rows && (
        <div ref={board} className="ax-stages" data-region="list">
          {boardStages.map(stage => (
            <StageColumn key={stage} stage={stage} store={store} moves={moves} today={today} />
          ))}
        </div>
      )}
    </div>
  );
});
