import type { RecordRow } from '@axle/page-kit';
import { Button, ProgressBar } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useId } from 'react';
import { useService } from '../../shell/services.tsx';
import { Navigation } from '../../shell/navigation.ts';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { usePageModel } from '../page-model-context.ts';
import { drillAddress } from './column-drills.ts';
import { Chips } from './chips.view.tsx';
import { FilterBar } from './filter-bar.view.tsx';
import { GridView } from './grid.view.tsx';
import '../tables.css';
import './list.css';
import { ListFooter } from './list-footer.view.tsx';
import { ListTabs } from './list-tabs.view.tsx';
import { Toolbar } from './toolbar.view.tsx';

const EmptyList = lazy(async () => ({ default: (await import('./empty-list.view.tsx')).EmptyList }));
const MissingView = lazy(async () => ({ default: (await import('./empty-list.view.tsx')).MissingView }));
const StripView = lazy(async () => ({ default: (await import('../board/strip.view.tsx')).StripView }));
const TabView = lazy(async () => ({ default: (await import('./tab-view.view.tsx')).TabView }));
const PageInTab = lazy(async () => ({ default: (await import('../page/page-in-tab.view.tsx')).PageInTab }));
const TabTool = lazy(async () => ({ default: (await import('../tool/tab-tool.view.tsx')).TabTool }));
const RecordTree = lazy(async () => ({ default: (await import('../tree/record-tree.view.tsx')).RecordTree }));
const BoardView = lazy(async () => ({ default: (await import('../board/board.view.tsx')).BoardView }));

/** A whole list: tabs, toolbar, filters, rows, totals. */
export const ListView = observer(function ListView() {
  const model = usePageModel();
  const { list } = model;
  const { strip } = model.page;
  const id = useId();
  const { view, tool, listOf, tree, key = '' } = list.tabs.find(tab => tab.key === list.state.tab) ?? list.tabs[0] ?? {};
  if (view !== undefined || tool || listOf)
    return (
      <div className="ax-list">
        <ListTabs panel={id} />
        <div id={id} className="ax-list-body">
          <Suspense>
            {tool && !tool.byView && <TabTool key={key} tab={key} tool={tool} records={list.records} />}
            {listOf && <PageInTab key={key} {...listOf} active />}
            {view !== undefined && <TabView key={view} section={model.section} page={model.page} view={view} />}
          </Suspense>
        </div>
      </div>
    );
  return (
    <div className="ax-list">
      <ListTabs panel={id} />
      <Toolbar />
      {list.fold.open && list.filterFields.length > 0 && <FilterBar list={list} />}
      <Chips list={list} />
      {!list.board && strip?.reads.every(name => list.fields[name]) && (
        <Suspense fallback={<div className="ax-strip" />}>
          <StripView list={list} strip={strip} />
        </Suspense>
      )}
      <div id={id} className="ax-list-body">
        {list.board ? (
          <Suspense>
            <BoardView list={list} board={list.board} />
          </Suspense>
        ) : tree && !list.filtered && !model.views.missing ? (
          <Suspense>
            <RecordTree tree={tree} />
          </Suspense>
        ) : (
          <Rows />
        )}
      </div>
      {!list.board && <ListFooter list={list} />}
    </div>
  );
});

/** The rows of the list, or why there are none. */
const Rows = observer(function Rows() {
  const model = usePageModel();
  const [session, navigation] = [useService(Session), useService(Navigation)];
  const { list, page } = model;
  const { rows } = list;
  const open = (row: RecordRow, index: number, link?: string) => {
    const address = link === undefined ? undefined : drillAddress(page, link, row);
    if (address === undefined) model.openDetail(row, index);
    else navigation.go(address);
  };
  if (model.views.missing)
    return (
      <Suspense>
        <MissingView leave={() => model.views.leave(undefined)} />
      </Suspense>
    );
  const empty = rows.refusal !== undefined ? rows.blocks.size === 0 : !rows.loading && rows.length === 0;
  return (
    <>
      {rows.refusal && !empty && (
        <div className="ax-list-refused" role="alert">
          <span>
            {session.say(engineText.failedToLoad)}: {session.say(rows.refusal.message)}
          </span>
          <Button size="small" text={session.say(engineText.retry)} onClick={() => list.refresh()} />
        </div>
      )}
      {rows.loading && <ProgressBar className="ax-list-progress" aria-label={session.say(engineText.loading)} />}
      {empty ? (
        <Suspense>
          <EmptyList list={list} />
        </Suspense>
      ) : (
        list.columns.ready &&
        model.views.ready && <GridView list={list} cells={model.cells} label={session.say(page.title)} onOpen={open} />
      )}
    </>
  );
});
