import type { LocalDate } from '@axle/kernel';
import { type RuleSetName, type RuleVersion, versionOn } from '@axle/logistics';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import type { StoredRule } from './draft-rules.ts';

/** A version with its rules and who put it in force. */
export interface StoredVersion extends RuleVersion {
  readonly note: string;
  readonly rules: readonly StoredRule[];
  readonly publishedBy: number;
  readonly publishedAt: string;
}

/** The versions of a table, the newest first. */
export async function storedVersions(database: Kysely<Tables>, set: RuleSetName): Promise<readonly StoredVersion[]> {
  const rows = await database.selectFrom('rule_version').selectAll().where('rule_set', '=', set).orderBy('no', 'desc').execute();
  return rows.map(row => ({
    no: row.no,
    effectiveFrom: row.effective_from as LocalDate,
    note: row.note,
    rules: row.rules as readonly StoredRule[],
    publishedBy: row.published_by,
    publishedAt: row.published_at,
  }));
}

/** [RT5] The rules that decide on a day; none where no version is in force. */
export const versionInForce = async (database: Kysely<Tables>, set: RuleSetName, day: LocalDate): Promise<StoredVersion | undefined> =>
  versionOn(await storedVersions(database, set), day);

/** What a version is made of. */
export interface NewVersion {
  readonly set: RuleSetName;
  readonly effectiveFrom: LocalDate;
  readonly note: string;
  readonly rules: readonly StoredRule[];
  readonly rolledBackTo?: number;
}

/** Locks the rules and versions of a table for writing until the transaction ends. */
export const takeTurn = async (transaction: Kysely<Tables>, set: RuleSetName): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended(${`rules/${set}`}, 0))`.execute(transaction));

/** Keeps rules as the next version of their table and returns its number. */
export async function addVersion(
  transaction: Kysely<Tables>,
  { access, now }: Actor,
  { set, effectiveFrom, note, rules, rolledBackTo }: NewVersion,
): Promise<number> {
  const { last } = await transaction
    .selectFrom('rule_version')
    .select(({ fn }) => fn.coalesce(fn.max('no'), sql<number>`0`).as('last'))
    .where('rule_set', '=', set)
    .executeTakeFirstOrThrow();
  const no = Number(last) + 1;
  await transaction
    .insertInto('rule_version')
    .values({
      rule_set: set,
      no,
      effective_from: effectiveFrom,
      note,
      rules: JSON.stringify(rules),
      rolled_back_to: rolledBackTo ?? null,
      published_by: access.userId,
      published_at: now.toISOString(),
    })
    .execute();
  return no;
}
