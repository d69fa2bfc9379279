import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** An instant: read as `2026-05-20T08:30:00.000Z`, written as that or as a Date. */
type Instant = ColumnType<string, string | Date, string | Date>;
/** An instant that the database sets to now where none is given. */
type InstantNow = ColumnType<string, string | Date | undefined, string | Date>;
type OptionalInstant = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
/** Read parsed, written as JSON text: the driver would write a JavaScript array as a PostgreSQL array. */
type Json<Value = unknown> = ColumnType<Value, string, string>;
type JsonWithDefault<Value = unknown> = ColumnType<Value, string | undefined, string>;
type OptionalJson<Value = unknown> = ColumnType<Value | null, string | null | undefined, string | null>;

/** What every record of a resource carries. */
interface RecordColumns {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  created_by: number | null;
  created_at: InstantNow;
  updated_by: number | null;
  updated_at: InstantNow;
}

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
  subject_id: number | null;
  page: string;
  field: string;
  mode: 'hide' | 'readBlock' | 'writeBlock';
  until: string | null;
  reason: string | null;
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
  revoked_why: 'logout' | 'kicked' | 'password' | 'left' | null;
}

export interface LoginLogTable {
  id: GeneratedAlways<number>;
  at: InstantNow;
  event: 'login' | 'logout' | 'kicked' | 'expired' | 'idle' | 'refused';
  result: 'ok' | 'badPassword' | 'locked' | 'left' | 'expiredPassword' | 'captcha';
  account: string;
  user_id: number | null;
  remember: Generated<boolean>;
  ip: string;
  agent: Generated<string>;
  sign_in_id: number | null;
  version: Generated<number>;
}

export interface ListLayoutTable {
  user_id: number;
  page: string;
  layout: Json;
  updated_at: InstantNow;
}

export interface AuditLogTable {
  id: GeneratedAlways<number>;
  entity: string;
  record_id: number;
  action: 'add' | 'update' | 'enable' | 'disable' | 'del' | 'import';
  version: number;
  by_user: number | null;
  at: InstantNow;
  changes: JsonWithDefault;
  import_task: number | null;
  request_id: string | null;
}

export interface StoredFileTable {
  id: string;
  name: string;
  bytes: number;
  sha256: string;
  media_type: string;
  created_by: number | null;
  created_at: InstantNow;
}

export interface ImportTaskTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  taskid: string;
  key: string;
  file_id: string;
  file_name: string;
  sha256: string;
  mode: 'all_or_nothing' | 'per_document' | 'per_row';
  dry_run: boolean;
  state: 'uploaded' | 'validating' | 'has_errors' | 'ready' | 'running' | 'done' | 'partial' | 'failed' | 'cancelled';
  rows: Generated<number>;
  done_rows: Generated<number>;
  new_rows: Generated<number>;
  changed_rows: Generated<number>;
  same_rows: Generated<number>;
  bad_rows: Generated<number>;
  error: OptionalJson;
  attempt: Generated<number>;
  lease_until: OptionalInstant;
  at: InstantNow;
  finished_at: OptionalInstant;
  by: number;
}

export interface ImportErrorTable {
  id: GeneratedAlways<number>;
  task_id: number;
  row: number;
  column: string;
  code: string;
  value: string;
  message_zh: string;
  message_en: string;
}

export interface DownloadTaskTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  taskid: string;
  section: string;
  page: string;
  name: string;
  category: string;
  format: 'xlsx' | 'csv' | 'zip';
  params: Json;
  filter_hash: string;
  lang: Generated<string>;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | 'expired';
  total_rows: Generated<number>;
  done_rows: Generated<number>;
  file_id: string | null;
  size: number | null;
  attempt: Generated<number>;
  lease_until: OptionalInstant;
  queued_at: InstantNow;
  started_at: OptionalInstant;
  finished_at: OptionalInstant;
  expires_at: OptionalInstant;
  downloads: Generated<number>;
  seen: Generated<boolean>;
  error: OptionalJson;
  by: number;
}

export interface TrackingLogTable {
  id: GeneratedAlways<number>;
  at: InstantNow;
  client_at: OptionalInstant;
  client_id: string;
  session_id: string;
  user_id: number;
  event_type: 'page_view' | 'button_click';
  event: string | null;
  page_url: string;
  page_name: string;
  page_from_name: Generated<string>;
  page_from_url: Generated<string>;
  spm_code: string;
  tab: string | null;
  sub_tab: string | null;
  dialog: string | null;
  button_name: string | null;
  uuid: string;
  lang: string;
  screen: string | null;
  ip: string;
  version: Generated<number>;
}

export interface VehicleModelTable extends RecordColumns {
  status: Generated<0 | 1>;
  market: string;
  year: number;
  make: string;
  model: string;
  family: string | null;
  submodel: string | null;
  engine: string | null;
  drive: string | null;
  body_styles: string[] | null;
  fuel: string | null;
  e_pid: string | null;
  k_type: string | null;
  aliases: string[] | null;
  source: string | null;
}

/** Every table that the migrations make, by its name: the SQL side of the house. */
export interface Tables {
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
  list_layout: ListLayoutTable;
  audit_log: AuditLogTable;
  stored_file: StoredFileTable;
  import_task: ImportTaskTable;
  import_error: ImportErrorTable;
  download_task: DownloadTaskTable;
  tracking_log: TrackingLogTable;
  vehicle_model: VehicleModelTable;
}
