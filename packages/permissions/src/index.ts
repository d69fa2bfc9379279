export {
  type Access,
  type FieldBlock,
  type FieldMode,
  type RoleGrants,
  type Scope,
  type ScopeKind,
  unrestricted,
} from './access/access.ts';
export { mirroredAccess, type MirroredRights } from './access/mirrored-access.ts';
export { can, granted } from './rights/can.ts';
export { canOpen, givesPage } from './rights/can-open.ts';
export { hasSought } from './rights/has-sought.ts';
export { pagesOpenToAll, pagesInEveryMenu } from './rights/open-pages.ts';
export { permissionList, type PermissionPair } from './rights/permission-list.ts';
export { scopeOf, inScope, ownedInScope } from './scope/scope-of.ts';
export { fieldAccess, type FieldAccess } from './fields/field-access.ts';
export { isRestrictedBy } from './fields/is-restricted-by.ts';
export { blockedFields, type BlockedFields } from './fields/blocked-fields.ts';
export { blockedChanges } from './fields/blocked-changes.ts';
export { menuFor, pagePath, sectionPath, type MenuAction, type MenuNode, type MenuSection } from './menu/menu-for.ts';
export { readMenu } from './menu/read-menu.ts';
export { menuPages, type MenuPage } from './menu/menu-pages.ts';
export { pageGuard, noPermissionMessage, returnPath, type GuardDecision, type Visitor } from './guard/page-guard.ts';
export { defaultPages, homePath, loginPath, standalonePaths } from './guard/routes.ts';
export { whyCan, type CodeReason, type GrantedBy } from './why/why-can.ts';
export { whyOpen, type PageReason } from './why/why-open.ts';
export { whyField, type FieldReason, type FieldReasons } from './why/why-field.ts';
export { whyRow, type RowReason } from './why/why-row.ts';
export { type ScopeLine, type ScopeMode, scopeKinds, scopeModes } from './giving/scope-line.ts';
export { changeScope, scopeRefusals, type ScopeChange } from './giving/change-scope.ts';
export { widens } from './giving/widens.ts';
export { mayGiveScope, notToGive } from './giving/may-give.ts';
export { accountRefusals, refuseAccountChange, type AccountChange, type ChangedAccount } from './giving/account-change.ts';
export { refuseView, viewMinutes, viewRefusals } from './giving/view-as.ts';
export { rightsHeld, type HeldRight } from './review/rights-held.ts';
export { scopeKindNames, scopeModeNames } from './giving/scope-words.ts';
