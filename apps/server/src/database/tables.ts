import type { Mention } from '@axle/page-kit';
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

/** May be given when the row is made, and never changes. */
type OptionalOnce<Value> = ColumnType<Value | null, Value | undefined, never>;

/** What the database computes from other columns. */
type OptionalComputed<Value> = ColumnType<Value | null, never, never>;

/** Empty at first, set by a later change. */
type OptionalLater<Value, Given = Value> = ColumnType<Value | null, never, Given>;

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
  duration_sec: number | null;
}

export interface MessageTemplateTable extends RecordColumns {
  event: string;
  template_version: number;
  level: 'info' | 'todo' | 'warn';
  title_zh: string;
  title_en: string;
  body_zh: string;
  body_en: string;
  variables: Generated<string[]>;
  receivers: Generated<string[]>;
  also_mail: Generated<boolean>;
  dedupe_minutes: Generated<number>;
  link_page: string | null;
  retired_at: OptionalInstant;
  state: Generated<'current' | 'retired'>;
  sent30d: Generated<number>;
  read_percent: number | null;
}

export interface MailSubjectTable extends RecordColumns {
  mail_kind: string;
  lang: 'zh' | 'en';
  subject: string;
  sample: string | null;
  body_intro: string | null;
  signature: string | null;
  attachments: string[] | null;
  variables: string[] | null;
  test_state: 'waiting' | 'sent' | 'failed' | null;
  test_at: OptionalInstant;
  test_error: string | null;
  status: Generated<number>;
}

export interface OutgoingMailTable {
  id: GeneratedAlways<number>;
  kind: string;
  message: number | null;
  mail_subject: number | null;
  to_addresses: string[];
  cc_addresses: Generated<string[]>;
  bcc_addresses: Generated<string[]>;
  subject: string;
  body: string;
  state: Generated<'waiting' | 'sending' | 'sent' | 'failed'>;
  tried: Generated<number>;
  next_at: InstantNow;
  lease_until: OptionalInstant;
  error: string | null;
  created_by: number | null;
  created_at: InstantNow;
  ended_at: OptionalInstant;
}

export interface MessageTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  at: InstantNow;
  event: string;
  template_version: number;
  level: 'info' | 'todo' | 'warn';
  receiver: number;
  title_zh: string;
  title_en: string;
  body_zh: string;
  body_en: string;
  link_page: string | null;
  link_record: number | null;
  link_part: string | null;
  object: Generated<string>;
  given: JsonWithDefault<Readonly<Record<string, string>>>;
  counter: Generated<number>;
  mail_sent: Generated<boolean>;
  mail_error: string | null;
  state: Generated<'sent' | 'read' | 'deleted' | 'failed'>;
  read_at: OptionalInstant;
  deleted_at: OptionalInstant;
  fail_reason: string | null;
  minutes_to_read: OptionalComputed<number>;
}

export interface WorkflowHistoryTable {
  id: GeneratedAlways<number>;
  flow_id: string;
  page: string;
  org_id: number | null;
  step: number;
  step_name_zh: string;
  step_name_en: string;
  user_id: number;
  at: InstantNow;
  decision: 'submit' | 'approve' | 'reject' | 'transfer' | 'addSigner' | 'ask' | 'recall' | 'copy';
  comment: Generated<string>;
}

export interface OfficeSwitchTable {
  key: string;
  value: string;
  note_zh: string;
  note_en: string;
  synced_at: InstantNow;
}

export interface ListLayoutTable {
  user_id: number;
  page: string;
  layout: Json;
  updated_at: InstantNow;
}

export interface ListLayoutDefaultTable {
  id: GeneratedAlways<number>;
  role_id: number | null;
  page: string;
  layout: Json;
  updated_by: number;
  updated_at: InstantNow;
}

export interface ListViewTable {
  id: GeneratedAlways<number>;
  page: string;
  name: string;
  audience: 'private' | 'team' | 'public';
  owner_id: number;
  org_id: number;
  state: Json;
  version: Generated<number>;
  updated_at: InstantNow;
}

export interface ListViewChoiceTable {
  user_id: number;
  page: string;
  view_order: Generated<number[]>;
  default_view_id: number | null;
}

export interface ListViewRoleDefaultTable {
  role_id: number;
  page: string;
  view_id: number;
}

export interface AuditLogTable {
  id: GeneratedAlways<number>;
  entity: string;
  record_id: number;
  action: 'add' | 'update' | 'enable' | 'disable' | 'del' | 'import' | 'state';
  version: number;
  by_user: number | null;
  at: InstantNow;
  changes: JsonWithDefault;
  import_task: number | null;
  request_id: string | null;
  change_request: string | null;
  transition: string | null;
}

export interface ApprovalPolicyTable {
  id: GeneratedAlways<number>;
  entity: string;
  fields: string[];
  approver_role: string;
  auto_percent: string | null;
  sla_hours: Generated<number>;
  min_approvers: Generated<number>;
  version: Generated<number>;
}

export interface ApprovalDeputyTable {
  id: GeneratedAlways<number>;
  approver: number;
  deputy: number;
  first_day: string;
  last_day: string;
  note: string | null;
  created_by: number;
  created_at: Instant;
  ended_by: OptionalLater<number>;
  ended_at: OptionalLater<string, Date>;
}

export interface ApprovalDecisionTable {
  id: GeneratedAlways<number>;
  request_id: number;
  decision: 'approve' | 'reject';
  by_user: number;
  in_name_of: number;
  comment: string | null;
  at: Instant;
}

export interface ChangeRequestTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  request_no: string;
  entity: string;
  page: string;
  record_id: number;
  record_label: string;
  base_version: number;
  fields: string[];
  largest_delta: string | null;
  approver_role: string;
  due_at: Instant;
  state: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'conflict';
  auto: Generated<boolean>;
  source: 'form' | 'import';
  created_by: number;
  created_at: Instant;
  decided_by: number | null;
  decided_at: OptionalInstant;
  comment: string | null;
  reason: string | null;
  min_approvers: Generated<number>;
  approvals: Generated<number>;
  reminded_at: OptionalInstant;
}

export interface ChangeRequestCountTable {
  day: string;
  last: number;
}

export interface ChangeRequestLineTable {
  id: GeneratedAlways<number>;
  request_id: number;
  entity: string;
  record_id: number;
  field: string;
  before: OptionalJson;
  after: OptionalJson;
  pending: boolean;
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

export interface AttachmentTable {
  id: GeneratedAlways<number>;
  entity: string;
  record_id: number;
  file_id: string | null;
  name: string;
  bytes: number;
  media_type: string;
  created_by: number;
  created_at: InstantNow;
  removed_by: OptionalLater<number>;
  removed_at: OptionalLater<string, Date>;
}

export interface RecordCommentTable {
  id: GeneratedAlways<number>;
  entity: string;
  record_id: number;
  body: string;
  mentions: JsonWithDefault<readonly Mention[]>;
  created_by: number;
  created_at: Instant;
  removed_at: OptionalInstant;
}

export interface RecordCommentFormerTable {
  id: GeneratedAlways<number>;
  comment_id: number;
  body: string;
  mentions: Json;
  until: Instant;
}

export interface PrintLogTable {
  id: GeneratedAlways<number>;
  entity: string;
  record_id: number;
  page: string;
  template: string;
  template_version: number;
  copies: number;
  reason: string | null;
  by: number;
  at: InstantNow;
}

export interface ImportTaskTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  taskid: string;
  /** An import, or the taking back of one: then `reverts` names it and there is no file. */
  kind: Generated<'import' | 'revert'>;
  reverts: OptionalOnce<number>;
  key: string;
  file_id: string | null;
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
  asks_reason: Generated<boolean>;
  reason: string | null;
}

export interface ImportBadRowTable {
  task_id: number;
  row: number;
  cells: ColumnType<Readonly<Record<string, string>>, string, string>;
  mended: OptionalJson<Readonly<Record<string, string>>>;
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

export interface BulkTaskTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  taskid: string;
  section: string;
  page: string;
  action: string;
  input: Json;
  state: 'waiting' | 'checking' | 'ready' | 'running' | 'done' | 'partial' | 'failed' | 'cancelled';
  rows: number;
  done_rows: Generated<number>;
  error: OptionalJson;
  attempt: Generated<number>;
  lease_until: OptionalInstant;
  at: InstantNow;
  finished_at: OptionalInstant;
  by: number;
}

export interface BulkRowTable {
  task_id: number;
  place: number;
  record_id: number;
  record_version: number;
  name: string | null;
  state: Generated<'waiting' | 'able' | 'done' | 'refused'>;
  code: string | null;
  message_zh: string | null;
  message_en: string | null;
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
  column_words: string | null;
  filter_words: string | null;
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

export interface DoneCallTable {
  user_id: number;
  key: string;
  at: Instant;
  answer: OptionalJson;
}

export interface RecordDraftTable {
  user_id: number;
  slot: string;
  page: string;
  record_id: number | null;
  record_version: number | null;
  comment: Generated<boolean>;
  base: Json<Readonly<Record<string, unknown>>>;
  values: Json<Readonly<Record<string, unknown>>>;
  at: Instant;
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

export interface BrandTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  kind: string;
  note: string | null;
}

export interface CategoryTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  parent: number | null;
  level: number | null;
  fee_category: string | null;
  note: string | null;
}

export interface MarketTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  currency: string;
  timezone: string;
}

export interface CountryTable extends RecordColumns {
  status: Generated<0 | 1>;
  iso2: string;
  iso3: string;
  num: string;
  name_zh: string;
  name_en: string;
  region: string;
  currency: string | null;
  dial: string | null;
  eu: boolean | null;
  units: string | null;
  market: number | null;
}

export interface SiteTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  platform: string;
  country: number;
  domain: string;
  marketplace_id: string;
  currency: string;
  timezone: string;
  vat_included: boolean | null;
}

export interface ExchangeRateTable extends RecordColumns {
  from: string;
  to: string;
  rate_type: string;
  rate: string;
  inverse: string | null;
  rate_before: string | null;
  change: string | null;
  period_month: string | null;
  valid_from: string;
  source: string;
  raw_text: string | null;
  state: 'review' | 'active' | 'void';
}

export interface SkuTable extends RecordColumns {
  sku: string;
  images: OptionalJson;
  name_zh: string;
  name_en: string;
  short_name: string | null;
  kind: string;
  category: number;
  brand: number;
  uom: string;
  pcs_per_uom: number;
  position: string | null;
  gtin: string | null;
  oe_numbers: string[] | null;
  oe_keys: string[] | null;
  interchange_nos: string[] | null;
  sales_status: string | null;
  developer: number | null;
  buyer: number | null;
  planner: number | null;
  unit_l: string | null;
  unit_w: string | null;
  unit_h: string | null;
  unit_gross_kg: string | null;
  unit_net_kg: string | null;
  carton_l: string | null;
  carton_w: string | null;
  carton_h: string | null;
  carton_gross_kg: string | null;
  carton_qty: number | null;
  inner_qty: number | null;
  pallet_qty: number | null;
  pack_type: string | null;
  hazard: string;
  un_no: string | null;
  decl_name_zh: string | null;
  decl_name_en: string | null;
  decl_elements: string | null;
  material_zh: string | null;
  material_en: string | null;
  use_zh: string | null;
  use_en: string | null;
  model: string | null;
  origin_country: number | null;
  brand_export: number | null;
  preference: number | null;
  supplier: number | null;
  supplier_sku: string | null;
  price: string | null;
  tax_rate: string | null;
  lead_days: number | null;
  moq: number | null;
  order_multiple: number | null;
  iqc_required: boolean | null;
  inspection_level: string | null;
  aql: string | null;
  warranty_months: number | null;
  tariff_cn: string | null;
  carton_cbm: string | null;
  completeness: number | null;
  clear_reason: string | null;
  clear_date: string | null;
}

export interface BomTable extends RecordColumns {
  parent: string;
  bom_version: number;
  state: 'draft' | 'active' | 'retired';
  effective_from: string;
  effective_to: string | null;
  note: string | null;
}

export interface BomLinesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  child: string;
  quantity: string;
  scrap: string | null;
  note: string | null;
}

export interface CompanyEntityTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  country: number;
  tax_no: string | null;
  eori: string | null;
  address: OptionalJson;
  currency: string;
  accounts: number | null;
  ns_subsidiary_id: string | null;
  seal_image: OptionalJson;
}

export interface CompanyEntityBankAccountsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  name: string;
  bank: string;
  account_no: string;
  bank_code: string;
  currency: string;
  is_default: boolean | null;
}

export interface CustomsExporterTable extends RecordColumns {
  status: Generated<0 | 1>;
  company: number;
  customs_code: string;
  uscc: string;
  ciq_code: string | null;
  supervision: string[];
  rebate_eligible: boolean | null;
  bank_for_fx: string | null;
  valid_to: string | null;
}

export interface PaymentMethodTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  split: string | null;
  nodes: string[] | null;
  deposit_pct: string | null;
  balance_base: string | null;
  net_days: number | null;
  end_of_month: boolean | null;
}

export interface PaymentMethodLinesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  node: string;
  percent: string;
  offset_days: number;
  basis: string;
}

export interface DeductionMethodTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  type: string;
  rate: string | null;
  amount: string | null;
  grace_days: number | null;
  cap_percent: string | null;
  basis: string;
}

export interface ContractCategoryTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  short_name: string;
  name_zh: string;
  name_en: string;
  number_prefix: string;
  need_seal: boolean | null;
  retention_years: number | null;
  template: string | null;
}

export interface StateTable extends RecordColumns {
  status: Generated<0 | 1>;
  country: number;
  abbr: string;
  name: string;
  aliases: string[] | null;
  zone_group: string | null;
  region: string | null;
}

export interface StoreTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name: string;
  platform: 'amazon' | 'ebay' | 'walmart' | 'partsgeek' | 'shopify' | 'offline';
  region: 'NA' | 'EU' | 'FE' | 'US' | 'UK' | 'DE' | null;
  company: number;
  seller_id: string | null;
  ends_at: OptionalInstant;
  owner: number;
  opened_at: string | null;
}

export interface StoreSiteTable extends RecordColumns {
  status: Generated<0 | 1>;
  store: number;
  site: number;
  company: number;
  currency: string | null;
  tax_no: string | null;
  manager: number;
  fulfilments: string[] | null;
}

export interface ShopAuthTable {
  store: number;
  state: 'none' | 'pending' | 'granted' | 'revoked' | 'error';
  scopes: string[] | null;
  nonce_expires_at: OptionalInstant;
  access_expires_at: OptionalInstant;
  refresh_expires_at: OptionalInstant;
  consent_expires_at: OptionalInstant;
  sealed_token: Buffer | null;
  authorised_by: number | null;
  authorised_at: OptionalInstant;
  last_call_at: OptionalInstant;
  last_error: string | null;
}

export interface ShopAuthNonceTable {
  digest: Buffer;
  store: number;
  user_id: number;
  expires_at: Instant;
  used_at: OptionalInstant;
}

export interface ShopAuthAttemptTable {
  id: GeneratedAlways<number>;
  store: number;
  at: Instant;
  by: number | null;
  step: 'begin' | 'callback' | 'credentials' | 'test' | 'revoke';
  ok: boolean;
  detail: string | null;
}

export interface AmazonWarehouseTable extends RecordColumns {
  status: Generated<0 | 1>;
  center: string;
  country: number;
  state: string | null;
  city: string;
  zip: string | null;
  address: string | null;
  region: 'west' | 'central' | 'east' | null;
  accepts_pallet: boolean | null;
  appointment: boolean | null;
  near_harbour: number | null;
}

export interface WarehouseTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  type: 'domestic' | 'overseas' | 'threePl' | 'fba' | 'transit' | 'returns';
  country: number;
  state: string | null;
  city: string | null;
  zip: string | null;
  address: string | null;
  lat: string | null;
  lon: string | null;
  timezone: string;
  calendar: number;
  company: number;
  market: number | null;
  capacity_cbm: string | null;
  cutoff_time: string | null;
  ns_location_id: string | null;
  fba_center: number | null;
  store: number | null;
}

export interface WarehouseContactsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  name: string;
  title: string | null;
  phone: string | null;
  email: string | null;
}

export interface WarehouseChildTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  warehouse: number;
  type: 'good' | 'defective' | 'hold' | 'returns';
  sellable: boolean | null;
  name_zh: string;
  name_en: string;
}

export interface WarehouseAreaTable extends RecordColumns {
  status: Generated<0 | 1>;
  warehouse: number;
  area_no: string;
  child: number;
  use: 'dock' | 'qc' | 'pick' | 'reserve' | 'pack' | 'stage' | 'return' | 'damage' | 'transit';
  name_zh: string;
  name_en: string;
}

export interface BinTable extends RecordColumns {
  status: Generated<0 | 1>;
  warehouse: number;
  area: number;
  bin_code: string;
  aisle: string;
  rack: string;
  level: number;
  pos: number;
  seq: number;
  abc: 'A' | 'B' | 'C' | null;
  mix: 'oneSku' | 'oneLot' | 'any';
  max_kg: string | null;
  max_cbm: string | null;
  locked: boolean | null;
  lock_reason: string | null;
}

export interface StockBalanceTable {
  id: GeneratedAlways<number>;
  warehouse: number;
  bin: number;
  sku: number;
  status: 'available' | 'reserved' | 'qc_hold' | 'damaged' | 'in_transit';
  qty: number;
  last_seq: Generated<number>;
}

export interface HarbourTable extends RecordColumns {
  status: Generated<0 | 1>;
  unlocode: string;
  name_zh: string;
  name_en: string;
  kind: string;
  country: number;
  timezone: string;
  lat: string;
  lon: string;
}

export interface CalendarTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  country: number;
  weekend: number[];
}

export interface HolidayTable extends RecordColumns {
  status: Generated<0 | 1>;
  calendar: number;
  date: string;
  weekday: number | null;
  kind: 'holiday' | 'makeup';
  name_zh: string | null;
  name_en: string | null;
  year: number | null;
  fixed: boolean | null;
  confirmed: boolean | null;
}

export interface SkuPropertyTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  type: 'text' | 'int' | 'decimal' | 'bool' | 'option' | 'multiOption' | 'date' | 'range';
  unit: string | null;
  used_for: string[] | null;
  min: string | null;
  max: string | null;
  pattern: string | null;
  templates: Generated<number>;
}

export interface SkuPropertyOptionsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  code: string;
  name_zh: string;
  name_en: string;
}

export interface SkuPropertyTemplateTable extends RecordColumns {
  status: Generated<0 | 1>;
  category: number;
  own_lines: Generated<number>;
  required_lines: Generated<number>;
  handed_down: Generated<number>;
  note: string | null;
}

export interface SkuPropertyTemplateLinesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  property: number;
  position: number;
  required: boolean | null;
  inherit: boolean | null;
}

export interface SkuPropertyValueTable extends RecordColumns {
  status: Generated<0 | 1>;
  sku: number;
  property: number;
  value: string;
}

export interface SupplierTable extends RecordColumns {
  supplier_code: string;
  name_zh: string;
  name_en: string;
  short_name: string;
  type: string;
  stage: Generated<string>;
  grade: string | null;
  score: string | null;
  category: number | null;
  uscc: string | null;
  tax_no: string | null;
  address: OptionalJson;
  province: string | null;
  purchase_user: number;
  qc_user: number | null;
  portal_language: string | null;
  currency: string;
  tax_rate: string | null;
  invoice_kind: string | null;
  payment_method: number;
  contract_category: number | null;
  lead_days: number | null;
  monthly_capacity: number | null;
  min_order_amount: string | null;
  reconcile_day: number | null;
  note: string | null;
  skus: number | null;
  open_amount: string | null;
  balance: string | null;
  on_time: string | null;
  accepted: string | null;
  sample_no: string | null;
  accepted_orders: number | null;
  freeze_reason: string | null;
  stage_before: string | null;
  licence_to: string | null;
  files_to: string | null;
}

export interface RecipientEmailTable extends RecordColumns {
  status: Generated<0 | 1>;
  scope: string;
  supplier: number | null;
  company: number | null;
  mail_kind: string;
  role: string;
  email: string;
  display_name: string | null;
  lang: string | null;
  enabled: boolean | null;
  source: string | null;
}

export interface CustomerTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  kind: string;
  country: number;
  tax_id: string | null;
  currency: string;
  payment_method: number | null;
  credit_limit: string | null;
  receivable: string | null;
  open_amount: string | null;
  overdue: string | null;
  sales_user: number | null;
  note: string | null;
}

export interface CustomerAddressesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  name: string;
  country: number;
  region: string | null;
  city: string;
  street: string;
  postcode: string | null;
  contact: string | null;
  phone: string | null;
}

export interface TradeRelationTable extends RecordColumns {
  status: Generated<0 | 1>;
  seller: number;
  buyer: number;
  currency: string;
  markup: string;
  incoterm: string | null;
  payment_method: number | null;
  effective_from: string;
  effective_to: string | null;
  note: string | null;
}

export interface TradeRouteTable extends RecordColumns {
  status: Generated<0 | 1>;
  code: string;
  name_zh: string;
  name_en: string;
  warehouse: number;
  exporter: number | null;
  supervision: string | null;
  is_default: boolean | null;
}

export interface TradeRouteLegsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  seller: number;
  buyer: number;
  via: number | null;
}

export interface SupplierFileTable extends RecordColumns {
  status: Generated<0 | 1>;
  supplier: number;
  type: string;
  no: string | null;
  issue_date: string | null;
  expiry_date: string | null;
  remind_days: number | null;
  file: Json;
  reminded_at: OptionalInstant;
  note: string | null;
}

export interface SupplierBankAccountsTable extends CompanyEntityBankAccountsTable {
  reason: string | null;
}

export interface SupplierContactsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  name: string;
  title: string | null;
  phone: string | null;
  email: string | null;
  wechat: string | null;
  for_mail: boolean | null;
}

export interface SupplierDeductionsTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  method: number;
}

export interface SupplierCompaniesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  company: number;
}

export interface SupplierCategoriesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  category: number;
}

export interface FbaTableTable extends RecordColumns {
  status: Generated<number>;
  country: number;
  effective_from: string;
  effective_to: string | null;
  currency: string;
  divisor: string;
  confirmation: string | null;
  confirmed_by: number | null;
  confirmed_at: OptionalInstant;
  source: string | null;
}

export interface FbaTableTiersTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  tier: string;
  longest: string | null;
  median: string | null;
  shortest: string | null;
  girth: string | null;
  max_lb: string | null;
  weighed_by: string;
  least_side: string | null;
  round_lb: string;
  storage: string;
}

export interface FbaTableFeesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  tier: string;
  price_from: string;
  max_lb: string;
  fee: string;
  base_lb: string | null;
  step_lb: string | null;
  per_step: string | null;
}

export interface FbaTableStorageTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  storage: string;
  month_from: number;
  month_to: number;
  per_cubic_foot: string;
}

export interface FbaTableReferralTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  above: string;
  percent: string;
  least: string | null;
}

export interface TariffCodeTable extends RecordColumns {
  status: Generated<number>;
  country: string;
  code: string;
  level: number | null;
  name_zh: string | null;
  name_en: string | null;
  unit1: string | null;
  unit2: string | null;
  mfn: string | null;
  extras_told: string | null;
  vat: string | null;
  export_rebate: string | null;
  controls: string | null;
  elements_template: string | null;
  section: string | null;
  parent: string | null;
  skus: number | null;
  effective_from: string;
  effective_to: string | null;
}

export interface TariffCodeExtrasTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  name: string;
  origin: string;
  percent: string;
  from: string;
  to: string | null;
}

export interface CutoffNameTable extends RecordColumns {
  status: Generated<number>;
  match: string;
  value: string;
  scope: string;
  scope_ref: string | null;
  action: string;
  reason: string | null;
  effective_from: string;
  effective_to: string | null;
  notified_at: OptionalInstant;
}

export interface GlobalShippingTable extends RecordColumns {
  status: Generated<number>;
  code: string;
  name_zh: string;
  name_en: string;
  mode: string;
  charge_by: string;
  currency: string;
  rate: string | null;
  min_charge: string | null;
  incoterm: string | null;
  duty_included: boolean | null;
  from_harbour: number | null;
  to_harbour: number | null;
  sail_weekdays: number[] | null;
  cutoff_days: number | null;
  typical_days: number | null;
}

export interface FirstLegTimeTable extends RecordColumns {
  status: Generated<number>;
  origin: number;
  warehouse: number;
  shipping: number;
  stages_told: string | null;
  total_p50: number | null;
  total_p85: number | null;
  effective_from: string;
  effective_to: string | null;
  note: string | null;
}

export interface FirstLegTimeStagesTable {
  id: GeneratedAlways<number>;
  record_id: number;
  line_no: number;
  code: string;
  days_p50: number;
  days_p85: number;
  calendar: number | null;
  wait_sailing: boolean | null;
}

export interface BinCheckTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  bin: number;
  warehouse: number;
  code: string;
  by: number;
  at: InstantNow;
  scan_key: string | null;
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
  message_template: MessageTemplateTable;
  message: MessageTable;
  outgoing_mail: OutgoingMailTable;
  mail_subject: MailSubjectTable;
  workflow_history: WorkflowHistoryTable;
  office_switch: OfficeSwitchTable;
  list_layout: ListLayoutTable;
  list_layout_default: ListLayoutDefaultTable;
  list_view: ListViewTable;
  export_template: ListViewTable;
  list_view_choice: ListViewChoiceTable;
  list_view_role_default: ListViewRoleDefaultTable;
  audit_log: AuditLogTable;
  approval_policy: ApprovalPolicyTable;
  approval_deputy: ApprovalDeputyTable;
  approval_decision: ApprovalDecisionTable;
  change_request: ChangeRequestTable;
  change_request_count: ChangeRequestCountTable;
  change_request_line: ChangeRequestLineTable;
  stored_file: StoredFileTable;
  attachment: AttachmentTable;
  record_comment: RecordCommentTable;
  record_comment_former: RecordCommentFormerTable;
  print_log: PrintLogTable;
  import_task: ImportTaskTable;
  import_error: ImportErrorTable;
  bulk_task: BulkTaskTable;
  bulk_row: BulkRowTable;
  import_bad_row: ImportBadRowTable;
  download_task: DownloadTaskTable;
  tracking_log: TrackingLogTable;
  record_draft: RecordDraftTable;
  done_call: DoneCallTable;
  vehicle_model: VehicleModelTable;
  brand: BrandTable;
  category: CategoryTable;
  market: MarketTable;
  country: CountryTable;
  site: SiteTable;
  exchange_rate: ExchangeRateTable;
  sku: SkuTable;
  sku_property: SkuPropertyTable;
  sku_property_options: SkuPropertyOptionsTable;
  sku_property_template: SkuPropertyTemplateTable;
  sku_property_template_lines: SkuPropertyTemplateLinesTable;
  sku_property_value: SkuPropertyValueTable;
  bom: BomTable;
  bom_lines: BomLinesTable;
  state: StateTable;
  harbour: HarbourTable;
  store: StoreTable;
  store_site: StoreSiteTable;
  shop_auth: ShopAuthTable;
  shop_auth_nonce: ShopAuthNonceTable;
  shop_auth_attempt: ShopAuthAttemptTable;
  amazon_warehouse: AmazonWarehouseTable;
  warehouse: WarehouseTable;
  warehouse_contacts: WarehouseContactsTable;
  warehouse_child: WarehouseChildTable;
  warehouse_area: WarehouseAreaTable;
  bin: BinTable;
  bin_check: BinCheckTable;
  stock_balance: StockBalanceTable;
  calendar: CalendarTable;
  holiday: HolidayTable;
  company_entity: CompanyEntityTable;
  company_entity_bank_accounts: CompanyEntityBankAccountsTable;
  customs_exporter: CustomsExporterTable;
  payment_method: PaymentMethodTable;
  payment_method_lines: PaymentMethodLinesTable;
  deduction_method: DeductionMethodTable;
  contract_category: ContractCategoryTable;
  supplier: SupplierTable;
  supplier_bank_accounts: SupplierBankAccountsTable;
  supplier_contacts: SupplierContactsTable;
  supplier_deductions: SupplierDeductionsTable;
  supplier_companies: SupplierCompaniesTable;
  supplier_categories: SupplierCategoriesTable;
  fba_table: FbaTableTable;
  fba_table_tiers: FbaTableTiersTable;
  fba_table_fees: FbaTableFeesTable;
  fba_table_storage: FbaTableStorageTable;
  fba_table_referral: FbaTableReferralTable;
  supplier_file: SupplierFileTable;
  tariff_code: TariffCodeTable;
  tariff_code_extras: TariffCodeExtrasTable;
  recipient_email: RecipientEmailTable;
  cutoff_name: CutoffNameTable;
  customer: CustomerTable;
  customer_addresses: CustomerAddressesTable;
  trade_relation: TradeRelationTable;
  trade_route: TradeRouteTable;
  trade_route_legs: TradeRouteLegsTable;
  global_shipping: GlobalShippingTable;
  first_leg_time: FirstLegTimeTable;
  first_leg_time_stages: FirstLegTimeStagesTable;
}
