import { Button, Callout } from '@blueprintjs/core';
import { Duplicate } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { linesText } from '../../text/lines.ts';
import { type CellRefusal, cellRefusals } from './form-cells.ts';
import type { FormStore } from '../form/form-store.ts';
import type { CodeResolver } from './code-resolver.ts';
import type { LinesGridStore } from './lines-grid-store.ts';

/** Most faults that are listed one by one. */
const mostListed = 8;

/** What is wrong in the lines, each with a way to its cell; all of it can be copied as a table. */
export const LinesFaults = observer(function LinesFaults({
  grid,
  form,
  name,
  resolver,
}: {
  readonly grid: LinesGridStore;
  readonly form: FormStore;
  readonly name: string;
  readonly resolver: CodeResolver;
}) {
  const session = useService(Session);
  const faults = cellRefusals(form, name);
  if (faults.length === 0 && grid.unknown.length === 0) return null;
  const label = (column: string) => session.say(grid.field.fields[column]!.label);
  const said = ({ row, column, refusal }: CellRefusal) =>
    session.say(resolver.whyNot(column, grid.lines[row]?.[column]) ?? refusal.message);
  const rows = faults.map(fault => [
    String(fault.row + 1),
    label(fault.column),
    String(grid.lines[fault.row]?.[fault.column] ?? ''),
    said(fault),
  ]);
  return (
    <Callout compact intent="danger" className="ax-lines-faults" role="status">
      {grid.unknown.length > 0 && <div>{session.say(linesText.unknown, { names: grid.unknown.join('、') })}</div>}
      {faults.length > 0 && (
        <>
          <div className="ax-lines-faults-head">
            <strong>{session.say(linesText.faults, { count: faults.length })}</strong>
            <Button
              size="small"
              variant="minimal"
              icon={<Duplicate />}
              text={session.say(linesText.copyFaults)}
              onClick={() => void navigator.clipboard?.writeText(rows.map(row => row.join('\t')).join('\n'))}
            />
          </div>
          <ul>
            {faults.slice(0, mostListed).map(fault => (
              <li key={`${fault.row}.${fault.column}`}>
                <button
                  type="button"
                  className="ax-link"
                  onClick={() => grid.goTo({ row: fault.row, column: grid.columns.indexOf(fault.column) })}
                >
                  {session.say(linesText.place, { row: fault.row + 1, column: label(fault.column) })}
                </button>{' '}
                {said(fault)}
              </li>
            ))}
            {faults.length > mostListed && <li>{session.say(linesText.more, { count: faults.length - mostListed })}</li>}
          </ul>
        </>
      )}
    </Callout>
  );
});
