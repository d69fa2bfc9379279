import type { Resource } from '../resource/resource.ts';
import type { StateMachine, Transition } from './state-machine.ts';
import { transitionsFrom } from './transit.ts';

/** [ST2] The states from which a transition leads and to which nothing leads back. */
export const leftForGood = (states: StateMachine, { from, to }: Transition): readonly string[] => {
  const after = reachable(states, to);
  return from.filter(state => !after.has(state));
};

/** [ST2] What is wrong with the ways back: a transition without one must say why, and none that has one may. */
export function oneWayProblems({ states }: Resource): readonly string[] {
  return (states?.transitions ?? []).flatMap(transition => {
    const left = leftForGood(states!, transition);
    if (left.length > 0 && !transition.oneWay) return [`${transition.key} leaves ${left.join(', ')} for good and does not say why`];
    return left.length === 0 && transition.oneWay ? [`${transition.key} says that there is no way back, and there is one`] : [];
  });
}

function reachable(states: StateMachine, start: string): ReadonlySet<string> {
  const found = new Set([start]);
  for (const state of found) for (const { to } of transitionsFrom(states, state)) found.add(to);
  return found;
}
