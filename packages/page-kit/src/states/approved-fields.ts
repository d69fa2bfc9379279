import type { Resource } from '../resource/resource.ts';

/**
 * [ST3] The fields of a resource that a second person approves: those that say so, and, where a transition waits for one, what transitions
 * write.
 */
export const approvedFields = ({ fields, states }: Resource): readonly string[] => {
  const waits = states?.transitions.some(({ approval }) => approval) ?? false;
  const written = waits ? [states!.field, ...states!.transitions.flatMap(({ input = {} }) => Object.keys(input))] : [];
  return Object.keys(fields).filter(key => fields[key]?.approval || written.includes(key));
};
