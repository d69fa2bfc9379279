import { inLanguage, type Text } from '@axle/kernel';
import { columnLabel, type Field, type HistoryEntry, type LinesField } from '@axle/page-kit';
import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { localMoment } from '../fields/instant/local-moment.ts';
import { ValueView } from '../fields/value.view.tsx';
import { LineChanges } from './line-changes.view.tsx';
import type { DetailStore } from './detail-store.ts';

const actions: Readonly<Record<HistoryEntry['action'], { readonly title: Text; readonly tone: string }>> = {
  add: { title: engineText.created, tone: 'good' },
  update: { title: engineText.updated, tone: 'info' },
  import: { title: engineText.imported, tone: 'info' },
  enable: { title: engineText.enabled, tone: 'good' },
  disable: { title: engineText.disabled, tone: 'neutral' },
  state: { title: engineText.stateChanged, tone: 'info' },
  del: { title: engineText.deleted, tone: 'bad' },
};

/** What happened to a record, newest first: who, when, and each field from what to what. */
export const HistoryView = observer(function HistoryView({
  detail,
  fields,
  mayRead,
}: {
  readonly detail: DetailStore;
  readonly fields: Readonly<Record<string, Field>>;
  readonly mayRead: (field: string) => boolean;
}) {
  const session = useService(Session);
  useEffect(() => void detail.loadHistory(), [detail]);
  if (!detail.history) return detail.refusal ? null : <Spinner size={24} />;
  if (detail.history.length === 0) return <p className="ax-faint">{session.say(engineText.noHistory)}</p>;
  return (
    <ol className="ax-history">
      {detail.history.map(entry => (
        <li key={entry.id}>
          <div className="ax-history-head">
            <span className={`ax-pill ax-tone-${actions[entry.action].tone}`}>{session.say(actions[entry.action].title)}</span>
            <strong>{entry.by === undefined ? session.say(engineText.bySystem) : session.nickname(entry.by)}</strong>
            <time dateTime={entry.at} className="ax-faint">
              {localMoment(entry.at)}
            </time>
            {entry.request !== undefined && <code>{entry.request}</code>}
          </div>
          {entry.changes.length > 0 && (
            <table className="ax-table">
              <tbody>
                {entry.changes
                  .filter(change => fields[change.field] && mayRead(change.field))
                  .map(change => (
                    <tr key={change.field}>
                      <th scope="row">{inLanguage(columnLabel(fields[change.field]!), session.language)}</th>
                      {change.lines ? (
                        <td colSpan={2}>
                          <LineChanges field={fields[change.field] as LinesField} lines={change.lines} />
                        </td>
                      ) : (
                        <>
                          {entry.action !== 'add' && (
                            <td className="ax-before">
                              <ValueView field={fields[change.field]!} value={change.before} />
                            </td>
                          )}
                          <td>
                            <ValueView field={fields[change.field]!} value={change.after} />
                          </td>
                        </>
                      )}
                    </tr>
                  ))}
              </tbody>
            </table>
          )}
        </li>
      ))}
    </ol>
  );
});
