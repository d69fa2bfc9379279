import { aqlValues, type CodeLetter, codeLetters, planCell, type PlanQuestion, tableOf } from '@axle/quality';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { aqlText as text } from './aql-text.ts';

/** A cell as it is printed: both numbers, or an arrow. */
const printed = (question: PlanQuestion) => {
  const cell = planCell(question);
  return typeof cell === 'number' ? `${cell}/${cell + 1}` : cell;
};

/** One of the three tables as the standard prints it; the cell that is asked for and the one that its arrow leads to stand out. */
export const PlanTable = observer(function PlanTable(
  shown: Pick<PlanQuestion, 'aql' | 'severity'> & {
    readonly letter: CodeLetter | undefined;
    readonly useLetter: CodeLetter | undefined;
  },
) {
  const session = useService(Session);
  const { severity, aql, letter, useLetter } = shown;
  const look = (row: CodeLetter, column: string) => {
    if (column !== aql) return undefined;
    return row === useLetter ? 'ax-plan-used' : row === letter ? 'ax-plan-asked' : undefined;
  };
  return (
    <div className="ax-plan-table" tabIndex={0} role="region" aria-label={session.say(text.table)}>
      <table className="ax-table ax-lined">
        <caption>{session.say(text.table)}</caption>
        <thead>
          <tr>
            <th scope="col">{session.say(text.letter)}</th>
            <th scope="col" className="ax-right">
              {session.say(text.size)}
            </th>
            {aqlValues.map(value => (
              <th scope="col" key={value}>
                {value}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {codeLetters.map(row => (
            <tr key={row}>
              <th scope="row">{row}</th>
              <td className="ax-number ax-right">{tableOf(severity)[row].size}</td>
              {aqlValues.map(value => (
                <td key={value} className={look(row, value)}>
                  {printed({ letter: row, aql: value, severity })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{session.say(text.legend)}</p>
    </div>
  );
});
