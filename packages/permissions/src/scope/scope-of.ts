import type { Access, Scope, ScopeKind } from '../access/access.ts';

const nothing: Scope = new Set<string>();

/** [S2] What of a kind the user may see: super users everything, others what their scope says, and nothing without one. */
export const scopeOf = (access: Access, kind: ScopeKind): Scope => (access.isSuper ? 'all' : (access.scopes.get(kind) ?? nothing));

/**
 * [S2] Whether a record of a kind that people own lies in a scope: by its owner where the scope goes by people, else by its own id; a new
 * one has none.
 */
export function ownedInScope(access: Access, kind: ScopeKind, owner: string | undefined, id: string | undefined): boolean {
  const owners = access.isSuper ? undefined : access.owners?.get(kind);
  return owners ? owner !== undefined && owners.has(owner) : inScope(scopeOf(access, kind), id);
}

/** [S2] Whether a scope covers a target; a record without a target is covered by `all` alone. */
export const inScope = (scope: Scope, target: string | undefined): boolean =>
  scope === 'all' || (target !== undefined && scope.has(target));
