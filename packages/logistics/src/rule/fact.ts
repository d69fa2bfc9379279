import type { Text } from '@axle/kernel';

/** What kind of value a fact is. A `list` holds several: the SKUs of an order. */
export type FactType = 'text' | 'choice' | 'number' | 'yesNo' | 'date' | 'list';

/** Something that rules may ask about. */
export interface Fact {
  readonly type: FactType;
  readonly label: Text;
  /** What it may be, where that is settled: of choices always, of lists sometimes. */
  readonly options?: readonly { readonly code: string; readonly label: Text }[];
  /** Records whose codes it holds: a rule that names a code that is not there is refused. */
  readonly entity?: string;
  /** Unit, for readers. */
  readonly unit?: string;
}

/** The facts of a rule set by key. */
export type Facts = Readonly<Record<string, Fact>>;

/** How a fact is compared. */
export const ruleOperators = [
  'eq',
  'ne',
  'in',
  'notIn',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'startsWith',
  'containsAny',
  'isEmpty',
  'notEmpty',
] as const;

/** One of {@link ruleOperators}. */
export type RuleOperator = (typeof ruleOperators)[number];

const there: readonly RuleOperator[] = ['isEmpty', 'notEmpty'];
const compared: readonly RuleOperator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'between'];

const operators: Readonly<Record<FactType, readonly RuleOperator[]>> = {
  text: ['eq', 'ne', 'in', 'notIn', 'startsWith', ...there],
  choice: ['eq', 'ne', 'in', 'notIn', ...there],
  number: [...compared, 'in', 'notIn', ...there],
  yesNo: ['eq', ...there],
  date: [...compared, ...there],
  list: ['containsAny', 'notIn', ...there],
};

/** [RT1] The operators that suit a fact. */
export const operatorsOf = ({ type }: Pick<Fact, 'type'>): readonly RuleOperator[] => operators[type];

/** How many values an operator takes: none, one, two, or any number from one. */
export const valuesTaken = (operator: RuleOperator): 0 | 1 | 2 | 'many' => {
  if (operator === 'isEmpty' || operator === 'notEmpty') return 0;
  if (operator === 'between') return 2;
  return operator === 'in' || operator === 'notIn' || operator === 'containsAny' ? 'many' : 1;
};

/** What is known of something that rules are asked about: decimals and days as text; what is absent is not known. */
export type KnownFacts = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
