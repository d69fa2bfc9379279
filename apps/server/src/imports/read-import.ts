import { type LocalDate, ok, refuse, type Refusal, type Result } from '@axle/kernel';
import { permissionCode } from '@axle/page-kit';
import { type Access, can } from '@axle/permissions';
import { importFormatOf, refuseImportRows } from '@axle/tasks';
import { fileGone } from '../files/file-refusals.ts';
import { loadAccess } from '../access/load-access.ts';
import { rightMissing } from '../jobs/task-failure.ts';
import type { PageEntry } from '../pages/registry.ts';
import { type CheckedRow, checkRow } from './check-row.ts';
import { importForm, type ImportForm } from './import-form.ts';
import type { ImportTaskRow, ImportWork } from './import-work.ts';
import { matchHeader, type MatchedHeader } from './match-header.ts';
import { readTable } from './table-file/read-table.ts';

/** An import with the rights of its user as they are now. */
export interface ImportBasis {
  readonly entry: PageEntry;
  readonly access: Access;
  readonly form: ImportForm;
}

/** Looks up an import's page and asks again whether its user may import there. */
export async function importBasis({ database, registry, now }: ImportWork, task: ImportTaskRow): Promise<Result<ImportBasis>> {
  const entry = registry.pageOfImport(task.key);
  const access = await loadAccess(database, task.by, now().toISOString().slice(0, 10));
  const form = entry && access ? importForm(entry, access) : undefined;
  if (!entry || !access || !form || !can(access, permissionCode(entry.section.key, entry.page.key, 'import'))) return refuse(rightMissing);
  return ok({ entry, access, form });
}

/** Rows of an import's file, checked one by one. */
export interface CheckedPortion {
  readonly rows: readonly CheckedRow[];
  /** Rows of the whole file. */
  readonly total: number;
}

/** Reads an import's file in portions and checks each row by itself; a refusal of the whole file ends it. */
export async function* readImport(
  work: ImportWork,
  task: ImportTaskRow,
  { form }: ImportBasis,
): AsyncGenerator<Result<CheckedPortion, Refusal>> {
  const today = work.now().toISOString().slice(0, 10) as LocalDate;
  const format = importFormatOf(task.file_name);
  if (!format) throw new Error(`import ${task.taskid} is of no format`);
  if (!(await work.files.has(task.file_id))) return yield refuse(fileGone);
  let header: MatchedHeader | undefined;
  for await (const portion of readTable(work.files.pathOf(task.file_id), format)) {
    if (!portion.ok) return yield portion;
    let { rows } = portion.value;
    const { total } = portion.value;
    if (!header) {
      const matched = matchHeader(form, rows[0]?.cells ?? []);
      if (!matched.ok) return yield matched;
      const empty = refuseImportRows(total);
      if (empty) return yield refuse(empty);
      header = matched.value;
      rows = rows.slice(1);
    }
    const known = header;
    yield ok({ rows: rows.map(row => checkRow(form, known, row, today)), total });
  }
}
