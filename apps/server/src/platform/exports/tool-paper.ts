import { Readable } from 'node:stream';
import { inLanguage, isText, type Language, ok, type Result, type Text } from '@axle/kernel';
import {
  type Field,
  formatValue,
  holdsDecimals,
  isReference,
  kinds,
  type Line,
  linesIn,
  type LinesField,
  type PrintTemplate,
  type RecordValues,
  defineResource,
  referredWords,
  type Resource,
  type Tool,
} from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { PrintJob } from '../prints/print-job.ts';
import { renderPrints } from '../prints/render-print.ts';
import type { Actor } from '../resources/record-parts.ts';
import { referenceNames } from '../resources/reference-names.ts';
import { nicknames } from './export-names.ts';

/** A sheet of A4 on its long side, and what is left free around it, in millimetres. */
const [sheet, margin] = [{ width: 297, height: 210 }, 12];
const inner = sheet.width - 2 * margin;

/** Width of a column whose field says none, in pixels, of which the share of the sheet follows. */
const usualWidth = 110;

interface PaperAsked {
  /** The records that the page lists; of them the tool's tables are not. */
  readonly resource: Resource;
  readonly tool: Tool;
  readonly title: Text;
  /** What was typed, in words. */
  readonly conditions: string;
  readonly values: RecordValues;
}

/** A template for one table of a tool: what it is of above, then the table over as many sheets as it takes. */
function templateOf(title: Text, columns: readonly (readonly [string, Field])[]): PrintTemplate {
  const whole = columns.reduce((all, [, { width = usualWidth }]) => all + width, 0);
  const words = (y: number, height: number, size: number, field: string) =>
    ({ kind: 'text', x: margin, y, width: inner, height, size, words: `{${field}}`, lines: 2 }) as const;
  return {
    key: 'tool',
    title,
    version: 1,
    sheet,
    per: 'all',
    elements: [
      words(margin, 8, 14, 'paperTitle'),
      words(margin + 8, 6, 10, 'paperTable'),
      words(margin + 14, 8, 8, 'paperWords'),
      {
        kind: 'table',
        x: margin,
        y: margin + 24,
        width: inner,
        height: sheet.height - 2 * margin - 24,
        size: 8,
        columns: columns.map(([field, { width = usualWidth }]) => ({ field, width: (width / whole) * inner })),
      },
    ],
  };
}

/** Whether some line says something in a column. */
const says = (lines: readonly Line[], column: string) =>
  lines.some(({ [column]: value }) => value !== undefined && value !== 0 && value !== '0');

/** All that a tool worked out, as a PDF: its figures above each table, and the tables one after the other. */
export async function toolPaper(
  database: Kysely<Tables>,
  caller: Actor & { readonly language: Language },
  { resource, tool, title, conditions, values }: PaperAsked,
): Promise<Result<Readable>> {
  const { language, registry } = caller;
  const users = await nicknames(database, language);
  const textsOf = async (fields: LinesField['fields'], rows: readonly RecordValues[]) => {
    const own = defineResource({ ...resource, fields, unique: [], checks: [], spelling: [] });
    const names = await referenceNames(database, { resource: own, referred: registry.referred, caller }, rows);
    const textOf = (field: Field, value: unknown): string => {
      if (value === undefined || value === null) return '';
      if (isText(value)) return inLanguage(value, language);
      if (field.kind === 'user') return users.get(value as number) ?? String(value);
      if (!isReference(field)) return formatValue(field, value, language);
      const record = names[field.entity]?.find(({ id }) => id === value);
      return record ? referredWords(record, language) : String(value);
    };
    return rows.map(row => Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, textOf(field, row[key])])));
  };
  const results = Object.entries(tool.results);
  const figures = Object.fromEntries(
    results.flatMap(([key, field]) => (field.kind === 'lines' || values[key] === undefined ? [] : [[key, field]])),
  );
  const [worked = {}] = await textsOf(figures, [values]);
  const said = Object.entries(figures).map(([key, { label }]) => `${inLanguage(label, language)} ${worked[key] ?? ''}`);
  const jobs: PrintJob[] = [];
  for (const [key, field] of results) {
    if (field.kind !== 'lines') continue;
    const lines = linesIn(values, key);
    const columns = Object.entries(field.fields).filter(([name]) => lines.length === 0 || says(lines, name));
    const rows = await textsOf(field.fields, lines);
    const head = {
      paperTitle: inLanguage(title, language),
      paperTable: inLanguage(field.label, language),
      paperWords: [conditions, ...said].filter(words => words !== '').join('; '),
    };
    jobs.push(jobOf(language, templateOf(title, columns), columns, rows.length > 0 ? rows.map(row => ({ ...row, ...head })) : [head]));
  }
  const paper = await renderPrints(jobs);
  return paper.ok ? ok(Readable.from(paper.value)) : paper;
}

const jobOf = (
  language: Language,
  template: PrintTemplate,
  columns: readonly (readonly [string, Field])[],
  records: PrintJob['records'],
): PrintJob => ({
  template,
  language,
  records,
  labels: Object.fromEntries(columns.map(([key, { label }]) => [key, inLanguage(label, language)])),
  numbers: new Set(columns.flatMap(([key, field]) => (holdsDecimals(field) || kinds[field.kind].align === 'right' ? [key] : []))),
  copies: 1,
});
