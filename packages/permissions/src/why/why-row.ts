import type { Access, ScopeKind } from '../access/access.ts';

/** Why a user may, or may not, see a row of a kind of data. */
export interface RowReason {
  readonly allowed: boolean;
  /** `noScope`: none is given, which is nothing; `noTarget`: the row belongs to nobody, whom only `all` covers. */
  readonly because: 'super' | 'all' | 'listed' | 'noScope' | 'notListed' | 'noTarget';
}

/** [W4] Why a user may, or may not, see a row that belongs to a target: by the scope of its kind. */
export function whyRow(access: Access, kind: ScopeKind, target: string | undefined): RowReason {
  const scope = access.scopes.get(kind);
  if (access.isSuper) return { allowed: true, because: 'super' };
  if (scope === 'all') return { allowed: true, because: 'all' };
  if (scope === undefined) return { allowed: false, because: 'noScope' };
  if (target === undefined) return { allowed: false, because: 'noTarget' };
  return scope.has(target) ? { allowed: true, because: 'listed' } : { allowed: false, because: 'notListed' };
}
