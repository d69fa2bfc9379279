/** What a standard is for: one supplier's SKU, a SKU, a category with what stands below it, or everything. */
export const standardScopes = ['supplierSku', 'sku', 'category', 'global'] as const;

/** One of the scopes of a standard, the nearest first. */
export type StandardScope = (typeof standardScopes)[number];

/** A version of a standard, as far as the choice asks. */
export interface RankedStandard {
  readonly scopeLevel: StandardScope;
  readonly inspectType: string;
  readonly version: number;
  readonly enabled: boolean;
  readonly sku?: number | undefined;
  readonly supplier?: number | undefined;
  readonly category?: number | undefined;
}

/** What is to be inspected. */
export interface InspectedGoods {
  readonly sku: number;
  readonly supplier?: number | undefined;
  /** The category of the SKU and those above it, the nearest first. */
  readonly categories: readonly number[];
  readonly inspectType: string;
}

/** How near a standard is to the goods, the nearest first; undefined where it is not for them. */
function nearness(standard: RankedStandard, { sku, supplier, categories }: InspectedGoods): number | undefined {
  const { scopeLevel } = standard;
  if (scopeLevel === 'global') return categories.length + 2;
  if (scopeLevel === 'category') {
    const at = standard.category === undefined ? -1 : categories.indexOf(standard.category);
    return at < 0 ? undefined : at + 2;
  }
  if (standard.sku !== sku) return undefined;
  if (scopeLevel === 'sku') return 1;
  return supplier !== undefined && standard.supplier === supplier ? 0 : undefined;
}

/**
 * [Q14] The standard by which goods are inspected: of the supplier's SKU, else of the SKU, else of the nearest category, else of all; of
 * these the newest version in use. Undefined where there is none.
 */
export function applicableStandard<Standard extends RankedStandard>(
  standards: readonly Standard[],
  goods: InspectedGoods,
): Standard | undefined {
  const ranked = standards.flatMap(standard => {
    const near = standard.enabled && standard.inspectType === goods.inspectType ? nearness(standard, goods) : undefined;
    return near === undefined ? [] : [{ standard, near }];
  });
  return ranked.toSorted((one, other) => one.near - other.near || other.standard.version - one.standard.version)[0]?.standard;
}
