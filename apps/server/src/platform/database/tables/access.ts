import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantNow, OptionalInstant, RecordColumns } from './columns.ts';

export interface OrgTable {
  id: GeneratedAlways<number>;
  parent_id: number | null;
  code: string;
  name_zh: string;
  name_en: string;
  sort: Generated<number>;
  version: Generated<number>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

export interface AppUserTable extends RecordColumns {
  account: string;
  nickname: string;
  nickname_en: string | null;
  employee_no: string | null;
  org_id: number;
  email: string | null;
  phone: string | null;
  state: Generated<'active' | 'locked' | 'left'>;
  is_super: Generated<boolean>;
  lang: Generated<'zh-cn' | 'en'>;
  password_hash: string;
  password_changed_at: InstantNow;
  first_login: Generated<boolean>;
  last_login_at: OptionalInstant;
  last_login_ip: string | null;
  post: string | null;
  left_at: OptionalInstant;
}

export interface PasswordHistoryTable {
  user_id: number;
  password_hash: string;
  changed_at: InstantNow;
}

export interface RoleTable {
  id: GeneratedAlways<number>;
  code: string;
  name_zh: string;
  name_en: string;
  version: Generated<number>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

export interface RoleGrantTable {
  role_id: number;
  page: string;
  code: string;
}

export interface UserRoleTable {
  user_id: number;
  role_id: number;
}

export interface DataScopeTable extends RecordColumns {
  user_id: number;
  kind: 'org' | 'supplier' | 'warehouse' | 'shop' | 'category' | 'market';
  mode: 'all' | 'listed' | 'own' | 'dept' | 'deptTree' | 'none';
  targets: Generated<string[]>;
  valid_to: string | null;
  reason: string | null;
}

export interface UserFieldSettingTable extends RecordColumns {
  subject_kind: 'user' | 'role' | 'all';
  subject: string | null;
  status: Generated<number>;
  page: string;
  field: string;
  mode: 'hide' | 'readBlock' | 'writeBlock';
  until: string | null;
  reason: string | null;
  users_hit: number | null;
}

export interface AccessEpochTable {
  only_row: Generated<boolean>;
  epoch: Generated<number>;
}

export interface SignInTable {
  id: GeneratedAlways<number>;
  user_id: number;
  signature_hash: Buffer;
  remember: boolean;
  ip: string;
  agent: string;
  created_at: InstantNow;
  last_seen_at: InstantNow;
  expires_at: Instant;
  revoked_at: OptionalInstant;
  revoked_why: 'logout' | 'kicked' | 'password' | 'left' | 'expired' | null;
  views_user: number | null;
  views_since: OptionalInstant;
}

export interface LoginLogTable {
  id: GeneratedAlways<number>;
  at: InstantNow;
  event: 'login' | 'logout' | 'kicked' | 'expired' | 'idle' | 'refused' | 'viewAs' | 'viewEnd';
  result: 'ok' | 'badPassword' | 'locked' | 'left' | 'expiredPassword' | 'captcha';
  account: string;
  user_id: number | null;
  remember: Generated<boolean>;
  ip: string;
  agent: Generated<string>;
  sign_in_id: number | null;
  version: Generated<number>;
  duration_sec: number | null;
  viewed_user: number | null;
}

/** The tables of this word by name. */
export interface AccessTables {
  org: OrgTable;
  app_user: AppUserTable;
  password_history: PasswordHistoryTable;
  role: RoleTable;
  role_grant: RoleGrantTable;
  user_role: UserRoleTable;
  data_scope: DataScopeTable;
  user_field_setting: UserFieldSettingTable;
  access_epoch: AccessEpochTable;
  sign_in: SignInTable;
  login_log: LoginLogTable;
}
