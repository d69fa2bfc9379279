/** A user as shown on the page of users. What only the tab of all users shows is absent on the others. */
export interface UserSummary {
  readonly id: number;
  readonly version: number;
  readonly account: string;
  readonly nickname: string;
  readonly nicknameEn?: string;
  readonly orgId: number;
  readonly state: 'active' | 'locked' | 'left';
  readonly isSuper: boolean;
  /** Codes of roles. */
  readonly roles: readonly string[];
  /** How long ago the last sign-in was. */
  readonly signedIn: 'never' | 'longAgo' | 'lately';
  /** The password has expired. */
  readonly passwordPast: boolean;
  readonly employeeNo?: string;
  readonly post?: string;
  readonly email?: string;
  /** Without its middle digits. */
  readonly phone?: string;
  readonly lang?: 'zh-cn' | 'en';
  readonly lastLoginAt?: string;
  readonly lastLoginIp?: string;
  readonly passwordExpires?: string;
  readonly firstLogin?: boolean;
}

/** A role, with those of its codes that the tab is about. */
export interface RoleSummary {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly codes: readonly string[];
}

/** A part of the organisation. */
export interface OrgSummary {
  readonly id: number;
  readonly version: number;
  readonly parentId?: number;
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
}

/** A data scope of a user. */
export interface ScopeSummary {
  readonly userId: number;
  readonly kind: string;
  readonly mode: string;
  readonly targets: readonly string[];
  readonly validTo?: string;
  readonly changedBy?: number;
  readonly changedAt: string;
}

/** What a scope may name. */
export interface ScopeTarget {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** Who sees a supplier, a warehouse or a shop, beside those who see all of them. */
export interface TargetReach extends ScopeTarget {
  readonly users: readonly { readonly id: number; readonly mode: string }[];
}

/** What one tab of the page of users shows. */
export interface UsersTab {
  readonly users: readonly UserSummary[];
  readonly roles: readonly RoleSummary[];
  readonly orgs: readonly OrgSummary[];
  readonly scopes: readonly ScopeSummary[];
  /** By kind; those that the reader sees. */
  readonly targets: Readonly<Record<string, readonly ScopeTarget[]>>;
  readonly reach: readonly TargetReach[];
  /** Users who see every target: super users, and those whose scope is all. */
  readonly seeAll: readonly { readonly id: number; readonly mode: string }[];
}

/** What a change of data scopes does to one user. */
export interface ScopeOutcome {
  readonly userId: number;
  readonly before: number | 'all' | 'people';
  readonly after: number | 'all' | 'people';
  readonly refusal?: string;
}
