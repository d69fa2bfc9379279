import { acceptValue, fieldsOf, type Filter, type RecordRow, type ReferredRecord } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { seenRows } from '../resources/query/data-scope.ts';
import { fieldRights } from '../resources/field-rights.ts';
import { comparedColumn } from '../resources/query/columns.ts';
import { either, every, filterCondition } from '../resources/query/filter-condition.ts';
import { searchCondition } from '../resources/search/search-condition.ts';
import { selectRows } from '../resources/query/select-rows.ts';
import type { Actor, RecordParts } from '../resources/record-parts.ts';
import { inUseCondition } from '../resources/referred-records.ts';

/** Most records that are found on one page. */
export const mostOfPage = 5;

/** A record that was found by its code or a name. */
export interface FoundRecord extends Pick<ReferredRecord, 'id' | 'code' | 'name' | 'disabled'> {
  /** Whether what was typed is its whole code, name or number. */
  readonly exact: boolean;
}

/** Where records are looked for, and on whose behalf. */
export interface FindParts {
  readonly database: Kysely<Tables>;
  readonly entry: PageEntry;
  readonly caller: Actor;
}

/**
 * Whether records of a page are known by a code of their own: its search covers one. Records that only repeat the code of another are
 * found by that one.
 */
export const isKnownByCode = ({ page }: PageEntry): boolean =>
  page.resource?.managed === true &&
  page.search.some(key => page.resource?.fields[key]?.kind === 'code' && !page.resource.fields[key].figure);

/**
 * Records of a page that a text finds [K20]; where no search text is kept, those whose code or names begin with it, or that hold it as a
 * number without signs, such as an OE number. The exact come first, then those in use, those that begin with it, then by code. Fields
 * that the user may not read are neither searched nor shown.
 */
export async function findRecords({ database, entry, caller }: FindParts, typed: string): Promise<readonly FoundRecord[]> {
  const { page } = entry;
  const resource = page.resource!;
  const parts: RecordParts = { database, resource, page: page.key, caller };
  const { mayRead } = fieldRights(parts);
  const fields = fieldsOf(resource);
  const holds = (filter: Filter) => filterCondition(parts, filter);
  const texts = page.search.filter(key => mayRead(key) && !fields[key]!.figure && ['code', 'text'].includes(fields[key]!.kind));
  const numbers = page.filters.flatMap(key => {
    const field = fields[key]!;
    if (field.kind !== 'tags' || !field.bare || !mayRead(key)) return [];
    const read = acceptValue(field, [typed]);
    return read.ok && read.value !== undefined ? [holds({ field: key, op: 'in', value: read.value })] : [];
  });
  if (texts.length + numbers.length === 0) return [];
  const exact = either([...texts.map(field => holds({ field, op: 'eq', value: typed })), ...numbers]);
  const begins = either(texts.map(field => holds({ field, op: 'startsWith', value: typed })));
  const whole = texts.length > 0 && resource.searched.length > 0 && resource.searched.every(mayRead);
  const found = either([...(whole ? [searchCondition(resource, typed)] : []), begins, ...numbers]);
  const { first, named, toFound } = presentationOf(parts);
  const order: readonly RawBuilder<unknown>[] = [
    sql`exact desc`,
    sql`used desc`,
    sql`begins desc`,
    comparedColumn(first, fields[first]!),
    sql`t.id`,
  ];
  const rows = await selectRows(
    database,
    resource,
    named,
    sql`where ${every([seenRows(parts), found])} order by ${sql.join(order)} limit ${mostOfPage}`,
    [
      sql`coalesce(${exact}, false) as exact`,
      sql`coalesce(${begins}, false) as begins`,
      sql`coalesce(${inUseCondition(resource)}, true) as used`,
    ],
  );
  return rows.map(toFound);
}

/** Records of a page by their ids, in the order of these; those that the actor may not see or read the code of are left out. */
export async function recordsById(
  { database, entry: { page }, caller }: FindParts,
  ids: readonly number[],
): Promise<readonly FoundRecord[]> {
  const resource = page.resource!;
  const parts: RecordParts = { database, resource, page: page.key, caller };
  const { named, toFound } = presentationOf(parts);
  const where = every([seenRows(parts), sql<boolean>`t.id = any(${ids}::bigint[])`]);
  const used = sql`coalesce(${inUseCondition(resource)}, true) as used`;
  const rows = await selectRows(database, resource, named, sql`where ${where} order by array_position(${ids}::bigint[], t.id)`, [used]);
  return rows.map(toFound).filter(({ code }) => code !== '');
}

/** The fields by which a record is shown to the user, and how. */
function presentationOf(parts: RecordParts) {
  const { resource } = parts;
  const { mayRead } = fieldRights(parts);
  const first = resource.knownBy?.code ?? resource.nameFields[0]!;
  const named = [...new Set([first, ...resource.nameFields, ...(resource.knownBy?.names ?? [])])].filter(mayRead);
  const toFound = (row: RecordRow): FoundRecord => {
    const words = (keys: readonly string[]) => keys.flatMap(key => (mayRead(key) ? (row[key] ?? []) : [])).join(' ');
    const code = resource.knownBy ? words([first]) : words(resource.nameFields);
    const [zh, en] = (resource.knownBy?.names ?? []).map(key => words([key]) || undefined);
    return {
      id: row.id,
      code,
      name: { zh: zh ?? en ?? code, en: en ?? zh ?? code },
      ...(row['used'] === false ? { disabled: true as const } : {}),
      exact: row['exact'] === true,
    };
  };
  return { first, named, toFound };
}
