import { fill } from '@axle/kernel';
import { fieldsOf, type Resource } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { TableHeads } from '../table-heads.view.tsx';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { importText } from '../../text/import.ts';
import type { ImportStore } from './import-store.ts';

/** The first bad cells of a file: row, column, value, reason. */
export const ImportErrors = observer(function ImportErrors({
  importing,
  resource,
}: {
  readonly importing: ImportStore;
  readonly resource: Resource;
}) {
  const session = useService(Session);
  const fields = fieldsOf(resource);
  const column = (name: string) => {
    const field = fields[name];
    return field ? session.say(field.label) : name;
  };
  const kept = importing.task?.kind === 'revert';
  const heads = kept
    ? [importText.row, importText.keptRecord, importText.errorReason]
    : [importText.errorRow, importText.errorColumn, importText.errorValue, importText.errorReason];
  return (
    <section className="ax-import-errors" aria-label={session.say(importText.rowsBad)}>
      <h3>{session.say(kept ? importText.keptRecords : fill(importText.firstErrors, { count: importing.errors.length }))}</h3>
      <div tabIndex={0} role="group" aria-label={session.say(importText.rowsBad)}>
        <table className="ax-table ax-lined">
          <TableHeads heads={heads} />
          <tbody>
            {importing.errors.map((error, place) => (
              <tr key={place}>
                <td className="ax-right">{error.row}</td>
                {!kept && <td>{column(error.column)}</td>}
                <td className="ax-mono">{error.value}</td>
                <td>{error.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
});
