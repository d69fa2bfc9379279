import { foldSpelling, ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import { isShownAs, type ReferredRecord, scannedNumber } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { nearest } from './nearest.ts';
import { seenRows } from '../resources/query/data-scope.ts';
import { either, every } from '../resources/query/filter-condition.ts';
import type { KnownResource } from '../resources/record-parts.ts';
import { searchedTexts } from '../resources/known-texts.ts';
import { selectReferred } from '../resources/referred-records.ts';
import type { LookupParts } from './find-referred.ts';

/** Records among which a misspelt text's nearest is looked for, and texts of a portion for which it is. */
const mostCandidates = 2000;
const mostSuggestions = 20;

/** A text as a code is stored: without the hyphens by which people read the number of a document. */
const asCode = (text: string): string => foldSpelling(scannedNumber(text));

/** The code with which a text begins that is a code and a name as references are shown. */
const codeBefore = (text: string): string => text.split(' ', 1)[0]!;

/**
 * The record that each of some texts means: by code (a number of a document with its hyphens or without), by code and name as references
 * show it, or by a Chinese or English name that occurs once, without case. One query, and one more where something is not found. Records
 * out of use are found too. A text that means none, or several, is refused by what it should have been.
 */
export async function recordsCalled(
  database: Kysely<Tables>,
  { target, caller }: Pick<LookupParts, 'target' | 'caller'>,
  label: Text,
  texts: readonly string[],
): Promise<ReadonlyMap<string, Result<number>>> {
  const seen = seenRows({ resource: target, caller });
  const folded = [...new Set(texts.flatMap(text => [foldSpelling(text), asCode(text), foldSpelling(codeBefore(text))]))];
  const called = either(
    searchedTexts(target, caller).map(({ column, held }) => sql<boolean>`${column} collate "C" = any(${folded.map(held)}::text[])`),
  );
  const found = await selectReferred(database, target, caller, sql`where ${every([called, seen])} order by t.id`);
  const byCode = new Map(found.map(record => [foldSpelling(record.code), record]));
  const named = found.flatMap(record => [...new Set([record.name.zh, record.name.en].map(foldSpelling))].map(name => ({ name, record })));
  const byName = Map.groupBy(named, ({ name }) => name);
  const shownAs = (text: string) => {
    const record = byCode.get(foldSpelling(codeBefore(text)));
    return record && isShownAs(text, record.code, [record.name.zh, record.name.en]) ? record : undefined;
  };
  const unknown = texts.filter(text => !byCode.has(asCode(text)) && !byName.has(foldSpelling(text)) && !shownAs(text));
  const meant = await nearestTo(database, target, caller, unknown);
  const resultOf = (text: string): Result<number> => {
    const record = byCode.get(asCode(text)) ?? shownAs(text);
    if (record) return ok(record.id);
    const several = byName.get(foldSpelling(text)) ?? [];
    if (several.length === 1) return ok(several[0]!.record.id);
    const codes = several.map(one => one.record.code);
    return refuse(codes.length > 1 ? ambiguous(label, text, codes) : notThere(label, text, meant.get(text)));
  };
  return new Map(texts.map(text => [text, resultOf(text)]));
}

/** The record in use whose code or name is nearest to each of some texts. */
async function nearestTo(
  database: Kysely<Tables>,
  target: KnownResource,
  caller: LookupParts['caller'],
  texts: readonly string[],
): Promise<ReadonlyMap<string, ReferredRecord>> {
  if (texts.length === 0) return new Map();
  const seen = seenRows({ resource: target, caller });
  const candidates = await selectReferred(database, target, caller, sql`where ${seen} order by t.id limit ${mostCandidates}`);
  const inUse = candidates.filter(({ disabled }) => !disabled);
  const namesOf = ({ code, name }: ReferredRecord) => [code, name.zh, name.en].map(text => foldSpelling(text).slice(0, 40));
  return new Map(
    texts.slice(0, mostSuggestions).flatMap(text => {
      const record = nearest(foldSpelling(text), inUse, namesOf);
      return record ? [[text, record] as const] : [];
    }),
  );
}

const quote = (text: string) => text.slice(0, 40);

function notThere(label: Text, text: string, meant: ReferredRecord | undefined): Refusal {
  const near = meant && { zh: `，是否为 ${meant.code} ${meant.name.zh}？`, en: `, did you mean ${meant.code} ${meant.name.en}?` };
  return {
    code: 'REFERENCE',
    message: { zh: `${label.zh}不存在：${quote(text)}${near?.zh ?? ''}`, en: `${label.en} not found: ${quote(text)}${near?.en ?? ''}` },
  };
}

function ambiguous(label: Text, text: string, codes: readonly string[]): Refusal {
  const listed = codes.slice(0, 5).join(', ');
  return {
    code: 'AMBIGUOUS',
    message: {
      zh: `${label.zh}“${quote(text)}”有多条同名记录，请填编码：${listed}`,
      en: `${label.en}: several records are named ${quote(text)}, enter the code: ${listed}`,
    },
  };
}
