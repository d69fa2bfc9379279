import type { Refusal } from '@axle/kernel';

const required: Refusal['message'] = { zh: '必填', en: 'Required' };

/** [R9b] A row of a file of replies says how many pieces come, and when, of the line that it names. */
export function readReplyRow(cells: Readonly<Record<string, string>>): {
  readonly cells: Readonly<Record<string, string>>;
  readonly refusals: readonly Refusal[];
} {
  const missing = ['lines.qty', 'lines.date'].filter(key => (cells[key] ?? '').trim() === '');
  return { cells, refusals: missing.map(field => ({ code: 'REQUIRED', field, message: required })) };
}
