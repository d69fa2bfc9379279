import { inLanguage, type Language, type Text } from '@axle/kernel';
import {
  companionOf,
  type Field,
  fieldsOf,
  fieldsOfColumns,
  formatValue,
  holdsDecimals,
  inCurrency,
  isReference,
  type LinesField,
  linesIn,
  printedFields,
  type PrintTemplate,
  type RecordRow,
  type RecordValues,
  referredWords,
} from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { seenRows } from '../resources/query/data-scope.ts';
import { fieldRights } from '../resources/field-rights.ts';
import { every } from '../resources/query/filter-condition.ts';
import { selectRows } from '../resources/query/select-rows.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { withLines } from '../resources/query/select-lines.ts';
import { referenceNames } from '../resources/reference-names.ts';

/**
 * The texts of records as their reader sees them, in the order asked for; fields that he may not read are empty. Fewer come back where some
 * are gone or out of his scope.
 */
export async function printedRecords(parts: RecordParts, template: PrintTemplate, ids: readonly number[], language: Language) {
  const { database, resource } = parts;
  const { mayRead } = fieldRights(parts);
  const fields = fieldsOf(resource);
  const keys = printedFields(template).filter(key => fields[key] && mayRead(key));
  const rows = await selectRows(
    database,
    resource,
    [...new Set([...keys, ...keys.flatMap(key => companionOf(fields[key]!) ?? []).filter(key => fields[key] && mayRead(key))])],
    sql`where ${every([sql<boolean>`t.id = any(${ids}::bigint[])`, seenRows(parts)])}`,
  );
  const byId = new Map(rows.map(row => [row.id, row]));
  const found = ids.map(id => byId.get(id)).filter(row => row !== undefined);
  const each = template.lines !== undefined && mayRead(template.lines) ? fields[template.lines] : undefined;
  const documents = each?.kind === 'lines' ? await withLines(database, resource, [template.lines!], found) : [];
  const names = await referenceNames(database, parts, [...rows, ...documents]);
  const lines = keys.filter(key => fields[key]?.kind === 'lines');
  const users = keys.filter(key => fields[key]?.kind === 'user');
  const nicknames = await nicknamesOf(
    database,
    language,
    rows.flatMap(row => [
      ...users.map(key => row[key]),
      ...lines.flatMap(key => linesIn(row, key).flatMap(line => usersIn(fields[key] as LinesField, line))),
    ]),
  );
  const textOf = (field: Field, value: unknown, record: RecordValues): string => {
    if (value === undefined) return '';
    const currency = field.kind === 'money' && 'field' in field.currency ? record[field.currency.field] : undefined;
    if (typeof currency === 'string') return formatValue(inCurrency(field, currency), value, language);
    if (isReference(field)) {
      const record = names[field.entity]?.find(({ id }) => id === value);
      if (!record) return String(value);
      return template.namesRecords ? referredWords(record, language) : record.code;
    }
    if (field.kind === 'user') return nicknames.get(value as number) ?? String(value);
    return formatValue(field, value, language);
  };
  const ofColumns = fieldsOfColumns(template);
  const texts = (row: RecordRow) =>
    Object.fromEntries(
      keys
        .filter(key => !lines.includes(key))
        .map(key => [key, ofColumns.includes(key) ? codesIn(row[key]) : textOf(fields[key]!, row[key], row)]),
    );
  const columns = lines.map(
    key => [key, Object.entries((fields[key] as LinesField).fields).filter(([name]) => mayRead(`${key}.${name}`))] as const,
  );
  const lineTexts = (row: RecordRow) =>
    Object.fromEntries(
      columns.map(([key, own]) => [
        key,
        linesIn(row, key).map(line =>
          Object.fromEntries(own.map(([name, field]) => [name, textOf(field, line[name], { ...row, ...line })])),
        ),
      ]),
    );
  const sheets = documents.flatMap(document =>
    linesIn(document, template.lines!).map(line => ({
      ...texts(document),
      ...Object.fromEntries(
        Object.entries((each as LinesField).fields).map(([key, field]) => [key, textOf(field, line[key], { ...document, ...line })]),
      ),
    })),
  );
  return {
    ids: found.map(({ id }) => id),
    records: template.lines === undefined ? found.map(texts) : sheets,
    lines: template.lines === undefined ? found.map(lineTexts) : sheets.map(() => ({})),
    numbers: new Set([
      ...keys.filter(key => isNumber(fields[key]!)),
      ...columns.flatMap(([key, own]) => own.flatMap(([name, field]) => (isNumber(field) ? [`${key}.${name}`] : []))),
    ]),
    labels: Object.fromEntries([
      ...keys.map(key => [key, inLanguage(fields[key]!.label, language)]),
      ...columns.flatMap(([key, own]) => own.map(([name, field]) => [`${key}.${name}`, inLanguage(field.label, language)])),
      ...headings(template).map(([path, label]) => [path, inLanguage(label, language)] as const),
    ]),
  };
}

/** The codes of several choices, which no language changes. */
const codesIn = (value: unknown): string => (Array.isArray(value) ? value.join(',') : '');

/** What heads columns of tables in place of the labels of their fields. */
const headings = ({ elements }: PrintTemplate): readonly (readonly [string, Text])[] =>
  elements.flatMap(element =>
    element.kind === 'table'
      ? element.columns.flatMap(({ field, label }) =>
          label ? [[element.lines === undefined ? field : `${element.lines}.${field}`, label] as const] : [],
        )
      : [],
  );

const isNumber = (field: Field): boolean => field.kind === 'integer' || holdsDecimals(field);

const usersIn = ({ fields }: LinesField, line: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'user' ? [line[name]] : []));

async function nicknamesOf(database: Kysely<Tables>, language: Language, given: readonly unknown[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(given)].filter(id => typeof id === 'number');
  if (ids.length === 0) return new Map();
  const users = await database.selectFrom('app_user').select(['id', 'nickname', 'nickname_en']).where('id', 'in', ids).execute();
  return new Map(users.map(({ id, nickname, nickname_en }) => [id, (language === 'en' && nickname_en) || nickname]));
}
