import { type Line, linesIn, type LinesField, linesInCurrency, type RecordRow, type RecordValues, type Tool } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { deskText as text } from './desk-text.ts';

/** What is taken off a settlement, each with the field of its document, in the order in which it is taken. */
const kinds = [
  ['deductions', 'deduction'],
  ['claims', 'claim'],
  ['prepays', 'prepayment'],
] as const;

/** The deductions, claims and prepayments that are taken off, and what of them is carried over. */
export const TakenTable = observer(function TakenTable({ tool, values }: { readonly tool: Tool; readonly values: RecordValues }) {
  const session = useService(Session);
  const rows = kinds.flatMap(([kind, document]) => {
    const field = linesInCurrency(tool.results[kind] as LinesField, values as RecordRow);
    return linesIn(values, kind).map((line: Line) => ({ kind, document, field, line }));
  });
  if (rows.length === 0) return <p className="ax-hint">{session.say(text.nothingTaken)}</p>;
  const { fields } = rows[0]!.field;
  return (
    <div className="ax-match-scroll" tabIndex={0} role="region" aria-label={session.say(text.taken)}>
      <table className="ax-table ax-lined">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {session.say(text.document)}
            </th>
            {(['amount', 'carried'] as const).map(key => (
              <th key={key} scope="col" className="ax-number">
                {session.say(fields[key]!.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, document, field, line }, at) => (
            <tr key={at}>
              <td>{session.say(tool.results[kind]!.label)}</td>
              <td>
                <ValueView field={field.fields[document]!} value={line[document]} />
              </td>
              {(['amount', 'carried'] as const).map(key => (
                <td key={key} className="ax-number">
                  <ValueView field={field.fields[key]!} value={line[key]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
