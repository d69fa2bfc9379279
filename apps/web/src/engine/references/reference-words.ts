import { fill, inLanguage, type Language } from '@axle/kernel';
import { codeAndName, type ReferredRecord, regrouped } from '@axle/page-kit';
import { engineText } from '../../text/engine.ts';

/** Who knows referred records by id. */
export interface ReferenceReader {
  readonly language: Language;
  referred(entity: string, id: number): ReferredRecord | undefined;
}

/** A record as it is called in a list: its name, `#12` while nothing is known of it. */
export function referenceWords(reader: ReferenceReader, entity: string, id: number): string {
  const record = reader.referred(entity, id);
  return record ? regrouped(inLanguage(record.name, reader.language)) : `#${id}`;
}

/** A record of a tree with everything above it, `Brakes / Discs`. */
export function referencePath(reader: ReferenceReader, entity: string, id: number): string {
  const words: string[] = [];
  for (let at: number | undefined = id, steps = 0; at !== undefined && steps < 12; steps++) {
    words.unshift(referenceWords(reader, entity, at));
    at = reader.referred(entity, at)?.parent;
  }
  return words.join(' / ');
}

/** What a field's reference is named: of a tree with everything above it. */
export const nameOfReference = (reader: ReferenceReader, field: { readonly kind: string; readonly entity: string }, id: number): string =>
  field.kind === 'cascade' ? referencePath(reader, field.entity, id) : referenceWords(reader, field.entity, id);

/** What a field's reference is called: by its code and its name [RF2]. */
export const wordsOfReference = (reader: ReferenceReader, field: { readonly kind: string; readonly entity: string }, id: number): string =>
  codeAndName(reader.referred(field.entity, id)?.code ?? '', nameOfReference(reader, field, id));

/** The words for a record where it stands: with a mark when it is out of use. One that is gone says so itself. */
export const markedWords = (record: ReferredRecord | undefined, words: string, language: Language): string =>
  record?.disabled && record.code !== '' ? inLanguage(fill(engineText.outOfUse, { code: words }), language) : words;

/** What a field's reference is called where it stands. */
export const standingWords = (reader: ReferenceReader, field: { readonly kind: string; readonly entity: string }, id: number): string =>
  markedWords(reader.referred(field.entity, id), wordsOfReference(reader, field, id), reader.language);
