import type { Mention } from '@axle/page-kit';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantNow, Json, JsonWithDefault, OptionalInstant, OptionalJson } from './columns.ts';

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

export interface DoneCallTable {
  user_id: number;
  key: string;
  at: Instant;
  answer: OptionalJson;
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

/** The tables of this word by name. */
export interface RecordsTables {
  audit_log: AuditLogTable;
  record_comment: RecordCommentTable;
  record_comment_former: RecordCommentFormerTable;
  print_log: PrintLogTable;
  record_draft: RecordDraftTable;
  done_call: DoneCallTable;
}
