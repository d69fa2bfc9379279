import type { PostAction } from '../page/action.ts';
import type { Resource } from '../resource/resource.ts';

/** The actions of a page that change the state of its records: a button, a call and a permission each, on one record or many. */
export const transitionActions = (resource: Resource | undefined, keys: readonly string[]): readonly PostAction[] => {
  const { states } = resource ?? {};
  if (!states) return [];
  return states.transitions
    .filter(({ key }) => keys.includes(key))
    .map(({ key, title, from, permission, confirm, input, proposes, openItems, begins, thenFile, tone }) => ({
      key,
      title,
      on: 'many',
      when: { field: states.field, in: from },
      ...(permission === undefined ? {} : { permission }),
      ...(confirm ? { confirm } : {}),
      ...(input ? { input } : {}),
      ...(proposes ? { proposes } : {}),
      ...(openItems ? { openItems } : {}),
      ...(begins ? { begins } : {}),
      ...(thenFile ? { thenFile } : {}),
      ...(tone ? { tone } : {}),
    }));
};
