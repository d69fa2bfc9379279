import { fill } from '@axle/kernel';
import { mainPaths, type UserSummary, type UserHistory, type UserHistoryEntry } from '@axle/wire';
import { Button, Callout, Spinner, Tag } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { SideSheet } from '../../../engine/side-sheet.view.tsx';
import { MainClient } from '../../../gateways/main-client.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { changedField, changedValue, historyText } from './history-text.ts';
import { personOf, textOf } from './users-data.ts';

interface UserHistorySheetProps {
  readonly user: UserSummary;
  onClose(): void;
}

/** What happened to a user, newest first: the account, its data scopes, the grants of its roles, and who looked as them. */
export const UserHistorySheet = observer(function UserHistorySheet({ user, onClose }: UserHistorySheetProps) {
  const session = useService(Session);
  const main = useService(MainClient);
  const [entries, setEntries] = useState<readonly UserHistoryEntry[]>();
  const [more, setMore] = useState(false);
  const [failed, setFailed] = useState(false);
  const latest = useLatest();
  const load = useCallback(
    (before?: string) =>
      latest.ask(
        signal => main.get(mainPaths.userHistory, { user: user.id, ...(before ? { before } : {}) }, { quiet: true, signal }),
        reply => {
          setFailed(!reply.ok);
          if (!reply.ok) return;
          const history = reply.value as UserHistory;
          setEntries(known => [...(before ? (known ?? []) : []), ...history.entries]);
          setMore(history.more);
        },
      ),
    [latest, main, user.id],
  );
  useEffect(() => {
    void load();
  }, [load]);
  const name = `${personOf(user, session.language === 'en')} (${user.account})`;
  return (
    <SideSheet title={session.say(historyText.title, { name })} width="640px" closesOutside onClose={onClose}>
      <div className="ax-users-history">
        {failed && (
          <Callout intent="danger" role="alert">
            {session.say(historyText.failed)} <Button size="small" text={session.say(historyText.retry)} onClick={() => void load()} />
          </Callout>
        )}
        {!entries && !failed && <Spinner size={24} aria-label={session.say(historyText.loading)} />}
        {entries?.length === 0 && <p className="ax-faint">{session.say(historyText.nothing)}</p>}
        <ol>
          {entries?.map(entry => (
            <li key={entry.key}>
              <div className="ax-users-history-head">
                <time dateTime={entry.at}>{localMoment(entry.at)}</time>
                <span>{entry.by === undefined ? session.say(historyText.server) : session.nickname(entry.by)}</span>
                <Tag minimal>{session.say(entry.role ? fill(historyText.role, { role: textOf(entry.role) }) : historyText.account)}</Tag>
              </div>
              <dl>
                {entry.changes.map(change => (
                  <Change key={change.field} change={change} />
                ))}
              </dl>
            </li>
          ))}
        </ol>
        {more && <Button size="small" text={session.say(historyText.older)} onClick={() => void load(entries?.at(-1)?.key)} />}
      </div>
    </SideSheet>
  );
});

const Change = observer(function Change({ change }: { readonly change: UserHistoryEntry['changes'][number] }) {
  const session = useService(Session);
  const say = (value: unknown) => changedValue(change.field, value, text => session.say(text));
  const [before, after] = [say(change.before), say(change.after)];
  return (
    <>
      <dt>{session.say(changedField(change.field))}</dt>
      <dd>
        {before !== '' && <span className="ax-before">{before}</span>}
        {before !== '' && after !== '' && (
          <span className="ax-faint" aria-hidden>
            {' → '}
          </span>
        )}
        {after}
      </dd>
    </>
  );
});
