import type { Text } from '@axle/kernel';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { workplaceText } from '../../../text/workplace.ts';
import type { AskedStore } from './asked.store.ts';
import { Session } from '../../../shell/session/session.ts';
import { useService } from '../../../shell/services.tsx';

/** A block of the workplace with its heading, and ways beside it. */
export const BlockCard = observer(function BlockCard({
  title,
  lead,
  ways,
  children,
}: {
  readonly title: Text;
  readonly lead?: ReactNode;
  readonly ways?: ReactNode;
  readonly children: ReactNode;
}) {
  const session = useService(Session);
  return (
    <section className="home-card" aria-label={session.say(title)}>
      <header>
        <h2>
          {session.say(title)} {lead}
        </h2>
        {ways}
      </header>
      {children}
    </section>
  );
});

/** What a block asked for: bars until it is there, why it failed with a way to try again, else itself. */
export const Asked = observer(function Asked<Value>({
  store,
  children,
}: {
  readonly store: AskedStore<Value>;
  readonly children: (value: Value) => ReactNode;
}) {
  const session = useService(Session);
  if (store.state === 'failed')
    return (
      <div className="home-note" role="alert">
        <p>{session.say(workplaceText.failed, { why: store.refusal ? session.say(store.refusal) : '' })}</p>
        <Button size="small" text={session.say(workplaceText.refresh)} onClick={() => store.retry()} />
      </div>
    );
  if (store.value === undefined)
    return (
      <div className="home-waiting" role="status" aria-label={session.say(workplaceText.refresh)}>
        {[1, 2, 3].map(line => (
          <div key={line} className="bp6-skeleton" />
        ))}
      </div>
    );
  return children(store.value);
});
