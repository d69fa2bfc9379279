import { foldSpelling } from '@axle/kernel';
import { acceptValue, type CodeField, mostFilterValues, heldCode, type TextField } from '@axle/page-kit';
import { batchCodes } from '@axle/validation';
import type { PageRecords } from '../records/records-of.ts';

/** The texts of a pasted batch, each once as the field takes texts for the same; codes have no spaces and are split at them too. */
export const splitBatch = (text: string, field: TextField | CodeField): readonly string[] =>
  batchCodes(text, {
    of: field.kind === 'code' ? 'codes' : 'names',
    most: Number.POSITIVE_INFINITY,
    same: one => sameText(field, one),
  }).codes;

/** The form in which a field takes texts for the same. */
const sameText = (field: TextField | CodeField, text: string): string =>
  field.kind === 'code' ? heldCode(field, text) : field.fold ? foldSpelling(text) : text;

/** The texts that the field could hold, as many as one filter takes; the others can match nothing. */
export const searchable = (texts: readonly string[], field: TextField | CodeField): readonly string[] =>
  texts.filter(text => acceptValue(field, text).ok).slice(0, mostFilterValues);

/** What a batch came to: texts that name one record, several, or none. */
export interface BatchMatch {
  readonly found: readonly string[];
  readonly ambiguous: readonly { readonly text: string; readonly count: number }[];
  readonly missing: readonly string[];
}

/** Asks how often each text of a batch occurs, in one call. Undefined where the call failed. */
export async function matchBatch(
  records: PageRecords,
  name: string,
  field: TextField | CodeField,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<BatchMatch | undefined> {
  const asked = searchable(texts, field);
  const reply = asked.length > 0 ? await records.match(name, asked, { signal }) : ({ ok: true, value: [] } as const);
  if (!reply.ok) return undefined;
  const counts = new Map(asked.map((text, place) => [text, reply.value[place] ?? 0]));
  const batch = texts.slice(0, mostFilterValues).map(text => ({ text, count: counts.get(text) ?? 0 }));
  return {
    found: batch.filter(({ count }) => count === 1).map(({ text }) => text),
    ambiguous: batch.filter(({ count }) => count > 1),
    missing: batch.filter(({ count }) => count === 0).map(({ text }) => text),
  };
}
