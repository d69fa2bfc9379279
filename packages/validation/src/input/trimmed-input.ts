/** A text input's value as it is kept. */
export interface TrimmedInput<Value> {
  readonly value: Value;
  /** The field is to be validated again: its form has rules for it. */
  readonly revalidate: boolean;
}

/**
 * [V1] A text input trims a value that is a string, leaves any other, and has its field validated again where the form has rules for it.
 */
export const trimmedInput = <Value>(value: Value, hasRules: boolean): TrimmedInput<Value> => ({
  value: typeof value === 'string' ? (value.trim() as Value) : value,
  revalidate: hasRules && typeof value === 'string',
});
