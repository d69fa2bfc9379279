import type { EnumOption } from './field.ts';
import type { FieldCommon } from './every-field.ts';

/** Stored files that belong to a record: documents, or pictures. */
export interface FilesField extends FieldCommon {
  readonly kind: 'files';
  /** Most files of one record; 1 for a single one. */
  readonly most: number;
  /** Endings that are taken, without the dot and in lower case. */
  readonly endings: readonly string[];
  /** Largest file in bytes. */
  readonly mostBytes: number;
  /** What a file may be for; the first one unless said otherwise. */
  readonly purposes?: readonly EnumOption[];
}

/** A stored file as a record holds it. */
export interface HeldFile {
  /** Under which it is stored. */
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly purpose?: string | number;
  /** A small picture of it, as a data address. */
  readonly thumb?: string;
}

/** Endings of pictures that every browser shows. */
export const pictureEndings: readonly string[] = ['png', 'jpg', 'jpeg', 'gif', 'webp'];

/** Whether a field holds pictures alone. */
export const holdsPictures = (field: FilesField): boolean => field.endings.every(ending => pictureEndings.includes(ending));
