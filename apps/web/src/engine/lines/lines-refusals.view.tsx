import { Button, Callout } from '@blueprintjs/core';
import { Duplicate } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { linesText } from '../../text/lines.ts';
import { type CellRefusal, cellRefusals } from './form-cells.ts';
import type { LinesForm } from './lines-form.ts';
import type { CodeResolver } from './code-resolver.ts';
import type { LinesGridStore } from './lines-grid-store.ts';

/** Most refusals that are listed one by one. */
const mostListed = 8;

/** What is wrong in the lines, each with a way to its cell; all of it can be copied as a table. */
export const LinesRefusals = observer(function LinesRefusals({
  grid,
  form,
  name,
  resolver,
}: {
  readonly grid: LinesGridStore;
  readonly form: LinesForm;
  readonly name: string;
  readonly resolver: CodeResolver;
}) {
  const session = useService(Session);
  const refusals = cellRefusals(form, name);
  if (refusals.length === 0 && grid.unknown.length === 0) return null;
  const label = (column: string) => session.say(grid.field.fields[column]!.label);
  const said = ({ row, column, refusal }: CellRefusal) =>
    session.say(resolver.whyNot(column, grid.lines[row]?.[column]) ?? refusal.message);
  const rows = refusals.map(refusal => [
    String(refusal.row + 1),
    label(refusal.column),
    String(grid.lines[refusal.row]?.[refusal.column] ?? ''),
    said(refusal),
  ]);
  return (
    <Callout compact intent="danger" className="ax-lines-refusals" role="status">
      {grid.unknown.length > 0 && <div>{session.say(linesText.unknown, { names: grid.unknown.join('、') })}</div>}
      {refusals.length > 0 && (
        <>
          <div className="ax-lines-refusals-head">
            <strong>{session.say(linesText.refusals, { count: refusals.length })}</strong>
            <Button
              size="small"
              variant="minimal"
              icon={<Duplicate />}
              text={session.say(linesText.copyFaults)}
              onClick={() => void navigator.clipboard?.writeText(rows.map(row => row.join('\t')).join('\n'))}
            />
          </div>
          <ul>
            {refusals.slice(0, mostListed).map(refusal => (
              <li key={`${refusal.row}.${refusal.column}`}>
                <button
                  type="button"
                  className="ax-link"
                  onClick={() => grid.goTo({ row: refusal.row, column: grid.columns.indexOf(refusal.column) })}
                >
                  {session.say(linesText.place, { row: refusal.row + 1, column: label(refusal.column) })}
                </button>{' '}
                {said(refusal)}
              </li>
            ))}
            {refusals.length > mostListed && <li>{session.say(linesText.more, { count: refusals.length - mostListed })}</li>}
          </ul>
        </>
      )}
    </Callout>
  );
});
