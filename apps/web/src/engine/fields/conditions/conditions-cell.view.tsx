import { factsOf, readConditions, sayCondition, writeConditions } from '@axle/logistics';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';

/** Conditions in words, one small label each; a text that is no condition is shown as it is. */
export const ConditionsCell = observer(function ConditionsCell({ facts, value }: { readonly facts: string; readonly value: string }) {
  const session = useService(Session);
  const read = readConditions(factsOf(facts), value);
  if (!read.ok) return <>{value}</>;
  return read.value.map(condition => (
    <span key={writeConditions([condition])} className="ax-label">
      {session.say(sayCondition(factsOf(facts), condition))}
    </span>
  ));
});
