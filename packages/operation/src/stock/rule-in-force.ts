/** What a rule of quantities is about: a whole store, a category of it, or a SKU. */
export interface RuleScope {
  readonly store: number;
  readonly category?: number | undefined;
  readonly sku?: number | undefined;
}

/** A listing for which a rule is sought; its category with those above it, its own first. */
export interface RuledListing {
  readonly store: number;
  readonly sku?: number | undefined;
  readonly categories: readonly number[];
}

/** [O2e] The rule of a listing: that of its SKU, else of its nearest category, else of its store (operation.md, PublishRule). */
export function ruleInForce<Rule extends RuleScope>(rules: readonly Rule[], listing: RuledListing): Rule | undefined {
  const own = rules.filter(({ store }) => store === listing.store);
  const ofSku = own.find(({ sku }) => sku !== undefined && sku === listing.sku);
  if (ofSku) return ofSku;
  const grouped = own.filter(({ sku }) => sku === undefined);
  for (const category of listing.categories) {
    const found = grouped.find(rule => rule.category === category);
    if (found) return found;
  }
  return grouped.find(({ category }) => category === undefined);
}
