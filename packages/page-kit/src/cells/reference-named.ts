import { foldSpelling } from '@axle/kernel';
import { regrouped, scannedNumber } from '../kinds/document-number.ts';
import type { ReferredRecord } from '../resource/references.ts';

/** The record that a text names; or that none does, or several do. */
export type NamedReference = ReferredRecord | 'none' | 'several';

const last = (text: string): string => text.split(' / ').at(-1) ?? text;

/** Whether a text is a code and one of its names, or the end of a path with that name, as references are shown [RF2]. */
export function isShownAs(text: string, code: string, names: readonly string[]): boolean {
  const shown = foldSpelling(text);
  const start = [code, regrouped(code)].map(foldSpelling).find(one => one !== '' && shown.startsWith(`${one} `));
  if (start === undefined) return false;
  const rest = last(shown.slice(start.length + 1));
  return names.some(name => foldSpelling(name) === rest);
}

/**
 * The record that a pasted text means: by its code and a name as references show it [RF2], by its code, else by its Chinese or English
 * name, whatever the case and width; of a tree the last of a path such as `Brakes / Discs`. A name that several records bear names none.
 */
export function referenceNamed(records: readonly ReferredRecord[], text: string): NamedReference {
  const shown = records.find(({ code, name }) => isShownAs(text, code, [name.zh, name.en]));
  if (shown) return shown;
  for (const wanted of new Set([scannedNumber(text), last(text)].map(foldSpelling))) {
    const byCode = records.filter(({ code }) => foldSpelling(code) === wanted);
    const named = byCode.length > 0 ? byCode : records.filter(({ name }) => [name.zh, name.en].some(one => foldSpelling(one) === wanted));
    if (named.length > 0) return named.length === 1 ? named[0]! : 'several';
  }
  return 'none';
}
