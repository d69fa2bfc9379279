import type { Resource } from '../resource/resource.ts';
import type { Transition } from '../states/state-machine.ts';
import { transitionNamed } from '../states/transit.ts';
import type { EditEvent } from './timeline-entry.ts';

/**
 * The transition behind an edit: by its key, or where none was stored the only one that leads from the state before to the state
 * after.
 */
export function transitionOfEdit(resource: Resource, { action, transition, changes }: EditEvent): Transition | undefined {
  const { states } = resource;
  if (!states || action !== 'state') return undefined;
  if (transition !== undefined) return transitionNamed(resource, transition);
  const change = changes.find(({ field }) => field === states.field);
  const fitting = change ? states.transitions.filter(({ from, to }) => from.includes(String(change.before)) && to === change.after) : [];
  return fitting.length === 1 ? fitting[0] : undefined;
}
