import type { LocalDate, Refusal } from '@axle/kernel';
import { checkCells, onceFor, parseCell, type RecordValues, type Resource, withoutSigns } from '@axle/page-kit';
import { type ImportForm, keyFields } from './import-form.ts';
import { lineInto } from './line-into.ts';
import { linesAbreast } from './lines-abreast.ts';
import { type CellMarks, type CellSurroundings, readCells } from './read-cells.ts';
import type { MatchedHeader } from './match-header.ts';
import type { ResolvedReferences } from './resolve-references.ts';
import type { TableRow } from '../table-file/table-row.ts';
import type { UnpackedFile } from './unpack-row.ts';

/** A row of a file, read and checked by itself. */
export interface CheckedRow {
  readonly row: number;
  /** Texts of the file by field. */
  readonly cells: Readonly<Record<string, string>>;
  /** What a spreadsheet made of them. */
  readonly marks?: CellMarks | undefined;
  readonly values: RecordValues;
  /** The line that the row is, in files of documents. */
  readonly line?: RecordValues;
  /** Fields that the row has a value for. Others stay as they are. */
  readonly given: readonly string[];
  /** Fields that the row empties by `#N/A`. */
  readonly cleared: readonly string[];
  /** Everything that is wrong; the row may be written when this is empty. */
  readonly refusals: readonly Refusal[];
  /** Said of required fields that it leaves empty: wrong where its record is not there yet. */
  readonly missing?: readonly Refusal[];
  /** The file that the row holds, where it came in a zip. */
  readonly unpacked?: UnpackedFile;
  /** Right, and none of those that the page takes. */
  readonly passedOver?: boolean;
}

/** What a row is read with. */
interface RowSurroundings extends CellSurroundings {
  /** Ids of the records that codes in the cells stand for. */
  readonly resolved?: ResolvedReferences;
  /** What was said of the whole file, by field: it stands where a row says nothing. */
  readonly given?: CheckedRow['cells'];
  /** The row above. */
  readonly before?: Pick<CheckedRow, 'cells'> | undefined;
  /** Codes that the page's own reader goes by. */
  readonly known?: readonly string[] | undefined;
}

/** The cells of a row by field. */
export function cellsOf(header: MatchedHeader, { cells: texts }: Pick<TableRow, 'cells'>): CheckedRow['cells'] {
  const cells: Record<string, string> = {};
  header.forEach((key, index) => {
    if (key !== undefined) cells[key] = texts[index] ?? '';
  });
  return cells;
}

/** What a spreadsheet made of the cells of a row, by field; undefined where nothing is known of any. */
export function marksOf(header: MatchedHeader, { marks }: Pick<TableRow, 'marks'>): CellMarks | undefined {
  if (!marks) return undefined;
  return Object.fromEntries(
    Object.entries(marks).flatMap(([at, mark]) => {
      const key = header[Number(at)];
      return key === undefined ? [] : [[key, mark] as const];
    }),
  );
}

/**
 * Reads a row: the page's own reader first, then every cell as its field, then the rules over the whole record. Key fields
 * without a value have the value of a new record's form. Required fields that are no key may be empty: the record may exist.
 * The rules over a document are asked when all its rows are together.
 */
export function checkRow(
  form: ImportForm,
  row: number,
  cells: CheckedRow['cells'],
  today: LocalDate,
  { resolved = new Map(), given = {}, before, known, ...besides }: RowSurroundings = {},
): CheckedRow {
  const { resource, importing, lines, abreast } = form;
  const { texts: filled, cleared, refusals: unread } = readCells(form, cells, besides);
  const unresolved = putIds(filled, resolved);
  for (const [key, text] of Object.entries(given)) if ((cells[key] ?? '').trim() === '') filled[key] = text;
  const packed = zippedFile(form, filled);
  const own = importing.reader?.(filled, before?.cells, known) ?? { cells: filled, refusals: [] };
  if (own.passedOver) return { row, cells, values: {}, given: [], cleared: [], refusals: [], passedOver: true };
  const head = withoutSigns(resource.fields, own.cells);
  const signed = lines ? withoutSigns(lines.field.fields, head.cells, lines.key) : { cells: head.cells, refusals: [] };
  const read = { cells: signed.cells, refusals: [...unread, ...own.refusals, ...unresolved, ...head.refusals, ...signed.refusals] };
  const whole = { ...read.cells, ...keyDefaults(form, read.cells) };
  // the rules over a whole record are asked where its lines stand beside it
  const checked = checkCells((lines ?? abreast) ? uncheckedAsWhole(resource) : resource, whole, today);
  const line = lines && checkLineCells(lines, whole);
  const beside = abreast ? linesAbreast(abreast, whole) : { values: {}, refusals: [] };
  const into = lineInto(
    form,
    whole,
    line?.values,
    [...unread, ...unresolved, ...(line?.refusals ?? [])].map(({ field }) => field),
  );
  const values = { ...checked.values, ...beside.values, ...into.values, ...packed };
  const refusedByReader = new Set(read.refusals.map(refusal => refusal.field));
  const mayBeEmpty = (field = '') => refusedByReader.has(field) || (!cleared.includes(field) && !keyFields(resource).includes(field));
  const refusals = [
    ...read.refusals,
    ...checked.refusals.filter(({ code, field }) => code !== 'REQUIRED' || !mayBeEmpty(field)),
    ...(line?.refusals ?? []),
    ...beside.refusals,
    ...into.refusals,
  ];
  return {
    row,
    cells,
    ...(besides.marks ? { marks: besides.marks } : {}),
    values,
    ...(line ? { line: line.values } : {}),
    given: Object.keys(values),
    cleared,
    refusals,
    missing:
      own.refusals.length > 0
        ? []
        : checked.refusals.filter(
            refusal => !refusals.includes(refusal) && !refusedByReader.has(refusal.field) && isAsked(form, refusal.field, values),
          ),
  };
}

/**
 * Whether a new record requires this field in its row: not where the field has an initial value, and not where it is no column.
 */
const isAsked = ({ resource, columns, abreast }: ImportForm, key = '', values: RecordValues): boolean =>
  values[key] === undefined &&
  resource.fields[key]?.initial === undefined &&
  (key === abreast?.key || columns.some(([column]) => column === key));

/** A resource whose rules over the whole record are not asked. */
const uncheckedAsWhole = onceFor((resource: Resource): Resource => ({ ...resource, checks: [] }));

/** The file of a zip that a row names, which is no text to be read: a place for it until it is unpacked. */
function zippedFile({ importing: { zip } }: ImportForm, filled: Record<string, string>): RecordValues {
  const name = zip === undefined ? '' : (filled[zip.file] ?? '');
  if (!zip || name === '') return {};
  filled[zip.file] = '';
  return { [zip.file]: [{ id: '00000000-0000-0000-0000-000000000000', name: name.replace(/^.*\//, '').slice(-200), bytes: 0 }] };
}

function checkLineCells({ key, field }: NonNullable<ImportForm['lines']>, cells: CheckedRow['cells']) {
  const values: Record<string, unknown> = {};
  const refusals: Refusal[] = [];
  for (const [column, rules] of Object.entries(field.fields)) {
    const read = parseCell(rules, cells[`${key}.${column}`] ?? '');
    if (!read.ok) refusals.push({ ...read.refusal, field: `${key}.${column}` });
    else if (read.value !== undefined) values[column] = read.value;
  }
  return { values, refusals };
}

/** Puts the ids of what is referred to in place of codes and names; answers what was not found, whose cells are emptied. */
function putIds(cells: Record<string, string>, resolved: ResolvedReferences): readonly Refusal[] {
  const refusals: Refusal[] = [];
  for (const [key, texts] of resolved) {
    const result = texts.get((cells[key] ?? '').trim());
    if (!result) continue;
    cells[key] = result.ok ? `#${result.value}` : '';
    if (!result.ok) refusals.push({ ...result.refusal, field: key });
  }
  return refusals;
}

function keyDefaults({ resource }: ImportForm, cells: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const defaults: Record<string, string> = {};
  for (const [key, initial] of keyInitials(resource)) if ((cells[key] ?? '').trim() === '') defaults[key] = initial;
  return defaults;
}

/** Key fields that begin with a value, as a file would write it. */
const keyInitials = onceFor((resource: Resource) =>
  keyFields(resource).flatMap(key => {
    const initial = resource.fields[key]?.initial;
    return typeof initial === 'string' || typeof initial === 'number' ? [[key, String(initial)] as const] : [];
  }),
);
