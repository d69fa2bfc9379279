import type { ScopeKind } from '../access/access.ts';

/** How far a data scope reaches: everything, the listed targets, or what belongs to people. */
export type ScopeMode = 'all' | 'listed' | 'own' | 'dept' | 'deptTree' | 'none';

/** A data scope as it is given: how far it reaches, its targets where they are listed, and the last day it holds. */
export interface ScopeLine {
  readonly mode: ScopeMode;
  readonly targets: readonly string[];
  /** `2026-06-30`; without it the scope holds until it is changed. */
  readonly validTo?: string;
}

/** Kinds of data scopes, in the order in which they are shown. */
export const scopeKinds: readonly ScopeKind[] = ['org', 'supplier', 'warehouse', 'shop', 'category', 'market'];

/** Modes of data scopes, from the widest to none. */
export const scopeModes: readonly ScopeMode[] = ['all', 'deptTree', 'dept', 'own', 'listed', 'none'];
