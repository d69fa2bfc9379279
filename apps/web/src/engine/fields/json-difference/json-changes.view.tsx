import type { JsonChange } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { differenceText } from '../../../text/difference.ts';
import './json-difference.css';

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Changes one below the other: where, from what, to what. */
export const JsonChanges = observer(function JsonChanges({ changes }: { readonly changes: readonly JsonChange[] }) {
  const session = useService(Session);
  return (
    <div className="ax-json-changes" tabIndex={0} role="group" aria-label={session.say(differenceText.title)}>
      <table className="ax-table">
        <thead>
          <tr>
            <th scope="col">{session.say(differenceText.place)}</th>
            <th scope="col">{session.say(differenceText.before)}</th>
            <th scope="col">{session.say(differenceText.after)}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(change => (
            <tr key={change.path}>
              <th scope="row">{change.path === '' ? session.say(differenceText.whole) : change.path}</th>
              <td className="ax-before">{'before' in change ? written(change.before) : <span className="ax-faint">—</span>}</td>
              <td>{'after' in change ? written(change.after) : <span className="ax-faint">—</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
