import type { LocalDate, Refusal, Text } from '@axle/kernel';
import type { Field } from '../field/field.ts';

/** The values of one record by field key; empty fields are absent. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** A rule over a whole record: a named export of a domain package. Returns every refusal, empty when the record is fine. */
export type RecordCheck = (record: RecordValues, context: { readonly today: LocalDate }) => readonly Refusal[];

/** Turns the cells of a file's row into cells by field key before they are parsed; a domain package's rule. */
export type RowReader = (cells: Readonly<Record<string, string>>) => {
  readonly cells: Readonly<Record<string, string>>;
  readonly refusals: readonly Refusal[];
};

/** A set of fields that together occur once. Folding text fields compare without case; empty compares equal to empty. */
export interface UniqueKey {
  readonly fields: readonly string[];
}

/**
 * Texts whose first spelling wins: within equal (folded) values of `within`, a later spelling of `field` that folds to the
 * same text is replaced by the first one and kept in the tags field `aliases`.
 */
export interface Spelling {
  readonly field: string;
  readonly within: readonly string[];
  readonly aliases: string;
}

/** Which kind of data scope limits the rows, and the field that holds the scope's target. */
export interface ScopedBy {
  readonly kind: string;
  readonly field: string;
}

/** A kind of record: its fields, its rules, where it lives on the wire and in the database. */
export interface Resource {
  /** camelCase business word, `vehicleModel`. Table and path derive from it. */
  readonly entity: string;
  readonly label: Text;
  /** Gateway service, `item`. */
  readonly service: string;
  /** Path below the service; derived from the entity unless spec.md names another. */
  readonly path: string;
  /** Table name, snake_case of the entity unless given. */
  readonly table: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Unique keys; the first one is what an import matches by. */
  readonly unique: readonly UniqueKey[];
  readonly checks: readonly RecordCheck[];
  readonly spelling: readonly Spelling[];
  readonly scopedBy?: ScopedBy;
  /** Field that names a record to people in messages and history. */
  readonly nameFields: readonly string[];
  /** False for logs and tasks, which the server alone writes: no status column, no history; the generic calls read them and nothing else. */
  readonly managed: boolean;
  /** Read by calls of its own in place of the generic ones, as tasks are, of which people see only their own. */
  readonly ownCalls?: boolean;
}

/** Optional parts have defaults: see {@link Resource}. */
export type ResourceInput = Pick<Resource, 'entity' | 'label' | 'service' | 'fields' | 'nameFields'> &
  Partial<Pick<Resource, 'path' | 'table' | 'unique' | 'checks' | 'spelling' | 'scopedBy' | 'managed' | 'ownCalls'>>;

/** `vehicleModel` → `vehicle_model`. */
export const snakeCase = (word: string): string => word.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** Declares a kind of record. */
export const defineResource = (input: ResourceInput): Resource => ({
  path: snakeCase(input.entity),
  table: snakeCase(input.entity),
  unique: [],
  checks: [],
  spelling: [],
  managed: true,
  ...input,
});

const on = (zh: string, en: string): Text => ({ zh, en });

/** Whether a managed record is in use. */
export const enableStatus: Field = {
  kind: 'enum',
  label: on('状态', 'Status'),
  readOnly: true,
  width: 96,
  options: [
    { code: 1, label: on('启用', 'Enabled'), tone: 'good' },
    { code: 0, label: on('停用', 'Disabled'), tone: 'neutral' },
  ],
};

const audit: Readonly<Record<string, Field>> = {
  createdBy: { kind: 'user', label: on('创建人', 'Created by'), readOnly: true, hidden: true },
  createdAt: { kind: 'instant', label: on('创建时间', 'Created at'), readOnly: true, hidden: true },
  updatedBy: { kind: 'user', label: on('更新人', 'Updated by'), readOnly: true },
  updatedAt: { kind: 'instant', label: on('更新时间', 'Updated at'), readOnly: true },
};

/** All fields of a resource: its own, and for managed ones status and created/updated by/at. */
export const fieldsOf = (resource: Resource): Readonly<Record<string, Field>> =>
  resource.managed ? { ...resource.fields, status: enableStatus, ...audit } : resource.fields;
