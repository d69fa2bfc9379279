import type { Text } from '@axle/kernel';
import type { Field, ReferringField } from '../field/field.ts';
import { fieldsOf, type Resource } from './resource.ts';

/** What is shown of a record that others refer to. */
export interface ReferredRecord {
  readonly id: number;
  readonly code: string;
  readonly name: Text;
  /** Out of use: shown where it stands, offered nowhere. */
  readonly disabled?: true;
  /** Of a tree: the record above it. */
  readonly parent?: number;
  /** Of a tree: whether records stand below it. */
  readonly above?: true;
}

/** Names that travel beside rows: by entity. */
export type ReferenceNames = Readonly<Record<string, readonly ReferredRecord[]>>;

/** Whether a field holds another record's id. */
export const isReference = (field: Field): field is ReferringField => field.kind === 'ref' || field.kind === 'cascade';

/** The fields of a resource that refer to records, by key. */
export const referencesOf = (resource: Resource): readonly (readonly [key: string, field: ReferringField])[] =>
  Object.entries(fieldsOf(resource)).flatMap(([key, field]) => (isReference(field) ? [[key, field] as const] : []));
