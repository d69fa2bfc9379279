import type { ScopeOutcome, UserSummary } from '@axle/wire';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { personOf } from './users-data.ts';
import { usersText as text } from './users-text.ts';

interface ScopeOutcomesProps {
  readonly outcomes: readonly ScopeOutcome[];
  readonly users: readonly UserSummary[];
}

/** What a change of data scopes would make of each user, or why it is refused. */
export const ScopeOutcomes = observer(function ScopeOutcomes({ outcomes, users }: ScopeOutcomesProps) {
  const session = useService(Session);
  const size = (value: ScopeOutcome['before']) =>
    typeof value === 'number' ? session.say(text.listed, { count: value }) : session.say(value === 'all' ? text.everything : text.people);
  return (
    <table className="ax-table ax-lined" aria-label={session.say(text.check)}>
      <thead>
        <tr>
          {[text.nickname, text.before, text.after].map(head => (
            <th key={head.en} scope="col">
              {session.say(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {outcomes.map(outcome => {
          const user = users.find(({ id }) => id === outcome.userId);
          return (
            <tr key={outcome.userId}>
              <td>{user && personOf(user, session.language === 'en')}</td>
              <td>{size(outcome.before)}</td>
              <td className={outcome.refusal ? 'ax-bad' : undefined}>{outcome.refusal ?? size(outcome.after)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
