import { inLanguage, type Language } from '@axle/kernel';
import { type Field, fieldsOf, formatValue, isReference, linesIn, printedFields, type PrintTemplate, type RecordRow } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { seenRows } from '../resources/data-scope.ts';
import { fieldRights } from '../resources/field-rights.ts';
import { withLines } from '../resources/query/select-lines.ts';
import { every } from '../resources/query/filter-condition.ts';
import { selectRows } from '../resources/query/select-rows.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { referenceNames } from '../resources/reference-names.ts';

/** The texts of records as their reader sees them, in the order asked for; fields that he may not read are empty. Fewer come back where some are gone or out of his scope. */
export async function printedRecords(parts: RecordParts, template: PrintTemplate, ids: readonly number[], language: Language) {
  const { database, resource } = parts;
  const { mayRead } = fieldRights(parts);
  const fields = fieldsOf(resource);
  const keys = printedFields(template).filter(key => fields[key] && mayRead(key));
  const rows = await selectRows(
    database,
    resource,
    keys,
    sql`where ${every([sql<boolean>`t.id = any(${ids}::bigint[])`, seenRows(parts)])}`,
  );
  const names = await referenceNames(database, parts, rows);
  const users = keys.filter(key => fields[key]?.kind === 'user');
  const nicknames = await nicknamesOf(
    database,
    language,
    rows.flatMap(row => users.map(key => row[key])),
  );
  const textOf = (field: Field, value: unknown): string => {
    if (value === undefined) return '';
    if (isReference(field)) return names[field.entity]?.find(({ id }) => id === value)?.code ?? String(value);
    if (field.kind === 'user') return nicknames.get(value as number) ?? String(value);
    return formatValue(field, value, language);
  };
  const byId = new Map(rows.map(row => [row.id, row]));
  const found = ids.map(id => byId.get(id)).filter(row => row !== undefined);
  const texts = (row: RecordRow) => Object.fromEntries(keys.map(key => [key, textOf(fields[key]!, row[key])]));
  const lines = template.lines === undefined || !mayRead(template.lines) ? undefined : fields[template.lines];
  const documents = lines?.kind === 'lines' ? await withLines(database, resource, [template.lines!], found) : [];
  const lineTexts = documents.flatMap(document =>
    linesIn(document, template.lines!).map(line => ({
      ...texts(document),
      ...Object.fromEntries(
        Object.entries(lines?.kind === 'lines' ? lines.fields : {}).map(([key, field]) => [key, textOf(field, line[key])]),
      ),
    })),
  );
  return {
    ids: found.map(({ id }) => id),
    records: template.lines === undefined ? found.map(texts) : lineTexts,
    labels: Object.fromEntries(keys.map(key => [key, inLanguage(fields[key]!.label, language)])),
  };
}

async function nicknamesOf(database: Kysely<Tables>, language: Language, given: readonly unknown[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(given)].filter(id => typeof id === 'number');
  if (ids.length === 0) return new Map();
  const users = await database.selectFrom('app_user').select(['id', 'nickname', 'nickname_en']).where('id', 'in', ids).execute();
  return new Map(users.map(({ id, nickname, nickname_en }) => [id, (language === 'en' && nickname_en) || nickname]));
}
