import { fill, inLanguage } from '@axle/kernel';
import { Button, Callout } from '@blueprintjs/core';
import { Duplicate } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { linesText } from '../../text/lines.ts';
import { cellRefusals } from '../form/form-cells.ts';
import type { FormStore } from '../form/form-store.ts';
import type { LinesGridStore } from './lines-grid-store.ts';

/** Most faults that are listed one by one. */
const mostListed = 8;

/** What is wrong in the lines, each with a way to its cell; all of it can be copied as a table. */
export const LinesFaults = observer(function LinesFaults({
  grid,
  form,
  name,
}: {
  readonly grid: LinesGridStore;
  readonly form: FormStore;
  readonly name: string;
}) {
  const session = useService(Session);
  const faults = cellRefusals(form, name);
  if (faults.length === 0 && grid.unknown.length === 0) return null;
  const label = (column: string) => inLanguage(grid.field.fields[column]!.label, session.language);
  const rows = faults.map(({ row, column, refusal }) => [
    String(row + 1),
    label(column),
    String(grid.lines[row]?.[column] ?? ''),
    session.say(refusal.message),
  ]);
  return (
    <Callout compact intent="danger" className="ax-lines-faults" role="status">
      {grid.unknown.length > 0 && <div>{session.say(fill(linesText.unknown, { names: grid.unknown.join('、') }))}</div>}
      {faults.length > 0 && (
        <>
          <div className="ax-lines-faults-head">
            <strong>{session.say(fill(linesText.faults, { count: faults.length }))}</strong>
            <Button
              size="small"
              variant="minimal"
              icon={<Duplicate />}
              text={session.say(linesText.copyFaults)}
              onClick={() => void navigator.clipboard?.writeText(rows.map(row => row.join('\t')).join('\n'))}
            />
          </div>
          <ul>
            {faults.slice(0, mostListed).map(({ row, column, refusal }) => (
              <li key={`${row}.${column}`}>
                <button type="button" className="ax-link" onClick={() => grid.goTo({ row, column: grid.columns.indexOf(column) })}>
                  {session.say(fill(linesText.place, { row: row + 1, column: label(column) }))}
                </button>{' '}
                {session.say(refusal.message)}
              </li>
            ))}
            {faults.length > mostListed && <li>{session.say(fill(linesText.more, { count: faults.length - mostListed }))}</li>}
          </ul>
        </>
      )}
    </Callout>
  );
});
