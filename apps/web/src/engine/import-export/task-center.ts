import type { Result } from '@axle/kernel';
import type { ImportMode, ImportState, TextEncoding } from '@axle/tasks';
import type {
  ExportChoice,
  ExportRequest,
  ExportTemplate,
  ImportBadRow,
  ImportHead,
  ImportMeta,
  ImportRowError,
  SubscriptionWish,
  ViewAudience,
} from '@axle/wire';
import type { Resource } from '@axle/page-kit';
import type { MatchedColumns } from './column-match.ts';
import type { CallRefusal, FileReply, CallOptions } from '../../gateways/main-client.ts';

/** How far an import has come. */
export interface ImportTask {
  readonly id: number;
  readonly taskid: string;
  readonly state: ImportState;
  readonly kind?: 'import' | 'revert';
  readonly mode?: ImportMode;
  readonly rows?: number;
  readonly doneRows?: number;
  readonly newRows?: number;
  readonly changedRows?: number;
  readonly sameRows?: number;
  readonly badRows?: number;
  readonly error?: string;
  /** What its user is to know of how the file was read. */
  readonly notes?: string;
  /** It changes what a second person decides on: why is asked before it runs. */
  readonly asksReason?: boolean;
}

/** An export template as it is sent to be kept; with an id in place of what was kept. */
export interface ExportTemplateToSave extends ExportChoice {
  readonly id?: number;
  readonly version?: number;
  readonly name: string;
  readonly audience: ViewAudience;
}

/** States in which an import continues without the user. */
export const importUnderWay: readonly ImportState[] = ['uploaded', 'validating', 'running'];

/** Imports and exports: files go to the server, tasks run there, files come back. */
export abstract class TaskCenter {
  abstract metas(): Promise<Result<readonly ImportMeta[], CallRefusal>>;
  abstract template(key: string, format?: 'xlsx' | 'csv'): Promise<Result<FileReply, CallRefusal>>;
  /**
   * Uploads a file; it is checked without writing anything. `SAME_FILE` where it came before and `again` is not said. `given` is what is
   * said of the whole file, by field, `encoding` the one that was chosen.
   */
  abstract upload(
    key: string,
    file: File,
    again: boolean,
    options: Pick<CallOptions, 'onProgress' | 'signal'> & {
      readonly given?: Readonly<Record<string, string>>;
      readonly encoding?: TextEncoding;
    },
  ): Promise<Result<ImportTask, CallRefusal>>;
  abstract task(taskid: string, id: number): Promise<Result<ImportTask, CallRefusal>>;
  /** The first refused cells, by row. */
  abstract errors(taskid: string): Promise<Result<readonly ImportRowError[], CallRefusal>>;
  /** The first bad rows as they stand, by row. */
  abstract badRows(taskid: string): Promise<Result<readonly ImportBadRow[], CallRefusal>>;
  /** Sends corrected cells of bad rows; these rows are checked again. Returns the task with its new counts. */
  abstract mend(taskid: string, rows: readonly ImportBadRow[]): Promise<Result<ImportTask, CallRefusal>>;
  /** The top of the file of an import that failed by its header, refused for any other. */
  abstract head(taskid: string): Promise<Result<ImportHead, CallRefusal>>;
  /** Has that file read with other columns; answers the task that does it. */
  abstract matchColumns(taskid: string, columns: MatchedColumns): Promise<Result<ImportTask, CallRefusal>>;
  /** Takes a finished import back; answers the task that does it. */
  abstract revert(taskid: string): Promise<Result<ImportTask, CallRefusal>>;
  abstract errorFile(taskid: string): Promise<Result<FileReply, CallRefusal>>;
  /** Lets a checked import run, with the reason where it asks for one. */
  abstract confirm(taskid: string, reason?: string): Promise<Result<unknown, CallRefusal>>;
  abstract cancel(taskid: string): Promise<Result<unknown, CallRefusal>>;
  /** A small export answers the file, a big one is queued. */
  abstract export(resource: Resource, request: ExportRequest): Promise<Result<FileReply, CallRefusal>>;
  /** Keeps an export that is made again and again. */
  abstract subscribe(wish: SubscriptionWish): Promise<Result<unknown, CallRefusal>>;
  /** The export templates of a page that the reader may use. */
  abstract exportTemplates(page: string): Promise<Result<readonly ExportTemplate[], CallRefusal>>;
  abstract saveExportTemplate(page: string, template: ExportTemplateToSave): Promise<Result<unknown, CallRefusal>>;
  abstract removeExportTemplate(page: string, template: Pick<ExportTemplate, 'id' | 'version'>): Promise<Result<unknown, CallRefusal>>;
}
