import type { FieldCommon } from './every-field.ts';

/** An address in parts, held to the customs of its country. */
export interface AddressField extends FieldCommon {
  readonly kind: 'address';
}

/** Two values of any shape, before and after a change: what a log keeps of one. Only ever shown. */
export interface JsonDifferenceField extends FieldCommon {
  readonly kind: 'jsonDifference';
}
