import { ruleInForce, type RuledListing } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A rule of quantities as it stands. */
export interface PublishRule {
  readonly id: number;
  readonly store: number;
  readonly category?: number;
  readonly sku?: number;
  readonly buffer: number;
  readonly share: number;
  readonly cap: number | null;
  readonly least: number;
}

/** What of a listing decides its rule. */
export interface Ruled {
  readonly store: number;
  readonly sku: number | null;
  readonly category: number | null;
}

/** [O2e] Answers the rule of a listing. */
export type RuleOf = (listing: Ruled) => PublishRule | undefined;

/** Reads all rules in use and the tree of categories, by which {@link RuleOf} answers. */
export async function readRules(database: Kysely<Tables>): Promise<RuleOf> {
  const { rows } = await sql<Omit<PublishRule, 'category' | 'sku'> & { category: number | null; sku: number | null }>`
    select id, store, category, sku, buffer, share, cap, least from publish_rule where status = 1`.execute(database);
  const rules = rows.map(({ category, sku, ...rule }) => ({
    ...rule,
    ...(category === null ? {} : { category }),
    ...(sku === null ? {} : { sku }),
  }));
  const { rows: tree } = await sql<{ id: number; parent: number | null }>`select id, parent from category`.execute(database);
  const parents = new Map(tree.map(({ id, parent }) => [id, parent]));
  const byStore = Map.groupBy(rules, ({ store }) => store);
  return ({ store, sku, category }) => {
    const categories: number[] = [];
    for (let at = category; at !== null && !categories.includes(at); at = parents.get(at) ?? null) categories.push(at);
    const listing: RuledListing = { store, sku: sku ?? undefined, categories };
    return ruleInForce(byStore.get(store) ?? [], listing);
  };
}
