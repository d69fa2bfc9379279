import type { ScopeLine } from './scope-line.ts';

/** Those that hold one another: what is one's own lies in the department's, that in the tree's, and everything in all. */
const nested = ['none', 'own', 'dept', 'deptTree', 'all'] as const;

/**
 * [G7] Whether a scope may let its user see anything that the former one did not: further out, other targets, or for longer. A list and
 * ownership by people cannot be compared without the records, so a change from one to the other counts as wider.
 */
export function widens(before: ScopeLine, after: ScopeLine, today: string): boolean {
  if (isNothing(after)) return false;
  if (isPast(before, today) || isNothing(before)) return true;
  if (before.validTo !== undefined && (after.validTo === undefined || after.validTo > before.validTo)) return true;
  if (before.mode === 'all') return false;
  if (before.mode === 'listed' && after.mode === 'listed') return after.targets.some(target => !before.targets.includes(target));
  const [was, is] = [rank(before), rank(after)];
  return was < 0 || is < 0 || is > was;
}

const isNothing = ({ mode, targets }: ScopeLine): boolean => mode === 'none' || (mode === 'listed' && targets.length === 0);
const isPast = ({ validTo }: ScopeLine, today: string): boolean => validTo !== undefined && validTo < today;
const rank = ({ mode }: ScopeLine): number => nested.findIndex(one => one === mode);
