import { foldSpelling } from '@axle/kernel';
import { scannedNumber } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { columnOf } from '../resources/query/columns.ts';
import { seenRows } from '../resources/query/data-scope.ts';
import { every } from '../resources/query/filter-condition.ts';
import { tableOf } from '../resources/query/select-rows.ts';
import { searchedTexts } from '../resources/known-texts.ts';
import type { LookupParts } from './find-referred.ts';

/** Finds the record of a code among those that hold one id in a field. */
export type CodeWithin = (text: string, holding: number) => number | undefined;

const keyOf = (text: string, holding: number): string => `${holding} ${foldSpelling(scannedNumber(text))}`;

/** The records of some codes that hold some ids in a field, such as items of a supplier; records out of use are found too. */
export async function codesWithin(
  database: Kysely<Tables>,
  { target, caller }: Pick<LookupParts, 'target' | 'caller'>,
  field: string,
  texts: readonly string[],
  holding: readonly number[],
): Promise<CodeWithin> {
  const code = searchedTexts(target, caller).find(({ key }) => key === target.knownBy.code);
  if (!code || texts.length === 0 || holding.length === 0) return () => undefined;
  const held = [...new Set(texts.map(text => code.held(foldSpelling(scannedNumber(text)))))];
  const { rows } = await sql<{ id: number; code: string; holding: number }>`
    select t.id, ${columnOf(target.knownBy.code)}::text as code, ${columnOf(field)} as holding from ${tableOf(target)}
    where ${every([
      sql<boolean>`${code.column} collate "C" = any(${held}::text[])`,
      sql<boolean>`${columnOf(field)} = any(${holding}::bigint[])`,
      seenRows({ resource: target, caller }),
    ])}`.execute(database);
  const ids = new Map(rows.map(row => [keyOf(row.code, row.holding), row.id]));
  return (text, among) => ids.get(keyOf(text, among));
}
