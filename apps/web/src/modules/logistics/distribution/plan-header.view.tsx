import { regrouped } from '@axle/page-kit';
import { Callout, HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { distributionText as text } from './distribution-text.ts';
import type { PlanLinesStore } from './plan-lines.store.ts';

/** Which plan is looked at, what was refused, and whatever else a tab has above its table. */
export const PlanHeader = observer(function PlanHeader({
  store,
  children,
}: {
  readonly store: PlanLinesStore;
  readonly children?: ReactNode;
}) {
  const session = useService(Session);
  return (
    <>
      <header>
        <label>
          {session.say(text.plan)}
          <HTMLSelect value={store.plan ?? ''} onChange={event => void store.show(event.currentTarget.value)}>
            {store.plans.map(plan => (
              <option key={plan} value={plan}>
                {regrouped(plan)}
              </option>
            ))}
          </HTMLSelect>
        </label>
        {children}
      </header>
      {store.refusal && (
        <Callout intent="danger" role="alert">
          {session.say(store.refusal.message)}
        </Callout>
      )}
      {store.loaded && store.plans.length === 0 && <p>{session.say(text.none)}</p>}
    </>
  );
});
