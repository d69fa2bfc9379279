import type { Text } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import type { ReferringField } from '../field/reference-fields.ts';
import { linesIn } from '../lines/lines-in.ts';
import { fieldsOf } from './fields-of.ts';
import type { RecordValues, Resource } from './resource.ts';

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
  /** Where the reader may see its picture: the version of the record that has one, 0 where there is none. */
  readonly picture?: number;
}

/** Names that travel beside rows: by entity. */
export type ReferenceNames = Readonly<Record<string, readonly ReferredRecord[]>>;

/** Whether a field holds another record's id. */
export const isReference = (field: Field): field is ReferringField => field.kind === 'ref' || field.kind === 'cascade';

/** The fields of a resource that refer to records, by key. */
export const referencesOf = (resource: Resource): readonly (readonly [key: string, field: ReferringField])[] =>
  Object.entries(fieldsOf(resource)).flatMap(([key, field]) => (isReference(field) ? [[key, field] as const] : []));

/** A field that refers to records, by the path under which a record holds it: `brand`, or `lines.part` for a column of lines. */
export type ReferencePath = readonly [path: string, field: ReferringField];

/** Everything of a resource that refers to records, the columns of its lines too. */
export const referencePathsOf = (resource: Resource): readonly ReferencePath[] =>
  Object.entries(fieldsOf(resource)).flatMap(([key, field]): readonly ReferencePath[] => {
    if (isReference(field)) return [[key, field]];
    if (field.kind !== 'lines') return [];
    return Object.entries(field.fields).flatMap(([column, held]) => (isReference(held) ? [[`${key}.${column}`, held] as const] : []));
  });

/** What a record refers to at a path, with the place of each: `brand`, or `lines.3.part` for the fourth line. */
export function referredAt(record: RecordValues, path: string): readonly (readonly [place: string, id: number])[] {
  const [key = '', column] = path.split('.');
  const held =
    column === undefined
      ? [[key, record[key]] as const]
      : linesIn(record, key).map((line, at) => [`${key}.${at}.${column}`, line[column]] as const);
  return held.flatMap(([place, id]) => (typeof id === 'number' ? [[place, id] as const] : []));
}
