/** What became of a cost that was passed on. */
export type CostOutcome = 'deducted' | 'waived';

const ended: readonly string[] = ['applied', 'waived', 'void'];

/** [R17c] Whether nothing more becomes of a deduction in this state. */
export const isDeductionEnded = (state: string): boolean => ended.includes(state);

/**
 * [R17c] What became of a cost by the states of its deductions: deducted once all have ended, waived where none of them was applied;
 * undefined as long as one is open.
 */
export function costOutcome(states: readonly string[]): CostOutcome | undefined {
  if (states.length === 0 || !states.every(isDeductionEnded)) return undefined;
  return states.includes('applied') ? 'deducted' : 'waived';
}
