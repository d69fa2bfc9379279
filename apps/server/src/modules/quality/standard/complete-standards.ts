import type { RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';

/** The last version of each code; others who make one of the same code wait until this is through. */
async function lastVersions(database: Kysely<Tables>, codes: readonly string[]): Promise<Map<string, number>> {
  for (const code of codes.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`judgement standard ${code}`}, 0))`.execute(database);
  if (codes.length === 0) return new Map();
  const rows = await database
    .selectFrom('judgement_standard')
    .select(({ fn }) => ['code', fn.max('standard_version').as('last')])
    .where('code', 'in', codes)
    .groupBy('code')
    .execute();
  return new Map(rows.map(({ code, last }) => [code, last]));
}

/** A new standard is the next version of its code, and is numbered by both. */
export const completeStandards: Derivation = async (database, _parts, rows) => {
  const codeOf = (values: RecordValues) => String(values['code']);
  const last = await lastVersions(database, [...new Set(rows.filter(({ before }) => !before).map(({ after }) => codeOf(after)))]);
  return rows.map(({ before, after }) => {
    if (before) return after;
    const code = codeOf(after);
    const standardVersion = (last.get(code) ?? 0) + 1;
    last.set(code, standardVersion);
    return { ...after, standardVersion, standardNo: `${code}-V${standardVersion}`, oneLetter: after['oneLetter'] ?? false };
  });
};
