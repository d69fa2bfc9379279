import type { Decimal } from '@axle/kernel';

/** What the values of a property are. */
export type PropertyType = 'text' | 'int' | 'decimal' | 'bool' | 'option' | 'multiOption' | 'date' | 'range';

/** A value that a property of choices may take. */
export interface PropertyOption {
  /** What is stored. */
  readonly code: string;
  readonly zh: string;
  readonly en: string;
}

/** An attribute that SKUs may have. */
export interface PropertyRule {
  readonly code: string;
  readonly type: PropertyType;
  /** For `option` and `multiOption`. */
  readonly options?: readonly PropertyOption[];
  /** Least and greatest number, for `int`, `decimal` and both ends of a `range`. */
  readonly min?: Decimal | undefined;
  readonly max?: Decimal | undefined;
  /** Regular expression that a whole `text` matches. */
  readonly pattern?: string | undefined;
}

/** A property that a category asks of its SKUs. */
export interface TemplateLine {
  /** Code of the property. */
  readonly property: string;
  readonly required: boolean;
  /** Whether the categories below have it too. */
  readonly inherit: boolean;
  /** Place among the properties, from 1. */
  readonly position: number;
}

/** A property that a category asks for, and at which level of the tree its line stands (0 is the root). */
export interface EffectiveLine extends TemplateLine {
  readonly level: number;
}

/** Longest value, in characters. */
export const longestValue = 200;
