import type { Refusal } from '@axle/kernel';
import { checkLines, type Field, parseCell, type RecordValues } from '@axle/page-kit';
import type { ImportForm } from './import-form.ts';

/** What a row says of the document that it is a line of, and what the line lacks. */
interface LineInto {
  readonly values: RecordValues;
  readonly refusals: readonly Refusal[];
}

/**
 * Reads which document a row is a line of, where the page takes rows into documents that are there; the number of a document is no cell
 * that people write otherwise.
 */
export function lineInto(
  { resource, importing: { into }, lines }: ImportForm,
  cells: Readonly<Record<string, string>>,
  line: RecordValues = {},
  refused: readonly (string | undefined)[] = [],
): LineInto {
  if (into === undefined || !lines) return { values: {}, refusals: [] };
  const field: Field | undefined = resource.fields[into];
  if (!field) throw new Error(`${resource.entity} has no field ${into}`);
  const read = parseCell(field, cells[into] ?? '');
  const unread: readonly Refusal[] = read.ok
    ? read.value === undefined
      ? [{ ...unnamed, field: into }]
      : []
    : [{ ...read.refusal, field: into }];
  const lacking = checkLines(lines.key, lines.field, [line])
    .refusals.filter(({ code }) => code === 'REQUIRED')
    .map(refusal => ({ ...refusal, field: `${lines.key}.${refusal.field?.split('.').at(-1)}` }))
    .filter(({ field: column }) => !refused.includes(column));
  return {
    values: read.ok && read.value !== undefined ? { [into]: read.value } : {},
    refusals: [...unread, ...lacking],
  };
}

const unnamed: Refusal = {
  code: 'REQUIRED',
  message: { zh: '请填写单据号', en: 'Enter the document number' },
};
