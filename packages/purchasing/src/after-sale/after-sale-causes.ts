/** What is done about pieces that a supplier delivered. */
export type AfterSaleType = 'exchange' | 'return_refund' | 'repair' | 'supplement' | 'credit';

/** How bad a cause is, as inspections class defects. */
export type CauseClass = 'critical' | 'major' | 'minor';

/** Why something is done about pieces, with the class of each cause. */
export const afterSaleCauses = {
  safety: 'critical',
  malfunction: 'major',
  dimension: 'major',
  material: 'major',
  wrong_item: 'major',
  missing_part: 'major',
  appearance: 'minor',
  packaging: 'minor',
  label: 'minor',
  surplus: 'minor',
} as const satisfies Readonly<Record<string, CauseClass>>;

/** One of {@link afterSaleCauses}. */
export type AfterSaleCause = keyof typeof afterSaleCauses;
