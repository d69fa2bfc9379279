import type { LineChange, LinesField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { linesText } from '../../text/lines.ts';
import { ValueView } from '../fields/value.view.tsx';

/** Most lines that are listed one by one. */
const most = 50;

/** What happened to the lines of a document, line by line and column by column. */
export const LineChanges = observer(function LineChanges({
  field,
  lines,
}: {
  readonly field: LinesField;
  readonly lines: readonly LineChange[];
}) {
  const session = useService(Session);
  if (lines.length === 0) return <span className="ax-faint">{session.say(linesText.moved)}</span>;
  return (
    <ul className="ax-line-changes">
      {lines.slice(0, most).map(({ key, kind, changes }) => (
        <li key={`${kind}${JSON.stringify(key)}`}>
          <span className={`ax-pill ax-tone-${kind === 'added' ? 'good' : kind === 'removed' ? 'bad' : 'info'}`}>
            {session.say(linesText[kind])}
          </span>
          {field.by.map(column => (
            <strong key={column}>
              <ValueView field={field.fields[column]!} value={key[column]} />
            </strong>
          ))}
          {changes
            .filter(change => !field.by.includes(change.field) && field.fields[change.field])
            .map(change => (
              <span key={change.field}>
                {session.say(field.fields[change.field]!.label)}{' '}
                {kind !== 'added' && (
                  <span className="ax-before">
                    <ValueView field={field.fields[change.field]!} value={change.before} />
                  </span>
                )}{' '}
                {kind !== 'removed' && <ValueView field={field.fields[change.field]!} value={change.after} />}
              </span>
            ))}
        </li>
      ))}
      {lines.length > most && <li className="ax-faint">+ {lines.length - most}</li>}
    </ul>
  );
});
