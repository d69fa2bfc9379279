import { foldSpelling, inLanguage, type Language } from '@axle/kernel';
import { regrouped } from '../kinds/document-number.ts';
import type { ReferredRecord } from './references.ts';

/** The code that stands before a name; none where it is empty or the name in another spelling [RF2]. */
export const codeBeside = (code: string, name: string): string | undefined =>
  code === '' || foldSpelling(regrouped(code)) === foldSpelling(regrouped(name)) ? undefined : regrouped(code);

/** Puts a code before a name [RF2]; numbers of documents are regrouped. */
export const codeAndName = (code: string, name: string): string => [codeBeside(code, name), regrouped(name)].filter(Boolean).join(' ');

/** A record as it is called where another refers to it: by its code and its name [RF2]. */
export const referredWords = ({ code, name }: Pick<ReferredRecord, 'code' | 'name'>, language: Language): string =>
  codeAndName(code, inLanguage(name, language));
