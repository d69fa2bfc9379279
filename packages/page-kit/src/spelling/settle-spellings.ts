import { foldSpelling } from '@axle/kernel';
import type { RecordValues, Spelling } from '../resource/resource.ts';

/** The first spellings known so far. Fill it from the database by {@link learnSpellings} before an import; the settling adds to it. */
export type KnownSpellings = Map<string, string>;

/** A record whose texts are spelled the first way, the other spellings met kept in the aliases field. */
export interface SettledRow {
  readonly values: RecordValues;
  /** Later spellings that this row brought, by aliases field; absent where it brought none. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
}

const folded = (value: unknown): unknown => (typeof value === 'string' ? foldSpelling(value) : (value ?? null));

/** What a spelling is known by: the field and the folded values of the fields around it and of its own. */
const keyOf = (spelling: Spelling, values: RecordValues): string =>
  JSON.stringify([spelling.field, ...spelling.within.map(field => folded(values[field])), folded(values[spelling.field])]);

/** Whether the first spelling of a record's text is known. */
export const knowsSpelling = (spelling: Spelling, known: KnownSpellings, values: RecordValues): boolean =>
  known.has(keyOf(spelling, values));

/** Notes the spellings of records that stand already; a spelling known before stays the first. */
export function learnSpellings(spellings: readonly Spelling[], known: KnownSpellings, rows: Iterable<RecordValues>): void {
  for (const values of rows)
    for (const spelling of spellings) {
      const text = values[spelling.field];
      const key = keyOf(spelling, values);
      if (typeof text === 'string' && !known.has(key)) known.set(key, text);
    }
}

/**
 * Settles the spellings of one row: a text that folds to a known one is replaced by the known one and listed as an alias;
 * an unknown one becomes the first spelling. Rows are settled in the order of the file; `known` is added to.
 */
export function settleSpelling(spellings: readonly Spelling[], known: KnownSpellings, row: RecordValues): SettledRow {
  const values: Record<string, unknown> = { ...row };
  const aliases: Record<string, string[]> = {};
  for (const spelling of spellings) {
    const text = values[spelling.field];
    if (typeof text !== 'string') continue;
    const key = keyOf(spelling, values);
    const first = known.get(key);
    if (first === undefined) known.set(key, text);
    else if (first !== text) {
      values[spelling.field] = first;
      const list = (aliases[spelling.aliases] ??= []);
      if (!list.includes(text)) list.push(text);
    }
  }
  for (const [field, later] of Object.entries(aliases)) {
    const given = values[field];
    values[field] = [...new Set([...(Array.isArray(given) ? (given as readonly string[]) : []), ...later])];
  }
  return { values, aliases };
}

/** Settles rows in order; see {@link settleSpelling}. */
export const settleSpellings = (
  spellings: readonly Spelling[],
  known: KnownSpellings,
  rows: readonly RecordValues[],
): readonly SettledRow[] => rows.map(row => settleSpelling(spellings, known, row));
