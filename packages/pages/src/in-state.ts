import { text } from '@axle/kernel';

/** A tab with the records in some states. */
export const inState = (key: string, zh: string, en: string, ...states: readonly string[]) => ({
  key,
  title: text(zh, en),
  filters: [{ field: 'state', op: 'in', value: states }] as const,
});
