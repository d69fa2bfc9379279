import type { RecordValues } from '@axle/kernel';
import { same } from './same.ts';
import type { ValueMetas } from './value-meta.ts';

/** One field's change; an absent side was, or becomes, empty. */
export interface ChangeLine {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const side = (name: 'before' | 'after', value: unknown) => (value === undefined || value === null ? {} : { [name]: value });

/** [A1] The fields in which two records differ, in the order of the metas. */
export const diff = (before: RecordValues, after: RecordValues, metas: ValueMetas): readonly ChangeLine[] =>
  Object.entries(metas)
    .filter(([field, meta]) => !same(meta, before[field], after[field]))
    .map(([field]) => ({ field, ...side('before', before[field]), ...side('after', after[field]) }));

/** [A2] A record with changes made; fields that become empty are absent. */
export function applyLines(before: RecordValues, lines: readonly ChangeLine[]): RecordValues {
  const after: Record<string, unknown> = { ...before };
  for (const line of lines)
    if (line.after === undefined || line.after === null) delete after[line.field];
    else after[line.field] = line.after;
  return after;
}

/** [A4] The fields that hold something else by now than they did when the changes were asked for. */
export const movedFields = (current: RecordValues, lines: readonly ChangeLine[], metas: ValueMetas): readonly string[] =>
  lines.filter(({ field, before }) => !same(metas[field] ?? { kind: 'plain' }, before, current[field])).map(({ field }) => field);
