import type { MeasureUnit, Text } from '@axle/kernel';
import type { FieldCommon } from './every-field.ts';

/** A share of sums: of the fields `part` and `whole`, which are integers or exact numbers themselves. */
export interface Quotient {
  readonly part: string;
  readonly whole: string;
  readonly times: number;
}

/** What fields of exact numbers have in common: their values are decimal texts, `'-1234.5'`, never binary numbers. */
interface ExactNumber extends FieldCommon {
  /** Most digits behind the point. */
  readonly scale: number;
  /** Bounds, as decimal texts. Without them a number has at most 14 digits before the point. */
  readonly min?: string;
  readonly max?: string;
  /** Digits behind the point that are shown even where they are zeros. Default 0, for money those of its currency. */
  readonly places?: number;
  /** Its total is no sum but recalculated: the sum of one number field by the sum of another, times a number. */
  readonly quotient?: Quotient;
}

/** An exact number without a unit, such as a rate or a factor. */
export interface DecimalField extends ExactNumber {
  readonly kind: 'decimal';
}

/** An amount of money. The value is the number; its currency is the same for all records, or stands in another field of the record. */
export interface MoneyField extends ExactNumber {
  readonly kind: 'money';
  readonly currency: { readonly code: string } | { readonly field: string };
}

/** A share in percent: `'12.5'` is 12.5 %. */
export interface PercentField extends ExactNumber {
  readonly kind: 'percent';
  /** Drawn as a bar too: how far something has come, of 100. */
  readonly bar?: boolean;
}

/** How much of something. Its unit is the same for all records, or stands in another field of the record. */
export interface QuantityField extends ExactNumber {
  readonly kind: 'quantity';
  readonly unit: { readonly label: Text } | { readonly field: string };
}

/** A length in cm, a weight in kg or a volume in m³, kept with 2, 3 and 6 digits behind the point. Other units are converted when typed. */
export interface MeasureField extends FieldCommon {
  readonly kind: 'measure';
  readonly unit: MeasureUnit;
  readonly min?: string;
  readonly max?: string;
  /** Which side of a thing it is: length, width and height that follow each other stand together in a form, joined by ×. */
  readonly side?: 'length' | 'width' | 'height';
}

/** A field whose values are decimal texts. */
export type DecimalTextField = DecimalField | MoneyField | PercentField | QuantityField | MeasureField;
