import type { Access, ScopeKind } from '../access/access.ts';
import { can } from '../rights/can.ts';
import { scopeOf } from '../scope/scope-of.ts';
import type { ScopeLine } from './scope-line.ts';

/** [G8] Those of some codes that the giver may not give, because the giver has not got them. */
export const notToGive = (giver: Access, codes: Iterable<string>): readonly string[] => [...codes].filter(code => !can(giver, code));

/**
 * [G8] Whether somebody may give a scope: nobody gives more than they see. Without a limit of one's own everything may be given; with one,
 * listed targets within it. Nothing may always be given.
 */
export function mayGiveScope(giver: Access, kind: ScopeKind, { mode, targets }: ScopeLine): boolean {
  const own = scopeOf(giver, kind);
  if (own === 'all' || mode === 'none') return true;
  return mode === 'listed' && targets.every(target => own.has(target));
}
