import type { Resource } from '../resource/resource.ts';
import { transitionsFrom } from './transit.ts';

/** What is wrong with the states of a resource, in words: nothing where every state can be reached and every one but the last ones left. */
export function stateProblems({ fields, states }: Resource): readonly string[] {
  if (!states) return [];
  const field = fields[states.field];
  if (field?.kind !== 'enum') return [`${states.field} is no enum field`];
  const codes = field.options.map(option => String(option.code));
  const named = [
    states.initial,
    ...states.final,
    ...(states.editable ?? []),
    ...(states.deletable ?? []),
    ...states.transitions.flatMap(({ from, to }) => [...from, to]),
  ];
  const keys = states.transitions.map(({ key }) => key);
  const reached = new Set(reach(states.initial, state => transitionsFrom(states, state).map(({ to }) => to)));
  const leaving = (state: string) => transitionsFrom(states, state).filter(({ to }) => to !== state);
  return [
    ...(field.readOnly ? [] : [`${states.field} can be written by hand`]),
    ...[...new Set(named)].filter(state => !codes.includes(state)).map(state => `no option for the state ${state}`),
    ...keys.filter((key, at) => keys.indexOf(key) !== at).map(key => `two transitions are named ${key}`),
    ...codes.filter(state => !reached.has(state)).map(state => `nothing leads to ${state}`),
    ...codes.filter(state => !states.final.includes(state) && leaving(state).length === 0).map(state => `nothing leads on from ${state}`),
    ...states.final.filter(state => leaving(state).length > 0).map(state => `${state} is final and can be left`),
  ];
}

function reach(start: string, next: (state: string) => readonly string[]): readonly string[] {
  const found = [start];
  for (const state of found) found.push(...next(state).filter(to => !found.includes(to)));
  return found;
}
