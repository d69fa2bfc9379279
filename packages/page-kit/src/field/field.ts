import type { Text } from '@axle/kernel';

/** What every field of a record says of itself, whatever its kind. */
export interface FieldCommon {
  readonly label: Text;
  /** Must hold a value in every record. */
  readonly required?: boolean;
  /** Set by the server alone: shown, never in a form, ignored in an import. */
  readonly readOnly?: boolean;
  /** May be given when the record is made and never changed afterwards. */
  readonly immutable?: boolean;
  /** Part of how people name the record: cannot be hidden or blocked. */
  readonly key?: boolean;
  /** One sentence for the help panel, the template's legend and the tooltip. */
  readonly help?: Text;
  /** Width of the column in pixels. Each kind has a default. */
  readonly width?: number;
  /** Not among the columns until the user asks for it. */
  readonly hidden?: boolean;
  /** Value of a new record's form. */
  readonly initial?: unknown;
}

/** One line of text, trimmed. */
export interface TextField extends FieldCommon {
  readonly kind: 'text';
  readonly maxLength: number;
  /** Spellings that differ in case alone are the same: searched, sorted and kept unique by the folded form. */
  readonly fold?: boolean;
  /** Lines of the input; more than one for long text. Default 1. */
  readonly lines?: number;
}

/** A whole number within bounds. */
export interface IntegerField extends FieldCommon {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  /** Shown with thousands separators. Default true; false for years and the like. */
  readonly grouping?: boolean;
}

/** One choice of a dictionary. */
export interface EnumField extends FieldCommon {
  readonly kind: 'enum';
  readonly options: readonly EnumOption[];
}

/** Any number of choices of a dictionary, in the dictionary's order, each once. */
export interface EnumListField extends FieldCommon {
  readonly kind: 'enumList';
  readonly options: readonly EnumOption[];
}

/** A list of short texts, each once. */
export interface TagsField extends FieldCommon {
  readonly kind: 'tags';
  readonly maxLength: number;
}

/** Yes or no. */
export interface BoolField extends FieldCommon {
  readonly kind: 'bool';
}

/** A moment: an ISO 8601 UTC instant on the wire (`2026-05-20T08:30:00.000Z`), shown in the reader's time zone. */
export interface InstantField extends FieldCommon {
  readonly kind: 'instant';
}

/** A user's id, shown by nickname. */
export interface UserField extends FieldCommon {
  readonly kind: 'user';
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

/** A field of a record. */
export type Field =
  | TextField
  | IntegerField
  | EnumField
  | EnumListField
  | TagsField
  | BoolField
  | InstantField
  | UserField
  | PageField
  | BytesField;

/** Name of a field kind. */
export type FieldKind = Field['kind'];

/** The meaning of a colour, never the colour itself. */
export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

/** One entry of a dictionary. */
export interface EnumOption {
  readonly code: string | number;
  readonly label: Text;
  readonly tone?: Tone;
  /** Other spellings that an import takes for this entry, compared without case. */
  readonly also?: readonly string[];
}
