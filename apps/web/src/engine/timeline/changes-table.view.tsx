import { columnLabel, type Field, type FieldChange, type LinesField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { LineChanges } from '../detail/line-changes.view.tsx';
import { ValueView } from '../fields/value.view.tsx';

/** Fields with what they held before and hold since; of something new what it holds alone. */
export const ChangesTable = observer(function ChangesTable({
  fields,
  changes,
  isNew = false,
}: {
  readonly fields: Readonly<Record<string, Field>>;
  readonly changes: readonly FieldChange[];
  readonly isNew?: boolean;
}) {
  const session = useService(Session);
  const known = changes.filter(({ field }) => fields[field]);
  if (known.length === 0) return null;
  return (
    <table className="ax-table">
      <tbody>
        {known.map(({ field, before, after, lines }) => (
          <tr key={field}>
            <th scope="row">{session.say(columnLabel(fields[field]!))}</th>
            {lines ? (
              <td>
                <LineChanges field={fields[field] as LinesField} lines={lines} />
              </td>
            ) : (
              <td>
                {!isNew && (
                  <>
                    <span className="ax-before">
                      <ValueView field={fields[field]!} value={before} />
                    </span>
                    <span className="ax-faint" aria-hidden>
                      {' → '}
                    </span>
                  </>
                )}
                <ValueView field={fields[field]!} value={after} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
