import { fill, type Text } from '@axle/kernel';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSay } from '../../../shell/language/use-say.ts';
import { workplaceText } from '../../../text/workplace.ts';
import type { AskedStore } from './asked.store.ts';

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
  const say = useSay();
  return (
    <section className="home-card" aria-label={say(title)}>
      <header>
        <h2>
          {say(title)} {lead}
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
  const say = useSay();
  if (store.state === 'failed')
    return (
      <div className="home-note" role="alert">
        <p>{say(fill(workplaceText.failed, { why: store.refusal ? say(store.refusal) : '' }))}</p>
        <Button size="small" text={say(workplaceText.refresh)} onClick={() => store.retry()} />
      </div>
    );
  if (store.value === undefined)
    return (
      <div className="home-waiting" role="status" aria-label={say(workplaceText.refresh)}>
        {[1, 2, 3].map(line => (
          <div key={line} className="bp6-skeleton" />
        ))}
      </div>
    );
  return children(store.value);
});
