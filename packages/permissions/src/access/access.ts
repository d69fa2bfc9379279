/** Kinds of data that a user's view may be limited to. */
export type ScopeKind = 'org' | 'supplier' | 'warehouse' | 'shop' | 'category' | 'market';

/** What of a kind a user may see: everything, or the listed targets (an empty set is nothing). */
export type Scope = 'all' | ReadonlySet<string>;

/** How a field is blocked: `hide` keeps it off the screen, `readBlock` inside the server, `writeBlock` from being changed. */
export type FieldMode = 'hide' | 'readBlock' | 'writeBlock';

/** One field block in force. It holds for everybody, for one role, or for the user alone. */
export interface FieldBlock {
  readonly subject: { readonly kind: 'all' } | { readonly kind: 'role'; readonly role: string } | { readonly kind: 'user' };
  /** Page key, `vehicleModel`. */
  readonly page: string;
  readonly field: string;
  readonly mode: FieldMode;
}

/** A role of the user, with the permission codes it grants (`basic.vehicleModel.list`). */
export interface RoleGrants {
  readonly role: string;
  readonly codes: ReadonlySet<string>;
}

/** Everything that decides what one signed-in user may see and do. */
export interface Access {
  readonly userId: number;
  readonly isSuper: boolean;
  readonly roles: readonly RoleGrants[];
  readonly scopes: ReadonlyMap<ScopeKind, Scope>;
  /** Of scopes that go by people: the ids of those whose records a scope holds, by kind. */
  readonly owners?: ReadonlyMap<ScopeKind, ReadonlySet<string>>;
  readonly blocks: readonly FieldBlock[];
}

/** May do everything, in the name of a user: the product itself at work, or the demo. */
export const unrestricted = (userId: number): Access => ({ userId, isSuper: true, roles: [], scopes: new Map(), blocks: [] });
