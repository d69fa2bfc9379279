import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { comparePurchases } from './compare-purchases.ts';
import { keepDueFacts } from './keep-due-facts.ts';
import { keepLineFacts } from './keep-line-facts.ts';
import { keepStepFacts } from './keep-step-facts.ts';

/** Orders, and SKUs, that are worked out in one transaction. */
const [ordersAtOnce, skusAtOnce] = [500, 20];

/** Whether this is the only one at work: a reader waits for its turn, a round leaves it to the one at work. */
async function isAlone(transaction: Kysely<Tables>, waits: boolean): Promise<boolean> {
  if (!waits) {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('order_line_fact')) as got`.execute(transaction);
    return rows[0]!.got;
  }
  await sql`select pg_advisory_xact_lock(hashtext('order_line_fact'))`.execute(transaction);
  return true;
}

/** Orders of which something changed, the first noted first; they are noted no more. */
async function takeChanged(database: Kysely<Tables>): Promise<readonly number[]> {
  const { rows } = await sql<{ order: number }>`
    with first as (select distinct purchase_order from (select purchase_order from changed_order order by id limit ${ordersAtOnce}) f),
    taken as (delete from changed_order where purchase_order in (select purchase_order from first))
    select purchase_order as "order" from first`.execute(database);
  return rows.map(({ order }) => order);
}

const keepSome = (database: Kysely<Tables>, waits: boolean): Promise<boolean> =>
  inTransaction(database, async transaction => {
    if (!(await isAlone(transaction, waits))) return false;
    const orders = await takeChanged(transaction);
    if (orders.length === 0) return false;
    await keepLineFacts(transaction, orders);
    await keepStepFacts(transaction, orders);
    await keepDueFacts(transaction, orders);
    return true;
  });

const compareSome = (database: Kysely<Tables>, waits: boolean): Promise<boolean> =>
  inTransaction(database, async transaction => {
    if (!(await isAlone(transaction, waits))) return false;
    const { rows } = await sql<{ sku: number }>`
      select distinct sku from order_line_fact where not compared order by sku limit ${skusAtOnce}`.execute(transaction);
    if (rows.length === 0) return false;
    await comparePurchases(
      transaction,
      rows.map(({ sku }) => sku),
    );
    return true;
  });

/** Whether there is more to work out than a reader waits for. */
async function hasMany(database: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    (select from (select distinct purchase_order from changed_order) d offset ${4 * ordersAtOnce} limit 1)
    union all (select from order_line_fact where not compared offset ${16 * ordersAtOnce} limit 1)`.execute(database);
  return rows.length > 0;
}

/** Works until nothing is left to do, or somebody else is at it. */
async function workOff(database: Kysely<Tables>, waits: boolean): Promise<void> {
  while (await keepSome(database, waits));
  while (await compareSome(database, waits));
}

/**
 * [R91] Works out what orders count for on the boards of which something changed since, for a reader, who waits for it unless there is much
 * to do, as behind a large import: then the boards follow the rounds.
 */
export async function refreshFacts(database: Kysely<Tables>): Promise<void> {
  if (!(await hasMany(database))) await workOff(database, true);
}

/** [R91] Works out all that is to be, however much it is; for what is written for good. */
export const refreshAllFacts = (database: Kysely<Tables>): Promise<void> => workOff(database, true);

/** [R91] The same in the background. */
export const refreshInRounds = (database: Kysely<Tables>): Promise<void> => workOff(database, false);
