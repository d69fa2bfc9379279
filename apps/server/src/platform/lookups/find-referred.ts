import { inLanguage, naturalOrder, pinyinPlace } from '@axle/kernel';
import { fieldsOf, type ReferredRecord, soughtCodes } from '@axle/page-kit';
import { type ScopeKind, scopeOf } from '@axle/permissions';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { seenRows } from '../resources/query/data-scope.ts';
import { knownTexts, mayReadReferred, searchedTexts } from '../resources/known-texts.ts';
import { idsFound, searchCondition } from '../resources/search/search-condition.ts';
import { either, every } from '../resources/query/filter-condition.ts';
import { tableOf } from '../resources/query/select-rows.ts';
import type { Actor, KnownResource } from '../resources/record-parts.ts';
import { inUseCondition, selectReferred } from '../resources/referred-records.ts';

/** Most records that one search answers. */
export const mostFound = 50;

/** Records up to which a search also goes by the pinyin: they are read and worked out here. */
const mostByPinyin = 3000;

/** Records of one search that are ranked. */
const mostSearched = 2000;

/** Over what is searched, and on whose behalf: data scopes hold. */
export interface LookupParts {
  readonly database: Kysely<Tables>;
  readonly target: KnownResource;
  readonly caller: Actor;
  /** Narrows what is found. */
  readonly only?: RawBuilder<boolean> | undefined;
}

const within = ({ target, caller, only }: LookupParts, condition?: RawBuilder<boolean>): RawBuilder<boolean> =>
  every([seenRows({ resource: target, caller }), inUseCondition(target), only, condition]);

const byCode = ({ target, caller }: LookupParts): RawBuilder<unknown> => sql`${knownTexts(target, caller).code}::text collate "C"`;

/** Records up to which those of one search are put in order as a whole; of more, the first by code are. */
const mostOrdered = 500;

/** What a search found, the nearest first. */
export interface FoundRecords {
  readonly rows: readonly ReferredRecord[];
  /** There are others that it also finds. */
  readonly cut: boolean;
}

/** What was typed; the number of a document as it is stored, for people type and copy it as they read it. */
function asStored({ target }: LookupParts, typed: string): string {
  const code = fieldsOf(target)[target.knownBy.code];
  return code?.kind === 'code' && code.documentNo ? soughtCodes(code, typed).at(-1)! : typed;
}

/**
 * Records in use that a text finds [K20], nearest first: the code itself, codes that begin with it, names that do, then the rest; codes in
 * natural order [K21], records found by name in that of their names as the actor reads them. Letters alone also find Chinese names by any
 * beginnings of their syllables [K19].
 */
export async function findReferred(parts: LookupParts, typed: string): Promise<FoundRecords> {
  const text = asStored(parts, typed.normalize('NFKC').trim()).toLowerCase();
  const select = (rest: RawBuilder<unknown>) => selectReferred(parts.database, parts.target, parts.caller, rest);
  // by code alone: the index on it ends the reading after as many as are put in order
  if (text === '') return nearest(parts, await select(sql`where ${within(parts)} order by ${byCode(parts)} limit ${mostOrdered}`), text);
  const found = await select(
    sql`where ${within(parts, isFound(parts, text))} order by ${rankOf(parts, text)}, ${byCode(parts)} limit ${mostOrdered}`,
  );
  if (found.length >= mostFound || !/^[a-z]{2,40}$/.test(text)) return nearest(parts, found, text);
  const known = new Set(found.map(({ id }) => id));
  const more = (await idsByPinyin(parts, text)).filter(id => !known.has(id)).slice(0, mostOrdered);
  const spelled = more.length === 0 ? [] : await select(sql`where t.id = any(${more}::bigint[])`);
  return nearest(parts, [...found, ...spelled], text);
}

/** How near a record is, for the database: which ones are read where there are more than are put in order. */
function rankOf(parts: LookupParts, text: string): RawBuilder<number> {
  const { code } = knownTexts(parts.target, parts.caller);
  const begins = (only: (key: string) => boolean) => either(likes(parts, only)(`${escaped(text)}%`));
  const isCode = (key: string) => key === parts.target.knownBy.code;
  return sql`case when lower(${code}::text) = ${text}::text then 0 when ${begins(isCode)} then 1
    when ${begins(key => !isCode(key))} then 2 else 3 end`;
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Patterns over the texts under which records are known, or over some of them. */
const likes =
  ({ target, caller }: LookupParts, only: (key: string) => boolean = () => true) =>
  (pattern: string): readonly RawBuilder<boolean>[] =>
    searchedTexts(target, caller)
      .filter(({ key }) => only(key))
      .map(({ column, held }) => sql<boolean>`${column} like ${held(pattern)}::text`);

/** By all that records are searched by where the actor may read it, and by codes that are not kept; else by what they are known by. */
function isFound(parts: LookupParts, text: string): RawBuilder<boolean> {
  const { target, caller } = parts;
  const whole = target.searched.length > 0 && target.searched.every(key => mayReadReferred(target, caller, key));
  const holding = likes(parts, key => !whole || !target.searched.includes(key))(`%${escaped(text)}%`);
  return either(whole ? [someFound(parts, text), ...holding] : holding);
}

/** Records that a text finds: of very many, those that begin with it and some of the others. Within a scope all: it holds few. */
function someFound(parts: LookupParts, text: string): RawBuilder<boolean> {
  const { target, caller } = parts;
  if (target.scopedBy && scopeOf(caller.access, target.scopedBy.kind as ScopeKind) !== 'all') return searchCondition(target, text);
  const begins = either(likes(parts)(`${escaped(text)}%`));
  return sql<boolean>`t.id in ((${idsFound(target, text)} limit ${mostSearched})
    union all (select t.id from ${sql.table(target.readFrom ?? target.table)} as t where ${begins} limit ${mostSearched}))`;
}

/** The nearest of the records found, as the database ranks them. */
function nearest({ caller }: LookupParts, found: readonly ReferredRecord[], text: string): FoundRecords {
  const begins = (one: string) => one.toLowerCase().startsWith(text);
  const rank = ({ code, name }: ReferredRecord) =>
    code.toLowerCase() === text ? 0 : begins(code) ? 1 : begins(name.zh) || begins(name.en) ? 2 : 3;
  const called = ({ name }: ReferredRecord) => inLanguage(name, caller.language ?? 'zh-cn');
  const rows = found
    .map(record => ({ record, rank: rank(record) }))
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        (one.rank < 2 ? 0 : naturalOrder(called(one.record), called(other.record))) ||
        naturalOrder(one.record.code, other.record.code),
    )
    .map(({ record }) => record);
  return { rows: rows.slice(0, mostFound), cut: rows.length > mostFound };
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
  const { database, target, caller, only } = parts;
  const seen = seenRows({ resource: target, caller, only });
  return selectReferred(
    database,
    target,
    caller,
    sql`where ${every([sql<boolean>`t.id = any(${ids}::bigint[])`, seen])} order by ${byCode(parts)}`,
  );
};

/** Most records of a tree that one call answers. */
const mostOfTree = 5000;

/** A whole tree, or any set that is small enough to be chosen from at once, in natural order of the codes. */
export async function wholeReferred(parts: LookupParts): Promise<readonly ReferredRecord[]> {
  const rest = sql`where ${within(parts)} order by ${byCode(parts)} limit ${mostOfTree}`;
  const rows = await selectReferred(parts.database, parts.target, parts.caller, rest);
  return rows.toSorted((one, other) => naturalOrder(one.code, other.code));
}
