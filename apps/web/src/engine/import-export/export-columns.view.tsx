import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { exportText } from '../../text/export.ts';
import { ColumnOrder } from '../list/column-order.view.tsx';
import type { ExportStore } from './export-store.ts';

/** Which columns an export has, and in which order: by mouse, by button, or by Alt and an arrow key. */
export const ExportColumns = observer(function ExportColumns({ exporting }: { readonly exporting: ExportStore }) {
  const session = useService(Session);
  return (
    <div className="ax-export-columns" role="group" aria-label={session.say(engineText.columns)}>
      <div className="ax-export-head">
        <span>{session.say(exportText.exportColumns, { count: exporting.columns.size })}</span>
        <Button
          size="small"
          variant="minimal"
          text={session.say(exportText.shownColumns)}
          onClick={() => exporting.chooseColumns('shown')}
        />
        <Button size="small" variant="minimal" text={session.say(exportText.allColumns)} onClick={() => exporting.chooseColumns('all')} />
        <span className="ax-faint">{session.say(exportText.orderHint)}</span>
      </div>
      <ColumnOrder
        columns={exporting.order.map(field => ({
          field,
          label: session.say(exporting.list.fields[field]!.label),
          shown: exporting.columns.has(field),
        }))}
        onShow={field => exporting.toggleColumn(field)}
        onMove={(field, before) => exporting.moveColumn(field, before)}
      />
    </div>
  );
});
