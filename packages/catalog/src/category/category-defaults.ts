/** What a category hands to new SKUs. */
export interface CategoryDefaults {
  readonly tariff?: string;
  readonly aql?: string;
  /** Service level in percent. */
  readonly service?: string;
}

/**
 * [CAT2] What holds of a category: each default by itself from the nearest level that says one. `chain` begins with the category and ends
 * at the root.
 */
export function categoryDefaults(chain: readonly CategoryDefaults[]): CategoryDefaults {
  const nearest = (key: keyof CategoryDefaults) => chain.find(level => level[key] !== undefined)?.[key];
  const held = { tariff: nearest('tariff'), aql: nearest('aql'), service: nearest('service') };
  return Object.fromEntries(Object.entries(held).filter(([, value]) => value !== undefined));
}
