import type { Text } from '@axle/kernel';
import type { DateField, MonthField, TimeField, WeekField } from './calendar-fields.ts';
import type { CodeField } from './code-field.ts';
import type { FilesField } from './files-field.ts';
import type { FieldCommon } from './every-field.ts';
import type { DecimalTextField } from './number-fields.ts';
import type { CascadeField, RefField } from './reference-fields.ts';
import type { AddressField, JsonDifferenceField, TrendField } from './structured-fields.ts';

/** One line of text, trimmed. */
export interface TextField extends FieldCommon {
  readonly kind: 'text';
  readonly maxLength: number;
  /** Spellings that differ in case alone are the same: searched, sorted and kept unique by the folded form. */
  readonly fold?: boolean;
  /** Lines of the input; more than one for long text. Default 1. */
  readonly lines?: number;
  /** Not shown while it is typed, and kept nowhere in the browser: keys and passwords that an action takes. */
  readonly secret?: boolean;
  /** Name of a set of facts: the text is conditions over them, shown one by one, and each edited by the input that suits its fact. */
  readonly facts?: string;
  /** Holds web addresses, apart by blanks: each is shown as a link that opens beside the back office. */
  readonly links?: boolean;
  /** Entity of the records whose codes stand in it among other words: they are shown with the names of the records. */
  readonly namesOf?: string;
}

/** A whole number within bounds. */
export interface IntegerField extends FieldCommon {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  /** Shown with thousands separators. Default true; false for years and the like. */
  readonly grouping?: boolean;
  /** A year is picked from a calendar too. */
  readonly picker?: 'year';
}

/** One choice of a dictionary. */
export interface EnumField extends FieldCommon {
  readonly kind: 'enum';
  readonly options: readonly EnumOption[];
  /** Only the options are offered that `as` answers for the field `by` of the record in hand, once that holds anything. */
  readonly offered?: { readonly by: string; readonly as: (value: never) => readonly (string | number)[] };
}

/** Any number of choices of a dictionary, in the dictionary's order, each once. */
export interface EnumListField extends FieldCommon {
  readonly kind: 'enumList';
  readonly options: readonly EnumOption[];
  /** They stand in a view too, a row each: filters go by it, as {@link TagsField.through} has it. */
  readonly through?: { readonly view: string; readonly by: readonly string[]; readonly column: string };
}

/** A list of short texts, each once. */
export interface TagsField extends FieldCommon {
  readonly kind: 'tags';
  readonly maxLength: number;
  /** Entity of the records whose codes it holds, shown with their names: a record of it counts, and leads to, those that hold its code. */
  readonly codesOf?: string;
  /** Kept, and searched, by letters and digits alone, in upper case. */
  readonly bare?: boolean;
  /**
   * They stand in a view too, a row each, beside the fields by which a record is found there: filters go by it, so that its indexes serve.
   */
  readonly through?: { readonly view: string; readonly by: readonly string[]; readonly column: string };
}

/** Yes or no. */
export interface BoolField extends FieldCommon {
  readonly kind: 'bool';
}

/** A moment: an ISO 8601 UTC instant on the wire (`2026-05-20T08:30:00.000Z`), shown in the reader's time zone. */
export interface InstantField extends FieldCommon {
  readonly kind: 'instant';
  /** Filtered by a single moment, the as-of moment of the list, instead of a range. */
  readonly asOf?: true;
}

/** A user's id, shown by nickname. */
export interface UserField extends FieldCommon {
  readonly kind: 'user';
  /** Any number of users in place of one, as a list of their ids: of inputs of tools, never of records. */
  readonly several?: true;
}

/** A page of the back office by its key, `vehicleModel`, or by its import key, `basic_vehicle_model`; shown by title. */
export interface PageField extends FieldCommon {
  readonly kind: 'page';
  /** Which keys it holds. */
  readonly by: 'page' | 'import';
}

/** A size in bytes, shown as kB, MB or GB. */
export interface BytesField extends FieldCommon {
  readonly kind: 'bytes';
}

/**
 * The lines of a document: a table of its own below the record. They are read with one record, never with a list. The value is a list of
 * objects by the keys of `fields`, in the order of the document.
 */
export interface LinesField extends FieldCommon {
  readonly kind: 'lines';
  /** What a line holds, column by column. */
  readonly fields: Readonly<Record<string, LineField>>;
  /** Fields that together identify a line: they occur once in a document, and lines are compared by them. */
  readonly by: readonly string[];
  /** Most lines of one document. */
  readonly most: number;
  /** Columns whose sum stands below the lines. */
  readonly sums?: readonly string[];
  /** The lines are given: their cells are filled in, none is added or taken out. */
  readonly fixed?: boolean;
}

/** A field of a line: of any kind but lines. */
export type LineField = Exclude<Field, LinesField>;

/** A field of a record. */
export type Field =
  | LinesField
  | FilesField
  | TextField
  | CodeField
  | RefField
  | CascadeField
  | IntegerField
  | EnumField
  | EnumListField
  | TagsField
  | BoolField
  | InstantField
  | UserField
  | PageField
  | BytesField
  | DecimalTextField
  | DateField
  | WeekField
  | MonthField
  | TimeField
  | AddressField
  | JsonDifferenceField
  | TrendField;

/** Name of a field kind. */
export type FieldKind = Field['kind'];

/** The meaning of a colour, never the colour itself. */
export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

/** One entry of a dictionary. */
export interface EnumOption<Code extends string | number = string | number> {
  readonly code: Code;
  readonly label: Text;
  readonly tone?: Tone;
  /** Other spellings that an import takes for this entry, compared without case. */
  readonly also?: readonly string[];
}
