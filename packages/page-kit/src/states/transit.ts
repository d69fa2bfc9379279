import { fill, ok, type LocalDate, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import { optionOf } from '../kinds/enum.ts';
import type { RecordValues, Resource } from '../resource/resource.ts';
import type { StateMachine, Transition } from './state-machine.ts';

/** The transitions that lead out of a state, in the order of the definition. */
export const transitionsFrom = ({ transitions }: StateMachine, state: unknown): readonly Transition[] =>
  transitions.filter(({ from }) => from.includes(String(state)));

/** A transition by its key. */
export const transitionNamed = (resource: Resource, key: string): Transition | undefined =>
  resource.states?.transitions.find(transition => transition.key === key);

/** A record after a transition, or everything that stands against it: the state that it is in, and what the transition demands of it. */
export function transit(
  resource: Resource,
  record: RecordValues,
  transition: Transition,
  context: { readonly today: LocalDate },
): Result<RecordValues, readonly Refusal[]> {
  const { states } = resource;
  if (!states) throw new Error(`${resource.entity} has no states`);
  const state = record[states.field];
  if (!transition.from.includes(String(state))) return refuse([wrongState(resource, transition, state)]);
  const refusals = transition.check?.(record, context) ?? [];
  return refusals.length > 0 ? refuse(refusals) : ok({ ...record, [states.field]: transition.to });
}

/** Whether a record in its state may be changed or deleted; why not, where it may not. */
export function refusedByState(resource: Resource, record: RecordValues, wish: 'update' | 'del'): Refusal | undefined {
  const { states } = resource;
  const allowed = wish === 'update' ? states?.editable : states?.deletable;
  const state = states && record[states.field];
  if (!states || !allowed || allowed.includes(String(state))) return undefined;
  const text = wish === 'update' ? notEditable : notDeletable;
  return { code: 'STATE', message: fill(text, { state: nameOf(resource, state), states: namesOf(resource, allowed) }) };
}

const notEditable: Text = {
  zh: '当前状态为{state}，只有{states}可以修改',
  en: 'Only {states} can be changed (current status: {state})',
};
const notDeletable: Text = {
  zh: '当前状态为{state}，只有{states}可以删除',
  en: 'Only {states} can be deleted (current status: {state})',
};

const wrongState = (resource: Resource, { title, from }: Transition, state: unknown): Refusal => ({
  code: 'STATE',
  message: fill(
    { zh: '当前状态为{state}，只有{states}可以{action}', en: '{action} is only possible for {states} (current status: {state})' },
    { action: title, state: nameOf(resource, state), states: namesOf(resource, from) },
  ),
});

/** The name of a state, for messages; the bare code where the definition does not know it. */
export function nameOf({ fields, states }: Resource, state: unknown): Text {
  const field = states && fields[states.field];
  const option = field?.kind === 'enum' ? optionOf(field.options, state) : undefined;
  return option?.label ?? { zh: String(state), en: String(state) };
}

const namesOf = (resource: Resource, states: readonly string[]): Text => {
  const names = states.map(state => nameOf(resource, state));
  return { zh: names.map(({ zh }) => zh).join('、'), en: names.map(({ en }) => en.toLowerCase()).join(', ') };
};
