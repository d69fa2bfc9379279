import type { BulkReport } from '@axle/wire';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { bulkText } from '../../text/bulk.ts';
import { engineText } from '../../text/engine.ts';
import { grouped } from '../grouped.ts';

/** Why rows are refused, how often each reason counts, and the first rows by name. */
export const BulkRefusals = observer(function BulkRefusals({ report }: { readonly report: BulkReport }) {
  const session = useService(Session);
  return (
    <>
      <ul className="ax-bulk-reasons">
        {report.reasons.map(({ message, count }) => (
          <li key={message}>
            <span>{message}</span>
            <strong>{grouped(count)}</strong>
          </li>
        ))}
      </ul>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled by the keyboard too */}
      <div className="ax-bulk-rows" tabIndex={0} role="region" aria-label={session.say(bulkText.refused)}>
        <table className="ax-table ax-lined">
          <thead>
            <tr>
              <th scope="col">{session.say(engineText.record)}</th>
              <th scope="col">{session.say(engineText.reason)}</th>
            </tr>
          </thead>
          <tbody>
            {report.refusedRows.map(row => (
              <tr key={row.id}>
                <td>{row.name}</td>
                <td>{row.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {report.refused > report.refusedRows.length && (
          <p className="ax-hint">
            {session.say(bulkText.more, { shown: grouped(report.refusedRows.length), all: grouped(report.refused) })}
          </p>
        )}
      </div>
    </>
  );
});
