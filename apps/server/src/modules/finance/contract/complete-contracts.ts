import type { LocalDate } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { nextNumbers } from '../../../platform/resources/writes/next-numbers.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';

/** The prefixes of numbers by categories of contracts. */
async function prefixesOf(database: Kysely<Tables>, categories: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (categories.length === 0) return new Map();
  const rows = await database.selectFrom('contract_category').select(['id', 'number_prefix']).where('id', 'in', categories).execute();
  return new Map(rows.map(({ id, number_prefix: prefix }) => [id, prefix]));
}

/** Days before its end from which a contract that says nothing is about to expire. */
const usualNotice = 60;

/**
 * A contract without a number gets the next of its category and the day on which it was signed; one without an owner belongs to the user
 * who registers it.
 */
export const completeContracts: Derivation = async (database, { caller }, rows) => {
  const unnumbered = rows.filter(({ after }) => after['contractNo'] === undefined);
  const prefixes = await prefixesOf(database, [...new Set(unnumbered.map(({ after }) => Number(after['category'])))]);
  const series = Map.groupBy(unnumbered, ({ after }) => `${prefixes.get(Number(after['category']))} ${String(after['signDate'])}`);
  const numbers = new Map<object, string>();
  for (const [name, of] of series) {
    const [prefix, day] = name.split(' ') as [string, LocalDate];
    const given = await nextNumbers(database, prefix, day, of.length);
    of.forEach(({ after }, at) => numbers.set(after, given[at]!));
  }
  return rows.map(({ after }) => ({
    ...after,
    contractNo: after['contractNo'] ?? numbers.get(after),
    owner: after['owner'] ?? caller.access.userId,
    autoRenew: after['autoRenew'] ?? false,
    noticeDays: after['noticeDays'] ?? usualNotice,
  }));
};
