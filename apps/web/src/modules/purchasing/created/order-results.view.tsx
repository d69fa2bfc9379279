import { regrouped, type TargetOutcome } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { createdText as text } from './created-text.ts';

/** What came of each order. */
export const OrderResults = observer(function OrderResults({ outcomes }: { readonly outcomes: readonly TargetOutcome[] }) {
  const session = useService(Session);
  return (
    <section className="ax-created-results" aria-label={session.say(text.results)}>
      <ul>
        {outcomes.map(({ id, name, refusal }) => (
          <li key={id} data-tone={refusal ? 'bad' : 'good'}>
            {regrouped(name)} {session.say(refusal?.message ?? text.done)}
          </li>
        ))}
      </ul>
    </section>
  );
});
