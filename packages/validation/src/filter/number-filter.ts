/** Comparisons of a number filter. */
export type NumberOperator = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte';

/** Every comparison, in the order of the select box. */
export const numberOperators: readonly NumberOperator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'];

/** The parts of a number filter as far as they are filled in. The type is there only where several numbers can be compared. */
export interface NumberFilterInput {
  readonly type?: string;
  readonly operator?: NumberOperator;
  readonly number?: number;
}

/** [V9] The number cannot be entered until an operator is chosen. */
export const isNumberDisabled = (input: NumberFilterInput): boolean => input.operator === undefined;

/** [V9] The input after a change of its operator: without one there is no number. */
export const withOperator = (input: NumberFilterInput, operator: NumberOperator | undefined): NumberFilterInput =>
  operator === undefined ? { type: input.type, operator, number: undefined } : { ...input, operator };

/** [V9] The filter to send: undefined until operator and number are both there. */
export function numberFilter({
  type,
  operator,
  number,
}: NumberFilterInput): (Required<Omit<NumberFilterInput, 'type'>> & { readonly type?: string }) | undefined {
  if (operator === undefined || number === undefined || !Number.isFinite(number)) return undefined;
  return type === undefined ? { operator, number } : { type, operator, number };
}
