import type { Line } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { LogPartProps } from './log-head.view.tsx';
import { logText as text, tableText } from './log-text.ts';

/** The plan of each class, what was found, and the verdict. */
export const LogPlan = observer(function LogPlan({ sheet, labels }: LogPartProps) {
  const session = useService(Session);
  const classes = (sheet.values['classes'] ?? []) as readonly Line[];
  if (classes.length === 0) return null;
  const verdictOf = ({ verdict }: Line) => (verdict === undefined ? '' : session.say(labels('classes.verdict', verdict)));
  return (
    <section>
      <h2>{session.say(text.plan)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{session.say(text.class)}</th>
            <th scope="col">{session.say(text.level)}</th>
            <th scope="col">AQL</th>
            <th scope="col">{session.say(text.severity)}</th>
            <th scope="col">{session.say(text.table)}</th>
            <th scope="col">{session.say(text.letter)}</th>
            <th scope="col">n</th>
            <th scope="col">Ac</th>
            <th scope="col">Re</th>
            <th scope="col">{session.say(text.found)}</th>
            <th scope="col">{session.say(text.verdict)}</th>
          </tr>
        </thead>
        <tbody>
          {classes.map(line => (
            <tr key={String(line['defectClass'])}>
              <th scope="row">{session.say(labels('classes.defectClass', line['defectClass']))}</th>
              <td>{String(sheet.values['level'] ?? '')}</td>
              <td className="ax-number">{line['aql'] === 'zero' ? '0' : String(line['aql'] ?? '')}</td>
              <td>{session.say(labels('classes.severity', line['severity']))}</td>
              <td>{tableText[String(line['severity'])] ?? ''}</td>
              <td>{[...new Set([line['letter'], line['useLetter']])].join(' → ')}</td>
              <td className="ax-number">
                {String(line['size'] ?? '')} {line['isFull'] === true && <small>{session.say(text.whole)}</small>}
              </td>
              <td className="ax-number">{String(line['accept'] ?? '')}</td>
              <td className="ax-number">{String(line['reject'] ?? '')}</td>
              <td className="ax-number">{String(line['found'] ?? '')}</td>
              <td>{verdictOf(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
