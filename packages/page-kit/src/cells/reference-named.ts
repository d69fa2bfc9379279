import { foldSpelling } from '@axle/kernel';
import type { ReferredRecord } from '../resource/references.ts';

/** The record that a text names; or that none does, or several do. */
export type NamedReference = ReferredRecord | 'none' | 'several';

const last = (text: string): string => text.split(' / ').at(-1) ?? text;

/**
 * The record that a pasted text means: by its code, else by its Chinese or English name, whatever the case and width; of a tree the last of
 * a path such as `Brakes / Discs`. A name that several records bear names none of them.
 */
export function referenceNamed(records: readonly ReferredRecord[], text: string): NamedReference {
  for (const wanted of new Set([text, last(text)].map(foldSpelling))) {
    const byCode = records.filter(({ code }) => foldSpelling(code) === wanted);
    const named = byCode.length > 0 ? byCode : records.filter(({ name }) => [name.zh, name.en].some(one => foldSpelling(one) === wanted));
    if (named.length > 0) return named.length === 1 ? named[0]! : 'several';
  }
  return 'none';
}
