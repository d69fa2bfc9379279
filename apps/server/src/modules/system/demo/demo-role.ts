import type { Text } from '@axle/kernel';
import type { ScopeKind } from '@axle/permissions';

/**
 * What a role gets of some pages: `read` list, export and history; `write` everything but approvals; `decide` reading and approvals;
 * `approve` everything.
 */
export type GrantLevel = 'read' | 'write' | 'decide' | 'approve';

/** Pages by pattern: `everything`, a whole section `basic`, a menu group `basic:fitment`, or one page `basic/vehicleModel`. */
export type GrantLine = readonly [level: GrantLevel, ...pages: readonly string[]];

/** A data scope of the role's demo account; `every` means each kind. */
export interface ScopeLine {
  readonly kind: ScopeKind | 'every';
  readonly mode: 'all' | 'listed' | 'own' | 'dept' | 'deptTree';
}

/** A role with its grants, and the demo account that holds it. */
export interface DemoRole {
  readonly code: string;
  readonly name: Text;
  readonly person: Text;
  /** Others who have the role too; their accounts are numbered from 2 on. */
  readonly colleagues?: readonly Text[];
  readonly org: string;
  readonly grants: readonly GrantLine[];
  readonly scopes: readonly ScopeLine[];
}
