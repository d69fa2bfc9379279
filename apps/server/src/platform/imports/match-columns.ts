import { inLanguage, type Language, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { importFormatOf } from '@axle/tasks';
import type { ImportHead } from '@axle/wire';
import { fileGone } from '../files/file-refusals.ts';
import type { Caller } from '../gateways/caller.ts';
import { readTable, tableLimits } from '../table-file/read-table.ts';
import type { TableRow } from '../table-file/table-row.ts';
import { type ColumnChoice, rememberColumns, shapeOf } from './column-choice.ts';
import type { ImportForm } from './import-form.ts';
import { rowsAboveHeader } from './import-reading.ts';
import { type ImportParts, type ImportTaskRow, type ImportWork, taskKey } from './import-work.ts';
import { chosenHeader, neededColumns, proposedHeader } from './match-header.ts';
import { importBasis } from './read-import.ts';
import { addAgain } from './rerun-import.ts';

const notToMatch: Refusal = {
  code: 'BAD_TRANSITION',
  message: { zh: '该导入的表头没有问题，无需匹配列', en: 'The header of this import is in order; there are no columns to match' },
};

const noSuchRow: Refusal = { code: 'HEADER', message: { zh: '文件开头没有该行', en: 'The top of the file has no such row' } };

/** Rows that are shown of a file: those among which the header may stand, and some below. */
const shownRows = rowsAboveHeader + 3;

type MatchParts = Pick<ImportWork, 'database' | 'registry' | 'now'> & Pick<ImportParts, 'files'>;

interface Head {
  readonly form: ImportForm;
  readonly rows: readonly TableRow[];
}

/** The top of the file of an import that ended because its header is not understood. */
async function headOf({ files, ...parts }: MatchParts, task: ImportTaskRow): Promise<Result<Head>> {
  if (task.state !== 'failed' || (task.error as { readonly code?: string } | null)?.code !== 'HEADER') return refuse(notToMatch);
  const basis = await importBasis(parts, task);
  if (!basis.ok) return basis;
  const format = importFormatOf(task.file_name);
  if (!format || !task.file_id || !(await files.has(task.file_id))) return refuse(fileGone);
  for await (const portion of readTable(files.pathOf(task.file_id), format, tableLimits, task.encoding ?? undefined))
    return portion.ok ? ok({ form: basis.value.form, rows: portion.value.rows.slice(0, shownRows) }) : portion;
  return refuse(fileGone);
}

/** The top of an import's file with the fields that its columns may be, and a proposal for each row that may be the header. */
export async function importHead(parts: MatchParts, task: ImportTaskRow, language: Language): Promise<Result<ImportHead>> {
  const head = await headOf(parts, task);
  if (!head.ok) return head;
  const { form, rows } = head.value;
  const needed = new Set(neededColumns(form).map(([key]) => key));
  return ok({
    rows: rows.map(({ row, cells }, at) => ({
      row,
      cells: cells.map(cell => cell.slice(0, 200)),
      proposed: at < rowsAboveHeader ? proposedHeader(form, cells).map(key => key ?? '') : [],
    })),
    fields: form.columns.map(([key, field]) => ({ key, label: inLanguage(field.label, language), needed: needed.has(key) })),
  });
}

/** Reads an import's file again with the columns that a person chose, and remembers them for files of its shape. */
export async function matchColumns(
  parts: ImportParts & Pick<ImportWork, 'now'>,
  caller: Caller,
  task: ImportTaskRow,
  choice: ColumnChoice,
): Promise<Result<Pick<ImportTaskRow, 'id' | 'taskid'>>> {
  const head = await headOf(parts, task);
  if (!head.ok) return head;
  const { form, rows } = head.value;
  const header = rows.find(({ row }) => row === choice.headerRow);
  if (!header) return refuse(noSuchRow);
  const chosen = chosenHeader(form, choice.columns);
  if (!chosen.ok) return chosen;
  const columns = chosen.value.map(key => key ?? null);
  const by = caller.access.userId;
  const again = await addAgain(parts, { ...task, columns: { headerRow: choice.headerRow, columns } }, by);
  if (!again.ok) return again;
  await rememberColumns(parts.database, { by, key: taskKey(task) }, shapeOf(header.cells), { columns }, caller.now);
  return again;
}
