import { templateQty } from '@axle/development';
import { type Line, linesIn, type RecordValues } from '@axle/page-kit';
import { orderSample, writeClauses } from '@axle/templates';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { lastVersions } from '../../../platform/resources/writes/last-versions.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import { templateItems } from './template-items.ts';
import { knownLine, termsOfTemplate } from './template-lines.ts';

const versions = { table: 'order_template', column: 'template_version' } as const;

type Words = Pick<RecordValues, 'titleZh' | 'titleEn' | 'textZh' | 'textEn'>;

/** The words of clauses of the library, by their ids. */
async function libraryWords(database: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<unknown, Words>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('order_clause')
    .select(['id', 'title_zh as titleZh', 'title_en as titleEn', 'text_zh as textZh', 'text_en as textEn'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...words }) => [id, words]));
}

/** A clause without words of its own has those of the library. */
const worded = (line: Line, library: ReadonlyMap<unknown, Words>): Line =>
  line['textZh'] === undefined && line['textEn'] === undefined
    ? { ...line, ...library.get(line['clause']), ...Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined)) }
    : line;

/** How its clauses read with sample values. */
function sampled(clauses: readonly Line[], language: 'Zh' | 'En'): string | undefined {
  const written = writeClauses(
    clauses.map(line => ({
      title: line[`title${language}`] as string | undefined,
      words: line[`text${language}`] as string | undefined,
    })),
    orderSample,
  );
  return written.ok && written.value !== '' ? written.value : undefined;
}

/** A new template is the next version of its code and keeps the words of the library as they stand; each line shows what it would order. */
export const completeTemplates: Derivation = async (database, _parts, rows) => {
  const added = rows.filter(({ before }) => !before).map(({ after }) => after);
  const last = await lastVersions(database, versions, [...new Set(added.map(({ code }) => String(code)))]);
  const idsIn = (key: string, column: string) =>
    added.flatMap(template => linesIn(template, key).flatMap(line => (line[column] as number) ?? []));
  const library = await libraryWords(database, idsIn('clauses', 'clause'));
  const items = await templateItems(database, idsIn('lines', 'supplierSku'));
  return rows.map(({ before, after }) => {
    if (before) return after;
    const code = String(after['code']);
    const templateVersion = (last.get(code) ?? 0) + 1;
    last.set(code, templateVersion);
    const clauses = linesIn(after, 'clauses').map(line => worded(line, library));
    const lines = linesIn(after, 'lines').map(line => ({
      ...line,
      orderQty: templateQty(termsOfTemplate(after), knownLine(line, items.get(Number(line['supplierSku'])))),
    }));
    const written = { sampleZh: sampled(clauses, 'Zh'), sampleEn: sampled(clauses, 'En') };
    return { ...after, templateVersion, tplNo: `${code}-V${templateVersion}`, clauses, lines, ...written };
  });
};
