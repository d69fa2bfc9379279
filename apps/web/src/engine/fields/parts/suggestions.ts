import { type Field, type Filter, kinds } from '@axle/page-kit';
import type { ListStore } from '../../list/list-store.ts';
import type { Suggestion } from './combo-box.view.tsx';

/** Most suggestions shown. */
const most = 50;

/**
 * Values of a field that hold the typed text, among the rows that the other conditions leave. Waits for nothing: the caller
 * gives up what is no longer wanted.
 */
export const suggestions =
  (list: ListStore, name: string, field: Field) =>
  async (typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> => {
    const holding: readonly Filter[] =
      typed !== '' && kinds[field.kind].operators.includes('contains') ? [{ field: name, op: 'contains', value: typed }] : [];
    const reply = await list.records.values(name, { filters: [...list.filtersBeside(name), ...holding] }, { signal });
    if (!reply.ok) return [];
    const wanted = typed.toLowerCase();
    return reply.value
      .filter(({ value }) => typeof value === 'string' && value.toLowerCase().includes(wanted))
      .slice(0, most)
      .map(({ value, count }) => ({ text: String(value), count }));
  };
