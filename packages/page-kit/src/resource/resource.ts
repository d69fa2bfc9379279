import type { LocalDate, RecordValues, Refusal, Text } from '@axle/kernel';
import type { Fields, StandardFieldName } from './field-names.ts';
import type { ValuesOf } from './record-of.ts';
import type { StateMachine } from '../states/state-machine.ts';

export type { RecordValues };

/** A rule over a whole record: a named export of a domain package. Returns every refusal, empty when the record is fine. */
export type RecordCheck<Values = RecordValues> = (record: Values, context: { readonly today: LocalDate }) => readonly Refusal[];

/**
 * Works out fields that the server alone sets from the others, when a record is made, or changed from `before`; a domain package's rule.
 * Fields that it does not answer stay as they are, those that it answers with undefined become empty.
 */
export type RecordDerive<Values = RecordValues> = (record: Values, before?: Values) => Values;

/**
 * Turns the cells of a file's row into cells by field key before they are parsed; a domain package's rule. `before` holds the cells of the
 * row above, `known` the codes that the page's files are read by, as the server knows them. A row that is right and not wanted is passed
 * over: it counts as one that changes nothing.
 */
export type RowReader = (
  cells: Readonly<Record<string, string>>,
  before?: Readonly<Record<string, string>>,
  known?: readonly string[],
) => {
  readonly cells: Readonly<Record<string, string>>;
  readonly refusals: readonly Refusal[];
  readonly passedOver?: boolean;
};

/** A set of fields that together occur once. Folding text fields compare without case; empty compares equal to empty. */
export interface UniqueKey<Name extends string = string> {
  readonly fields: readonly Name[];
  /** What is said of a second record of the same values, where it is not the usual sentence. */
  readonly words?: Text;
}

/**
 * Texts whose first spelling wins: within equal (folded) values of `within`, a later spelling of `field` that folds to the
 * same text is replaced by the first one and kept in the tags field `aliases`.
 */
export interface Spelling<Name extends string = string> {
  readonly field: Name;
  readonly within: readonly Name[];
  readonly aliases: Name;
}

/**
 * Which kind of data scope limits the rows, and the field that holds the scope's target; `id` where the records are the targets themselves.
 */
export interface ScopedBy<Name extends string = string> {
  readonly kind: string;
  readonly field: Name | 'id';
  /** Further fields of targets: who sees one of those sees the record as well, but changes it only by {@link field}. */
  readonly alsoSeenBy?: readonly Name[];
  /** User field of targets: whom a target belongs to, for scopes that go by people. */
  readonly owner?: Name;
  /** Records that name no target are everybody's: what holds for all of them, beside what holds for one. */
  readonly openWithout?: true;
}

/** By which fields other records refer to a record, and what is shown of it there. */
export interface KnownBy<Name extends string = string> {
  /** Field that holds the code: unique. */
  readonly code: Name;
  /** Fields of the Chinese and the English name; the code where there are none. */
  readonly names?: readonly [zh: Name, en: Name];
  /** Of a tree: the field that holds the parent, of this same entity. */
  readonly parent?: Name;
  /** Field that holds pictures: the first stands before the code, small, where others refer to the record. */
  readonly picture?: Name;
}

/** Records that speak of others, as change requests do. */
export interface SpeaksOf<Name extends string = string> {
  /** Field that holds the entity of the other record. */
  readonly entity: Name;
  /** Field that holds the other record's id. */
  readonly record: Name;
  /** Field that lists the fields concerned, each as `<entity>.<field>`. */
  readonly fields: Name;
  /** User field of the author, who always sees it. */
  readonly by: Name;
  /** As long as this field holds one of these values, who wrote it hangs files on it; without it nobody does. */
  readonly files?: { readonly field: Name; readonly in: readonly unknown[] };
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
  /** View that records are read from where they have figures: the table's columns and a column for each figure. */
  readonly readFrom?: string;
  /**
   * A report over a span that its reader chooses: the database function that answers its rows, and the days or moments whose filters say of
   * what. It is called with the first and the last one that the filters of each field let through, null where an end is open; `table` is a
   * view of it with all ends open. `onlyAsked` where the present is read from that view, and the function is called for the past alone.
   */
  readonly readBy?: { readonly function: string; readonly fields: readonly string[]; readonly onlyAsked?: true };
  readonly fields: Fields;
  /** Unique keys; the first one is what an import matches by. */
  readonly unique: readonly UniqueKey[];
  readonly checks: readonly RecordCheck[];
  /** What the database alone can refuse, by the name of its constraint: another record stands against it, or a posting would break it. */
  readonly constraints?: Readonly<Record<string, Refusal>>;
  readonly spelling: readonly Spelling[];
  readonly scopedBy?: ScopedBy;
  /** Only their creator and super users see its records; for others they do not exist. */
  readonly ofMakers?: true;
  /** Who may not see a record or a field that is spoken of does not see the row. */
  readonly speaksOf?: SpeaksOf;
  /** Field that names a record to people in messages and history. */
  readonly nameFields: readonly string[];
  /** Set where other records may refer to this one. */
  readonly knownBy?: KnownBy;
  /**
   * Codes, names and numbers whose search text [K20] the server keeps, so that records are found by any part of them and by their pinyin;
   * without a list the code and the names of {@link knownBy} and the numbers of parts, where there are names.
   */
  readonly searched: readonly string[];
  /** Of records without names of their own: the field of the record by whose search text they are found too [SR1]. */
  readonly searchedThrough?: string;
  /**
   * False for logs and tasks, which the server alone writes: no status column, no history; the generic calls read them and nothing else.
   */
  readonly managed: boolean;
  /** Read by calls of its own in place of the generic ones, as tasks are, of which people see only their own. */
  readonly ownCalls?: boolean;
  /** The life of a document. It takes the place of the status: what has states is not put in and out of use. */
  readonly states?: StateMachine;
  /** Fields that follow from others. They are read only. */
  readonly derive?: RecordDerive;
}

/** A resource whose own fields are known by their names. */
export interface ResourceOf<Own extends Fields> extends Resource {
  readonly fields: Own;
}

/** Parts of a resource that name fields of it, or work with their values. */
interface NamingParts<Name extends string, Values> {
  readonly nameFields: readonly Name[];
  readonly unique?: readonly UniqueKey<Name>[];
  readonly spelling?: readonly Spelling<Name>[];
  readonly scopedBy?: ScopedBy<Name>;
  readonly speaksOf?: SpeaksOf<Name>;
  readonly knownBy?: KnownBy<Name>;
  readonly searched?: readonly Name[];
  readonly searchedThrough?: Name;
  readonly states?: StateMachine<Name, Values>;
  readonly checks?: readonly RecordCheck<Values>[];
  readonly derive?: RecordDerive<Values>;
  readonly readBy?: Resource['readBy'] & { readonly fields: readonly Name[] };
}

/** What a resource is declared by: names must be those of its fields. Optional parts have defaults: see {@link Resource}. */
export type ResourceInput<Own extends Fields = Fields> = Pick<Resource, 'entity' | 'label' | 'service'> &
  Partial<Pick<Resource, 'path' | 'table' | 'readFrom' | 'managed' | 'ownCalls' | 'ofMakers' | 'constraints'>> &
  NamingParts<NoInfer<keyof Own & string> | StandardFieldName, ValuesOf<NoInfer<Own>>> & { readonly fields: Own };

/** `vehicleModel` → `vehicle_model`. */
export const snakeCase = (word: string): string => word.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** Declares a kind of record. */
export const defineResource = <const Own extends Fields>(input: ResourceInput<Own>): ResourceOf<Own> => ({
  path: snakeCase(input.entity),
  table: snakeCase(input.entity),
  unique: [],
  checks: [],
  spelling: [],
  managed: true,
  searched: usuallySearched(input),
  ...(input as Pick<Resource, 'entity' | 'label' | 'service' | 'nameFields'> & Partial<Resource>),
  fields: withPeriods(input.fields),
});

/** What a record that has names is known by, and the numbers of parts that it holds. */
function usuallySearched({ knownBy, fields }: Pick<ResourceInput, 'knownBy' | 'fields'>): readonly string[] {
  if (!knownBy?.names) return [];
  const stored = (key: string) => fields[key] !== undefined && !fields[key].figure;
  const numbers = Object.keys(fields).filter(key => fields[key]!.kind === 'tags' && fields[key]!.bare);
  return [...new Set([knownBy.code, ...knownBy.names, ...numbers])].filter(stored);
}

/** Every record that is in force from a day may be asked for by a day on which it holds. */
function withPeriods<Own extends Fields>(fields: Own): Own {
  const { effectiveFrom, effectiveTo } = fields;
  if (effectiveFrom?.kind !== 'date' || effectiveTo?.kind !== 'date') return fields;
  return { ...fields, effectiveFrom: { until: 'effectiveTo', ...effectiveFrom } };
}
