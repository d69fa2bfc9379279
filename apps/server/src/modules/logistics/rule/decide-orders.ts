import { unrestricted } from '@axle/permissions';
import type { LocalDate } from '@axle/kernel';
import { decisionOn, factsOf, type KnownFacts, type RuleSetName, type RuleVersion } from '@axle/logistics';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Registry } from '../../../platform/registry/registry.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor, RecordParts } from '../../../platform/resources/record-parts.ts';
import { type ReplayedOrder, replayedOrders } from './replayed-orders.ts';
import { replayedPlans } from './replayed-plans.ts';
import { rulePages, ruleTableOf } from './rule-tables.ts';
import { storedVersions } from './rule-versions.ts';

/** Most orders of a table that are decided at a time; the others wait for the next time. */
const most = 1000;

/** Whether a day is one of the last 90 and not before a version of the rules was in force: an earlier one is never decided. */
const decidable = (day: RawBuilder<string>, now: Date, first: LocalDate): RawBuilder<boolean> =>
  sql<boolean>`t.created_at > ${now.toISOString()}::timestamptz - interval '90 days' and ${day} >= ${first}::date`;
const notDecided = (
  set: string,
  now: Date,
  first: LocalDate,
): RawBuilder<boolean> => sql<boolean>`${decidable(sql`t.created_at::date`, now, first)}
  and not exists (select from rule_decision d where d.rule_set = ${set} and d.doc_no collate "C" = t.outbound_no)`;
const plansNotDecided = (now: Date, first: LocalDate): RawBuilder<boolean> => sql<boolean>`
  ${decidable(sql`coalesce(t.ship_date, t.created_at::date)`, now, first)} and t.state in ('released', 'part_shipped', 'done')
  and not exists (
    select from rule_decision d where d.rule_set = 'firstLeg' and d.doc_no collate "C" > t.plan_no || '/'
    and d.doc_no collate "C" < t.plan_no || '0')`;

/** What is still to be decided by the versions of a set: nothing of a day before the first of them. */
export async function ordersToDecide(
  parts: RecordParts,
  set: RuleSetName,
  versions: readonly RuleVersion[],
): Promise<readonly ReplayedOrder[]> {
  const [first] = versions.map(({ effectiveFrom }) => effectiveFrom).toSorted();
  if (first === undefined) return [];
  const { now } = parts.caller;
  return set === 'firstLeg'
    ? replayedPlans(parts, most, plansNotDecided(now, first))
    : replayedOrders(parts, most, notDecided(set, now, first));
}

/** Orders are decided as sent to residential addresses, the default of a replay: no order holds the kind of its address. */
const toHome = ({ known }: ReplayedOrder): KnownFacts => ({ ...known, isResidential: 'true' });

/**
 * [RT12] What the rules in force on its day decide of each order of sales, and of each destination of a released plan, of the last 90 days
 * that was not decided yet: noted once.
 */
export async function decideOrders(database: Kysely<Tables>, registry: Registry, now: Date): Promise<void> {
  const caller: Actor = { registry, access: unrestricted(0), now };
  for (const { key: page } of rulePages) {
    const { set } = ruleTableOf(page);
    const { page: definition } = registry.page(page)!;
    const parts: RecordParts = { database, resource: definition.resource!, page, caller };
    const versions = await storedVersions(database, set);
    const orders = await ordersToDecide(parts, set, versions);
    const decided = orders.flatMap(order => {
      const decision = decisionOn(versions, factsOf(set), toHome(order), order.day);
      return decision ? [{ ...decision, no: order.no, day: order.day }] : [];
    });
    if (decided.length === 0) continue;
    await database
      .insertInto('rule_decision')
      .values(
        decided.map(({ no, day, version, rule }) => ({
          rule_set: set,
          doc_no: no,
          day,
          version_no: version,
          rule: rule ?? null,
          decided_at: now.toISOString(),
        })),
      )
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
}
