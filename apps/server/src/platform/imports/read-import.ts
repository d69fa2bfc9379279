import { ok, refuse, type Refusal, type Result } from '@axle/kernel';
import { businessDay, standardCode } from '@axle/page-kit';
import { type Access, can } from '@axle/permissions';
import { importFormatOf, refuseImportRows } from '@axle/tasks';
import { fileGone } from '../files/file-refusals.ts';
import { loadAccess } from '../access/load-access.ts';
import { rightMissing } from '../jobs/task-failure.ts';
import type { ImportEntry } from '../registry/page-registry.ts';
import { type FileCells, mendedCells } from './bad-rows.ts';
import { cellsOf, type CheckedRow, checkRow, marksOf } from './check-row.ts';
import { withColumnsAcross } from './columns-across.ts';
import { type ColumnChoice, rememberedColumns } from './column-choice.ts';
import { findHeader, type FoundHeader } from './find-header.ts';
import { groupDocuments, groupSets } from './group-documents.ts';
import { importForm, type ImportForm } from './import-form.ts';
import type { ImportReading } from './import-reading.ts';
import { type ImportTaskRow, type ImportWork, taskKey } from './import-work.ts';
import type { MatchedHeader } from './match-header.ts';
import { codesForReader } from './codes-for-reader.ts';
import { refuseRepeated } from './repeated-keys.ts';
import { resolveReferences } from './resolve-references.ts';
import { resolveWithin, type SaidOfHeads } from './resolve-within.ts';
import { readTable, tableLimits } from '../table-file/read-table.ts';
import { surplusCells, surplusKey } from './surplus-cells.ts';
import type { TableReading, TableRow } from '../table-file/table-row.ts';
import { unpackRow } from './unpack-row.ts';
import { openZip } from './zip-rows.ts';

/** An import with the rights of its user as they are now. */
export interface ImportBasis {
  readonly entry: ImportEntry;
  readonly access: Access;
  readonly form: ImportForm;
}

/** Looks up an import's page and asks again whether its user may import there. */
export async function importBasis(
  { database, registry, now }: Pick<ImportWork, 'database' | 'registry' | 'now'>,
  task: ImportTaskRow,
): Promise<Result<ImportBasis>> {
  const entry = registry.pageOfImport(taskKey(task));
  const access = await loadAccess(database, task.by, businessDay(now()));
  const named = entry && access ? importForm(entry, access) : undefined;
  if (!entry || !access || !named || !can(access, standardCode(entry.section.key, entry.page, 'import'))) return refuse(rightMissing);
  return ok({ entry, access, form: await withColumnsAcross(database, registry, named) });
}

/** Rows of an import's file, checked one by one. */
export interface CheckedPortion {
  readonly rows: readonly CheckedRow[];
  /** Rows of the whole file. */
  readonly total: number;
  readonly reading: ImportReading;
  readonly table: TableReading;
}

/** Rows that go on together. */
const rowsAtOnce = 1000;

/**
 * Reads an import's file, checks each row by itself and all against each other, and answers them in portions; a refusal of the whole file
 * ends it. No portion ends within documents that belong together.
 */
export async function* readImport(
  work: ImportWork,
  task: ImportTaskRow,
  basis: ImportBasis,
): AsyncGenerator<Result<CheckedPortion, Refusal>> {
  const { form } = basis;
  const portions = readRows(work, task, basis);
  // the files of a zip lie in memory one portion at a time
  if (form.importing.zip) return yield* portions;
  const rows: CheckedRow[] = [];
  let last: CheckedPortion | undefined;
  for await (const portion of portions) {
    if (!portion.ok) return yield portion;
    rows.push(...portion.value.rows);
    last = portion.value;
  }
  if (!last) return;
  let together: CheckedRow[] = [];
  for (const set of setsOf(form, rows)) {
    together.push(...set);
    if (together.length < rowsAtOnce) continue;
    yield ok({ ...last, rows: together });
    together = [];
  }
  if (together.length > 0) yield ok({ ...last, rows: together });
}

/** The rows of a file as they are written or refused together: those of documents, else each by itself. */
export function setsOf(form: ImportForm, rows: readonly CheckedRow[]): readonly (readonly CheckedRow[])[] {
  if (form.lines) return groupSets(form, groupDocuments(form, rows)).map(set => set.flat());
  return refuseRepeated(form, rows).map(row => [row]);
}

/** Rows that were mended are read as they stand now. */
async function* readRows(work: ImportWork, task: ImportTaskRow, basis: ImportBasis): AsyncGenerator<Result<CheckedPortion, Refusal>> {
  const { form } = basis;
  const today = businessDay(work.now());
  const { zip } = form.importing;
  const format = importFormatOf(task.file_name);
  if (!task.file_id || (!format && !zip)) throw new Error(`import ${task.taskid} is of no format`);
  if (!(await work.files.has(task.file_id))) return yield refuse(fileGone);
  const path = work.files.pathOf(task.file_id);
  const opened = zip ? await openZip(path, zip) : undefined;
  if (opened?.ok === false) return yield opened;
  const portions = opened ? [ok(opened.value.portion)] : readTable(path, format!, tableLimits, task.encoding ?? undefined);
  const mended = await mendedCells(work.database, task.id);
  const given = task.given ?? {};
  const known = await codesForReader(work.database, work.registry, form);
  const said = {
    chosen: (task.columns ?? undefined) as ColumnChoice | undefined,
    remembered: await rememberedColumns(work.database, { by: task.by, key: taskKey(task) }),
  };
  const heads: SaidOfHeads = new Map();
  let header: FoundHeader | undefined;
  let last: CheckedRow | undefined;
  for await (const portion of portions) {
    if (!portion.ok) return yield portion;
    let { rows } = portion.value;
    if (!header) {
      const found = findHeader(form, portion.value, said);
      if (!found.ok) return yield found;
      header = found.value;
      rows = rows.slice(header.above + 1);
      const empty = refuseImportRows(portion.value.total - header.above);
      if (empty) return yield refuse(empty);
    }
    const { columns, labels, reading, above } = header;
    const about = { total: portion.value.total - above, reading, table: portion.value.reading };
    const { numbers } = reading;
    const cells = rows.map(row => mended.get(row.row) ?? cellsInFile(columns, labels, row));
    const rowTexts = cells.map(one => one.cells);
    const everywhere = await resolveReferences(work, basis, work.now(), rowTexts);
    const resolvedOf = await resolveWithin(work, basis, work.now(), everywhere, rowTexts, heads);
    const checked = cells.map(
      ({ row, cells: texts, marks, surplus }) =>
        (last = checkRow(form, row, texts, today, { resolved: resolvedOf(texts), given, before: last, known, marks, surplus, numbers })),
    );
    if (!opened) {
      yield ok({ ...about, rows: checked });
      continue;
    }
    // files are laid down by a run alone, and only those of rows that are not written yet
    const rowsWithFiles: CheckedRow[] = [];
    for (const [at, row] of checked.entries()) {
      const folder = task.state === 'running' && at >= task.done_rows ? work.files : undefined;
      rowsWithFiles.push(await unpackRow(form, opened.value, row, folder));
    }
    yield ok({ ...about, rows: rowsWithFiles });
  }
}

/** A row as it came: cells without a column are kept with it, since they may belong to one. */
function cellsInFile(header: MatchedHeader, labels: readonly string[], row: TableRow): FileCells {
  const cells = cellsOf(header, row);
  const surplus = surplusCells(labels, row);
  const marks = marksOf(header, row);
  return {
    row: row.row,
    marks,
    cells: surplus ? { ...cells, [surplusKey]: surplus.text } : cells,
    ...(surplus ? { surplus: surplus.refusal } : {}),
  };
}
