import { columnLabel, type HeldFile, isReference, type RecordRow } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { WaitingValue } from '../approvals/waiting.view.tsx';
import { besideOf } from '../fields/beside.ts';
import { ValueView } from '../fields/value.view.tsx';
import { FilesView } from '../files/files-view.view.tsx';
import { openDrills } from '../list/column-drills.ts';
import { usePageModel } from '../page-model-context.ts';
import { QuickLook } from '../quick-look/quick-look.view.tsx';
import { DrillLink } from './drill-link.view.tsx';

/** One field of a record under its label, with the ways to what stands behind it. */
export const RecordField = observer(function RecordField({ name, row }: { readonly name: string; readonly row: RecordRow }) {
  const { page, list, resource } = usePageModel();
  const session = useService(Session);
  const field = list.fields[name]!;
  const value = row[name];
  const opens = openDrills(page, code => session.can(code));
  return (
    <div className={field.kind === 'text' && (field.lines ?? 1) > 1 ? 'ax-record-wide' : undefined}>
      <dt>{session.say(columnLabel(field))}</dt>
      <dd>
        {field.kind === 'files' && value !== undefined ? (
          <FilesView resource={resource} page={page.key} record={row.id} field={name} files={value as readonly HeldFile[]} />
        ) : (
          <ValueView field={field} value={value} beside={besideOf(field, list.fields, row, session.language)} />
        )}
        {isReference(field) && typeof value === 'number' && <QuickLook entity={field.entity} id={value} />}
        {opens(name, row) && <DrillLink page={page} column={name} row={row} />}
        <WaitingValue name={name} field={field} row={row} />
      </dd>
    </div>
  );
});
