import type { FieldCommon } from './every-field.ts';

/** Codes of one kind, as inputs look them up. */
export interface CodesLookedUp {
  /** Name by which the server knows them: `tariffCodes`. */
  readonly codes: string;
  /** Whose codes: `CN` for those of China. */
  readonly of?: string;
  /** In place of it, a reference of the line or record in hand: those that hold where it leads to. */
  readonly like?: { readonly field: string; readonly entity: string };
}

/** A code of letters and digits: upper-cased, without blanks around it, narrow where it was typed wide. */
export interface CodeField extends FieldCommon {
  readonly kind: 'code';
  readonly maxLength: number;
  /** What the whole code must look like, as a regular expression; `[A-Z0-9][A-Z0-9._/-]*` unless given. */
  readonly pattern?: string;
  /** Holds numbers of documents: those of ours are shown regrouped (`OB-260-520-00042`), and taken with or without hyphens. */
  readonly documentNo?: boolean;
  /** Entity of the records whose codes it holds: a record of it counts, and leads to, those that hold its code. */
  readonly codesOf?: string;
  /** Entity of the records whose codes it holds: the name of the record stands behind its code, and its picture before it. */
  readonly namedFrom?: string;
  /** It is looked up while it is typed, by its beginning and by what codes mean. */
  readonly looksUp?: CodesLookedUp;
}
