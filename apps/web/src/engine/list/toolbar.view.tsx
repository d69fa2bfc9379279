import { standardCode } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { Export, FeedSubscribed, Filter, Import, Refresh } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { subscribeText } from '../../text/subscribe.ts';
import { toolbarActions } from '../actions/toolbar-actions.ts';
import { usePageModel } from '../page-model-context.ts';
import { ColumnsButton } from './columns-button.view.tsx';
import { ViewsButton } from './views-button.view.tsx';
import { ToolbarButtons } from './toolbar-buttons.view.tsx';
import { QuickSearch } from './quick-search.view.tsx';
import { useOneStop } from './use-one-stop.ts';

/** What can be done on the page: search, actions on ticked rows, files, and how the list looks; without columns where none are drawn. */
export const Toolbar = observer(function Toolbar({ columns = true }: { readonly columns?: boolean }) {
  const model = usePageModel();
  const session = useService(Session);
  const { list, page, section } = model;
  const bar = useRef<HTMLDivElement>(null);
  const walk = useOneStop(bar);
  const ticked = [...list.selection.rows.values()];
  const actions = toolbarActions(section, page, session, ticked, list.selection.set ? list.selection.size : 0).map(action =>
    list.selection.gathering && action.key !== 'add' ? { ...action, blocked: action.blocked ?? engineText.gathering } : action,
  );
  const blocked = session.viewing ? session.say(engineText.viewing) : undefined;
  const can = (action: 'import' | 'export') => page.standard.includes(action) && session.can(standardCode(section, page, action));
  return (
    <div className="ax-toolbar" role="toolbar" aria-label={session.say(page.title)}>
      <span className="ax-toolbar-search" data-region="search">
        <QuickSearch list={list} />
      </span>
      <div className="ax-toolbar-buttons" ref={bar} data-region="commands" onKeyDown={walk}>
        {list.filterFields.length > 0 && (
          <Button
            variant="minimal"
            icon={<Filter />}
            active={list.fold.open}
            aria-expanded={list.fold.open}
            title={session.say(list.fold.open ? engineText.hideFilters : engineText.showFilters)}
            aria-label={session.say(engineText.filters)}
            onClick={() => list.fold.show(list.fold.open ? 'none' : 'first')}
          />
        )}
        {actions.length > 0 && <span className="ax-toolbar-line" />}
        <ToolbarButtons actions={actions} ticked={ticked} />
        <span className="ax-toolbar-tools">
          {can('import') && (
            <Button
              variant="minimal"
              icon={<Import />}
              disabled={session.viewing}
              title={blocked}
              text={session.say(engineText.import)}
              data-button="import"
              onClick={() => void model.openImport()}
            />
          )}
          {can('export') && !list.board && (
            <Button
              variant="minimal"
              icon={<Export />}
              disabled={session.viewing}
              title={blocked}
              text={session.say(engineText.export)}
              data-button="export"
              onClick={() => void model.exports.open()}
            />
          )}
          {can('export') && !list.board && (
            <Button
              variant="minimal"
              icon={<FeedSubscribed />}
              disabled={session.viewing}
              title={blocked ?? session.say(subscribeText.subscribeHelp)}
              aria-label={session.say(subscribeText.subscribe)}
              data-button="subscribe"
              onClick={() => void model.exports.open(session.language)}
            />
          )}
          <Button
            variant="minimal"
            icon={<Refresh />}
            title={session.say(engineText.refresh)}
            aria-label={session.say(engineText.refresh)}
            onClick={() => list.refresh()}
          />
          {!list.board && <ViewsButton />}
          {columns && !list.board && <ColumnsButton list={list} />}
        </span>
      </div>
    </div>
  );
});
