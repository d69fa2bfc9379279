import type { RangeValue } from '../input/range-value.ts';

/** Comparisons of a number filter; `between` compares with both ends of a range. */
export type NumberOperator = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'between';

/** The number that a filter compares with: one, or the ends of a range. Numbers may be kept otherwise, such as exact ones as texts. */
export type AskedNumber<Held> = Held | RangeValue<Held>;

/** The parts of a number filter as far as they are filled in. The type is there only where several numbers can be compared. */
export interface NumberFilterInput<Held = number> {
  readonly type?: string;
  readonly operator?: NumberOperator;
  readonly number?: AskedNumber<Held>;
}

/** [V9] The number cannot be entered until an operator is chosen. */
export const isNumberDisabled = (input: NumberFilterInput<unknown>): boolean => input.operator === undefined;

/** [V9] The input after a change of its operator: without one there is no number. */
export const withOperator = <Held>(input: NumberFilterInput<Held>, operator: NumberOperator | undefined): NumberFilterInput<Held> =>
  operator === undefined ? { type: input.type, operator, number: undefined } : { ...input, operator };

/** [V9] The filter to send: undefined until operator and number are both there. */
export function numberFilter<Held = number>({
  type,
  operator,
  number,
}: NumberFilterInput<Held>): { readonly type?: string; readonly operator: NumberOperator; readonly number: AskedNumber<Held> } | undefined {
  if (operator === undefined || number === undefined || Number.isNaN(number)) return undefined;
  if (Array.isArray(number) && number.length === 0) return undefined;
  return type === undefined ? { operator, number } : { type, operator, number };
}
