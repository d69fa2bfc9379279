import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { InstantNow, Json, OptionalComputed, OptionalInstant, OptionalJson, OptionalOnce } from './columns.ts';

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
  /** New and changed ones. */
  ok_rows: GeneratedAlways<number>;
  /** From the upload to the end; null until then. */
  seconds: OptionalComputed<number>;
  error: OptionalJson;
  attempt: Generated<number>;
  lease_until: OptionalInstant;
  at: InstantNow;
  finished_at: OptionalInstant;
  by: number;
  asks_reason: Generated<boolean>;
  reason: string | null;
  /** What was said of the whole file when it was taken in, by field. */
  given: OptionalJson<Readonly<Record<string, string>>>;
  /** Which of its page's kinds of file it is; null for the page's own. */
  variant: string | null;
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

/** The tables of this word by name. */
export interface TasksTables {
  import_task: ImportTaskTable;
  import_error: ImportErrorTable;
  bulk_task: BulkTaskTable;
  bulk_row: BulkRowTable;
  import_bad_row: ImportBadRowTable;
  download_task: DownloadTaskTable;
}
