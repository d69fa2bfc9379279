import type { Text } from '@axle/kernel';
import type { FieldCommon } from './every-field.ts';

/**
 * Records that go with another one because a record of `entity` names both, in its fields `by` and `with`: the sites on which the shop that
 * the field `like` of the record in hand holds sells. While `like` holds nothing, any go.
 */
export interface Pairing {
  readonly entity: string;
  readonly by: string;
  readonly with: string;
  readonly like: string;
  /** Why one that does not go with the other is refused, and what to do. */
  readonly refusal: Text;
}

/** Another record, by its id. Shown by name, searched by code and names, imported and exported by code. */
export interface RefField extends FieldCommon {
  readonly kind: 'ref';
  /** Entity referred to, `brand`; its resource says by which fields it is known. */
  readonly entity: string;
  /** Its code stands in a field beside it: the name alone is shown. */
  readonly nameAlone?: true;
  /** Any number of records in place of one, as a list of their ids: of inputs of tools, never of records. */
  readonly several?: true;
  /** Code of the record with which the form of a new record begins. */
  readonly initialCode?: string;
  /**
   * Only records are offered whose `field` holds what the field `like` of the record in hand does, once that holds anything: bins of the
   * chosen warehouse. Of several records with one code, a file means the one among these.
   */
  readonly within?: { readonly field: string; readonly like: string };
  /** Only records are offered and taken that stand together with another one. */
  readonly paired?: Pairing;
  /** Of those, only records whose choice `field` is one that `as` answers for the field `by` of the record in hand. */
  readonly offered?: { readonly field: string; readonly by: string; readonly as: (value: never) => readonly (string | number)[] };
}

/** A record of a tree, by its id; chosen down the levels. A filter takes everything below the chosen ones too. */
export interface CascadeField extends FieldCommon {
  readonly kind: 'cascade';
  /** Entity referred to, `category`; its resource names the field of the parent. */
  readonly entity: string;
  /** Only records that have none below them may be chosen. */
  readonly leaves?: boolean;
}

/** A field that holds another record's id. */
export type ReferringField = RefField | CascadeField;
