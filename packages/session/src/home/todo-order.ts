/** What waits on one page: all of it, what is overdue among it, and what is due today. */
export interface WaitingCount {
  readonly total: number;
  readonly overdue: number;
  readonly today: number;
}

/** How urgent what waits is. */
export type TodoLevel = 'overdue' | 'today' | 'normal';

/** [N14] The most urgent level of what waits; undefined where nothing does. */
export const todoLevel = ({ total, overdue, today }: WaitingCount): TodoLevel | undefined =>
  overdue > 0 ? 'overdue' : today > 0 ? 'today' : total > 0 ? 'normal' : undefined;

/** [N14] The order of cards: most overdue first, then most due today, then most in total; otherwise in their former order. */
export const inTodoOrder = <Card extends WaitingCount>(cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => other.overdue - one.overdue || other.today - one.today || other.total - one.total);
