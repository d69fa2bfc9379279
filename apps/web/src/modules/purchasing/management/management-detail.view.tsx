import type { Resource } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { toolbarActions } from '../../../engine/actions/toolbar-actions.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { ToolbarButtons } from '../../../engine/list/toolbar-buttons.view.tsx';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { TabTool } from '../../../engine/tool/tab-tool.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import './management-detail.css';

/** The rows behind a figure for management, with what can be noted of it above. */
export const ManagementDetail = observer(function ManagementDetail({ section, page }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const { running } = usePageModel().actions;
  // once an action has run, the rows and notes are asked for anew
  const asked = useMemo(() => ({ after: running, records: recordsOf.of(page.resource as Resource, page.key) }), [recordsOf, page, running]);
  const { key, tool } = page.tabs[0]!;
  return (
    <div className="ax-figure-rows">
      <ToolbarButtons actions={toolbarActions(section, page, session, [], 0)} ticked={[]} />
      {tool && <TabTool tab={key} tool={tool} records={asked.records} />}
    </div>
  );
});
