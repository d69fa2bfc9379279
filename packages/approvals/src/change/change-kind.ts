import type { ChangeLine } from './diff.ts';

/** What kind of change a request asks for. */
export type ChangeKind = 'add' | 'update' | 'disable';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** [A18] The kind of a change: it adds where nothing stood before, disables where everything is emptied, and updates otherwise. */
export function changeKind(lines: readonly ChangeLine[]): ChangeKind {
  if (lines.every(({ before }) => isEmpty(before))) return 'add';
  return lines.every(({ after }) => isEmpty(after)) ? 'disable' : 'update';
}
