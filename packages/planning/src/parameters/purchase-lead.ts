/** How long a supplier takes for a SKU, a category, or anything. */
export interface PurchaseTimeRow {
  readonly supplier: number;
  readonly category?: number | undefined;
  readonly sku?: number | undefined;
  readonly leadDays: number;
  readonly sdDays?: number | undefined;
}

/** Whose purchase is asked about: its categories from its own one upwards, the days of its master record. */
export interface PurchaseLeadOf {
  readonly sku: number;
  readonly categories: readonly number[];
  readonly supplier: number | undefined;
  readonly leadDays: number | undefined;
}

/** The days of a purchase, how much they vary, and where they come from. */
export interface PurchaseLead {
  readonly days: number;
  readonly sd: number;
  readonly source: 'purchaseTime' | 'sku';
}

/** [B16] The lead time of a purchase: that of the supplier for the SKU, for its categories upwards, for anything; else the SKU's own. */
export function purchaseLead(
  rows: readonly PurchaseTimeRow[],
  { sku, categories, supplier, leadDays }: PurchaseLeadOf,
): PurchaseLead | undefined {
  const own = rows.filter(row => row.supplier === supplier);
  const row =
    own.find(one => one.sku === sku) ??
    categories.map(category => own.find(one => one.sku === undefined && one.category === category)).find(one => one !== undefined) ??
    own.find(one => one.sku === undefined && one.category === undefined);
  if (row) return { days: row.leadDays, sd: row.sdDays ?? 0, source: 'purchaseTime' };
  return leadDays === undefined ? undefined : { days: leadDays, sd: 0, source: 'sku' };
}
