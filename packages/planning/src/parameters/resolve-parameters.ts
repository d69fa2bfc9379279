/** Where a row of parameters holds. */
export type ParameterScope = 'default' | 'market' | 'node' | 'category' | 'sku';

/** A row of parameters: of the default without a record. */
export interface ParameterRow {
  readonly scope: ParameterScope;
  readonly ref?: number | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Whose parameters are asked for: its categories from its own one upwards. */
export interface ParametersOf {
  readonly sku: number;
  readonly categories: readonly number[];
  readonly node: number;
  readonly market: number | undefined;
}

/** A value and the row that it comes from. */
export interface Resolved {
  readonly field: string;
  readonly value: unknown;
  readonly scope: ParameterScope;
  readonly ref?: number | undefined;
}

/**
 * [B16] Each field by itself: the SKU's row, then its categories upwards, the node, the market, the default; fields that no row holds are
 * absent.
 */
export function resolveParameters(rows: readonly ParameterRow[], of: ParametersOf, fields: readonly string[]): readonly Resolved[] {
  const places: readonly (readonly [ParameterScope, number | undefined])[] = [
    ['sku', of.sku],
    ...of.categories.map(category => ['category', category] as const),
    ['node', of.node],
    ...(of.market === undefined ? [] : [['market', of.market] as const]),
    ['default', undefined],
  ];
  const ordered = places.flatMap(([scope, ref]) => rows.filter(row => row.scope === scope && row.ref === ref));
  return fields.flatMap(field => {
    const row = ordered.find(({ values }) => values[field] !== undefined && values[field] !== null);
    return row ? [{ field, value: row.values[field], scope: row.scope, ...(row.ref === undefined ? {} : { ref: row.ref }) }] : [];
  });
}
