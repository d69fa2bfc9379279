import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { columnLabel, type Field, fieldsOf, snakeCase } from '@axle/page-kit';
import { errorColumns } from './error-columns.ts';
import type { ImportForm } from './import-form.ts';
import { nearest } from '../lookups/nearest.ts';

/** Field of each column of a file; undefined for columns that are passed over. */
export type MatchedHeader = readonly (string | undefined)[];

/**
 * Finds the fields of a file's columns by Chinese or English label, key or snake_case key, in any order, without case.
 * Columns that the user may not write, that only the server sets, or that our error file added are passed over. Refused with
 * `HEADER` when a column without which no row can be read is missing, is there twice, or is not known at all.
 */
export function matchHeader(form: ImportForm, cells: readonly string[]): Result<MatchedHeader> {
  const names = knownNames(form);
  const header: (string | undefined)[] = [];
  for (const cell of cells) {
    if (cell.trim() !== '' && !names.has(plain(cell))) return refuse(unknown(form, cell.trim()));
    const key = names.get(plain(cell));
    if (key !== undefined && header.includes(key)) return refuse(twice(cell.trim()));
    header.push(key);
  }
  return complete(form, header);
}

/** The fields of a file's columns as a person chose them; refused as {@link matchHeader} does, and where no field can be taken in. */
export function chosenHeader(form: ImportForm, columns: readonly (string | null)[]): Result<MatchedHeader> {
  const header = columns.map(key => (form.columns.some(([known]) => known === key) ? (key ?? undefined) : undefined));
  const doubled = header.find((key, at) => key !== undefined && header.indexOf(key) !== at);
  if (doubled !== undefined) return refuse(twice(doubled));
  return complete(form, header);
}

/** For each column the field that it is called after, or that is nearest to its name; none twice. */
export function proposedHeader(form: ImportForm, cells: readonly string[]): MatchedHeader {
  const names = knownNames(form);
  const known = cells.map(cell => (cell.trim() === '' ? undefined : names.get(plain(cell))));
  const taken = new Set<string | undefined>();
  const first = known.map(key => {
    if (taken.has(key)) return undefined;
    taken.add(key);
    return key;
  });
  return cells.map((cell, at) => {
    if (first[at] !== undefined || cell.trim() === '' || names.has(plain(cell))) return first[at];
    const near = nearColumn(form, cell)?.[0];
    if (near === undefined || taken.has(near)) return undefined;
    taken.add(near);
    return near;
  });
}

/** Whether a column is one that our error file added. */
export const isErrorColumn = (cell: string): boolean =>
  errorColumns.some(({ zh, en }) => plain(cell) === plain(zh) || plain(cell) === plain(en));

/** Fields by what columns may be called; undefined for columns that are passed over. */
function knownNames(form: ImportForm): ReadonlyMap<string, string | undefined> {
  const names = new Map<string, string | undefined>(
    errorColumns.flatMap(({ zh, en }) => [plain(zh), plain(en)]).map(name => [name, undefined]),
  );
  for (const [key, field] of Object.entries(fieldsOf(form.resource)))
    for (const name of namesOf(key, field)) names.set(plain(name), undefined);
  for (const name of ['id', 'version']) if (!names.has(name)) names.set(name, undefined);
  const { also = {}, passedOver = [] } = form.importing;
  for (const name of passedOver) names.set(plain(name), undefined);
  for (const [key, field] of form.columns) for (const name of [...(also[key] ?? []), ...namesOf(key, field)]) names.set(plain(name), key);
  return names;
}

/** Columns without which no row can be read. */
export const neededColumns = ({ columns, importing: { supplied = [], asked = [] } }: ImportForm): ImportForm['columns'] =>
  columns.filter(([key, field]) => field.required && field.initial === undefined && !supplied.includes(key) && !asked.includes(key));

/** Refuses a header without a column without which no row can be read. */
function complete(form: ImportForm, header: MatchedHeader): Result<MatchedHeader> {
  const missing = neededColumns(form).filter(([key]) => !header.includes(key));
  return missing.length > 0 ? refuse(lacking(missing.map(([, field]) => field))) : ok(header);
}

/** Labels with and without the unit, key and snake_case key. */
function namesOf(key: string, field: Field): readonly string[] {
  const { zh, en } = columnLabel(field);
  return [field.label.zh, field.label.en, zh, en, key, snakeCase(key)];
}

/** Marks of required columns and of the time zone do not count, nor do widths, line breaks and signs that nobody sees. */
export const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[*]|\(UTC\)|[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const refusal = (zh: string, en: string): Refusal => ({
  code: 'HEADER',
  message: { zh: `表头与模板不一致：${zh}`, en: `Header differs from the template: ${en}` },
});

const lacking = (fields: readonly Field[]): Refusal =>
  refusal(`缺少 ${fields.map(field => field.label.zh).join('、')}`, `${fields.map(field => field.label.en).join(', ')} missing`);

const twice = (cell: string): Refusal => refusal(`列 ${cell} 重复`, `duplicate column ${cell}`);

/** The column whose name is nearest to a cell, where one is near. */
const nearColumn = (form: ImportForm, cell: string): ImportForm['columns'][number] | undefined =>
  nearest(plain(cell), form.columns, ([key, field]) => namesOf(key, field).map(plain));

function unknown(form: ImportForm, cell: string): Refusal {
  const shown = cell.slice(0, 40);
  const meant = nearColumn(form, cell);
  if (!meant) return refusal(`未知的列 ${shown}`, `unknown column ${shown}`);
  const { zh, en } = meant[1].label;
  return refusal(`未知的列 ${shown}，最接近的是 ${zh}`, `unknown column ${shown}, closest match ${en}`);
}
