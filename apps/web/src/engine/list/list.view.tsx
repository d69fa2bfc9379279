import { ProgressBar } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { Tracking } from '../../shell/tracking.ts';
import { engineText } from '../../text/engine.ts';
import { usePageModel } from '../page-model-context.ts';
import { TabBar } from '../tab-bar.view.tsx';
import { Chips } from './chips.view.tsx';
import { EmptyList } from './empty-list.view.tsx';
import { FilterBar } from './filter-bar.view.tsx';
import { GridView } from './grid.view.tsx';
import './list.css';
import { ListFooter } from './list-footer.view.tsx';
import { Toolbar } from './toolbar.view.tsx';

/** A whole list: tabs, toolbar, filters, rows, totals. */
export const ListView = observer(function ListView() {
  const model = usePageModel();
  const session = useService(Session);
  const tracking = useService(Tracking);
  const { list, page } = model;
  const { rows } = list;
  const id = useId();
  const empty = rows.refusal !== undefined ? rows.blocks.size === 0 : !rows.loading && rows.length === 0;
  const showTab = (tab: string) => {
    tracking.showTab(tab);
    list.setTab(tab);
  };
  return (
    <div className="ax-list">
      {list.tabs.length > 1 && (
        <TabBar
          className="ax-list-tabs"
          label={session.say(page.title)}
          tabs={list.tabs.map(tab => ({ key: tab.key, title: session.say(tab.title) }))}
          shown={list.state.tab ?? list.tabs[0]?.key}
          panel={id}
          onShow={showTab}
        />
      )}
      <Toolbar />
      {list.filtersOpen && list.filterFields.length > 0 && <FilterBar list={list} />}
      <Chips list={list} />
      <div id={id} className="ax-list-body">
        {rows.loading && <ProgressBar className="ax-list-progress" aria-label={session.say(engineText.loading)} />}
        {empty ? (
          <EmptyList list={list} canAdd={page.standard.includes('add')} />
        ) : (
          list.columns.ready && (
            <GridView list={list} label={session.say(page.title)} onOpen={(row, index) => model.openDetail(row, index)} />
          )
        )}
      </div>
      <ListFooter list={list} />
    </div>
  );
});
