import type { Resource } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { toolbarActions } from '../../../engine/actions/toolbar-actions.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { Chip } from '../../../engine/chip.view.tsx';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { ToolbarButtons } from '../../../engine/list/toolbar-buttons.view.tsx';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { searchWithout, useGivenInputs } from '../../../engine/tool/given-inputs.ts';
import { TabTool } from '../../../engine/tool/tab-tool.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { isOfBoard } from './board-lines.ts';
import { boardText as text } from './board-text.ts';
import './board-detail.css';

/** The rows behind a figure; above them the way back to the board, its conditions, each removable, and what can be done. */
export const BoardDetail = observer(function BoardDetail({ section, page }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const navigate = useNavigate();
  const { actions, list } = usePageModel();
  const { running } = actions;
  // once an action has run, the rows and notes are asked for again
  const asked = useMemo(() => ({ after: running, records: recordsOf.of(page.resource as Resource, page.key) }), [recordsOf, page, running]);
  const { key, tool } = page.tabs.find(tab => tab.key === list.state.tab) ?? page.tabs[0]!;
  const given = useGivenInputs(page.key, tool!);
  const { pathname, search } = useLocation();
  const without = (...names: readonly string[]) => searchWithout(search, tool!, names);
  const ofDetail = Object.keys(tool!.inputs).filter(name => !isOfBoard(name));
  return (
    <div className="ax-figure-rows">
      <header>
        <Link to={`/admin/${section}/${page.key.replace(/Detail$/, '')}${without(...ofDetail)}`}>{session.say(text.back)}</Link>
        {Object.entries(given).map(([name, value]) => {
          const field = tool!.inputs[name]!;
          const label = session.say(field.label);
          return (
            <Chip
              key={name}
              removed={
                field.required
                  ? undefined
                  : { label: session.say(text.remove, { name: label }), by: () => void navigate(`${pathname}${without(name)}`) }
              }
            >
              {label}: <ValueView field={field} value={value} />
            </Chip>
          );
        })}
        <ToolbarButtons actions={toolbarActions(section, page, session, [], 0)} ticked={[]} />
      </header>
      {tool && <TabTool key={key} tab={key} tool={tool} records={asked.records} />}
    </div>
  );
});
