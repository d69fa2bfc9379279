import { foldSpelling } from '@axle/kernel';
import { mostFilterValues, type TextField } from '@axle/page-kit';
import type { PageRecords } from '../records/records-of.ts';

/** The texts of a pasted batch: split on line break, tab, comma and semicolon, trimmed, each once. Spaces belong to names and stay. */
export function splitBatch(text: string, field: TextField): readonly string[] {
  const seen = new Map<string, string>();
  for (const part of text.split(/[\n\r\t,;，；]+/)) {
    const value = part
      .trim()
      .replace(/^["']|["']$/g, '')
      .trim();
    const key = field.fold ? foldSpelling(value) : value;
    if (value !== '' && !seen.has(key)) seen.set(key, value);
  }
  return [...seen.values()];
}

/** Which texts of a batch occur in a field and which do not. */
export interface BatchMatch {
  readonly found: readonly string[];
  readonly missing: readonly string[];
}

/** Asks for a batch in parts, since one answer lists at most a thousand values. */
export async function matchBatch(
  records: PageRecords,
  name: string,
  field: TextField,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<BatchMatch | undefined> {
  const key = (text: unknown) => (field.fold ? foldSpelling(String(text)) : String(text));
  const known = new Set<string>();
  const batch = texts.slice(0, mostFilterValues);
  for (let start = 0; start < batch.length; start += 1000) {
    const reply = await records.values(name, { filters: [{ field: name, op: 'in', value: batch.slice(start, start + 1000) }] }, { signal });
    if (!reply.ok) return undefined;
    for (const { value } of reply.value) known.add(key(value));
  }
  return { found: batch.filter(text => known.has(key(text))), missing: batch.filter(text => !known.has(key(text))) };
}
