import { pinyinPlace } from '@axle/kernel';
import type { ReferredRecord } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { seenRows } from '../resources/query/data-scope.ts';
import { knownTexts, searchedTexts } from '../resources/known-texts.ts';
import { either, every } from '../resources/query/filter-condition.ts';
import { tableOf } from '../resources/query/select-rows.ts';
import type { Asker, KnownResource } from '../resources/record-parts.ts';
import { inUseCondition, selectReferred } from '../resources/referred-records.ts';

/** Most records that one search answers. */
export const mostFound = 50;

/** Records up to which a search also goes by the pinyin: they are read and worked out here. */
const mostByPinyin = 3000;

/** Over what is searched, and on whose behalf: data scopes hold. */
export interface LookupParts {
  readonly database: Kysely<Tables>;
  readonly target: KnownResource;
  readonly caller: Asker;
  /** Narrows what a search finds. */
  readonly only?: RawBuilder<boolean> | undefined;
}

const within = ({ target, caller, only }: LookupParts, condition?: RawBuilder<boolean>): RawBuilder<boolean> =>
  every([seenRows({ resource: target, caller }), inUseCondition(target), only, condition]);

const byCode = ({ target, caller }: LookupParts): RawBuilder<unknown> => sql`${knownTexts(target, caller).code}::text collate "C"`;

/**
 * Records in use whose code or names hold a text, nearest first: the code itself, codes and names that begin with it, then the rest by
 * code. Letters alone also find Chinese names by their pinyin [K19].
 */
export async function findReferred(parts: LookupParts, typed: string): Promise<readonly ReferredRecord[]> {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  const select = (rest: RawBuilder<unknown>) => selectReferred(parts.database, parts.target, parts.caller, rest);
  // by code alone: the index on it ends the reading after as many as are shown
  if (text === '') return select(sql`where ${within(parts)} order by ${byCode(parts)} limit ${mostFound}`);
  const searched = searchedTexts(parts.target, parts.caller);
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  const like = (pattern: string) => either(searched.map(({ column, held }) => sql<boolean>`${column} like ${held(pattern)}::text`));
  const { code } = knownTexts(parts.target, parts.caller);
  const rank = sql`case when lower(${code}::text) = ${text}::text then 0 when ${like(`${escaped}%`)} then 1 else 2 end`;
  const rows = await select(sql`where ${within(parts, like(`%${escaped}%`))} order by ${rank}, ${byCode(parts)} limit ${mostFound}`);
  if (rows.length === mostFound || !/^[a-z]{2,40}$/.test(text)) return rows;
  const known = new Set(rows.map(({ id }) => id));
  const more = (await idsByPinyin(parts, text)).filter(id => !known.has(id)).slice(0, mostFound - rows.length);
  if (more.length === 0) return rows;
  return [...rows, ...(await select(sql`where t.id = any(${more}::bigint[]) order by ${byCode(parts)}`))];
}

async function idsByPinyin(parts: LookupParts, typed: string): Promise<readonly number[]> {
  const { zh } = knownTexts(parts.target, parts.caller);
  const { rows } = await sql<{ id: number; name: string | null }>`
    select t.id, ${zh} as name from ${tableOf(parts.target)} where ${within(parts)} order by ${byCode(parts)}
    limit ${mostByPinyin + 1}`.execute(parts.database);
  if (rows.length > mostByPinyin) return [];
  return rows.filter(({ name }) => name !== null && pinyinPlace(name, typed) !== undefined).map(({ id }) => id);
}

/** Records by id, in use or not. */
export const referredById = (parts: LookupParts, ids: readonly number[]): Promise<readonly ReferredRecord[]> => {
  const { database, target, caller } = parts;
  const seen = seenRows({ resource: target, caller });
  return selectReferred(
    database,
    target,
    caller,
    sql`where ${every([sql<boolean>`t.id = any(${ids}::bigint[])`, seen])} order by ${byCode(parts)}`,
  );
};

/** Most records of a tree that one call answers. */
const mostOfTree = 5000;

/** A whole tree, or any set that is small enough to be chosen from at once, by code. */
export const wholeReferred = (parts: LookupParts): Promise<readonly ReferredRecord[]> =>
  selectReferred(parts.database, parts.target, parts.caller, sql`where ${within(parts)} order by ${byCode(parts)} limit ${mostOfTree}`);
