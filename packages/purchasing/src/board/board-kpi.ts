/** How the facts of a figure are put together: added up, the part that they are of a whole in percent, or the one in their middle. */
export type KpiMeasure = 'sum' | 'share' | 'median';

/** What a figure is a number of: money, hundredths, hours, or a count. */
export type KpiUnit = 'amount' | 'percent' | 'hours' | 'count';

/** A figure of a board. */
export interface KpiKind {
  readonly measure: KpiMeasure;
  readonly unit: KpiUnit;
  /** Whether more is better, or less. */
  readonly better: 'more' | 'less';
  /** It stands as of today, whatever the period: earlier figures are those that were kept (R122). */
  readonly standing: boolean;
}

const kind = (measure: KpiMeasure, unit: KpiUnit, better: KpiKind['better'], standing = false): KpiKind => ({
  measure,
  unit,
  better,
  standing,
});

/** [R70] The figures of the purchasing board. */
export const purchaseKpis = {
  K1: kind('sum', 'amount', 'more'),
  K2: kind('share', 'percent', 'more'),
  K3: kind('median', 'hours', 'less'),
  K4: kind('share', 'percent', 'more'),
  K5: kind('share', 'percent', 'more'),
  K6: kind('share', 'percent', 'more'),
  K7: kind('sum', 'amount', 'less', true),
  K8: kind('sum', 'amount', 'less', true),
  K9: kind('sum', 'amount', 'more'),
  K10: kind('share', 'percent', 'more'),
  K11: kind('sum', 'amount', 'less', true),
  K12: kind('sum', 'count', 'less', true),
} as const satisfies Readonly<Record<string, KpiKind>>;

/** Code of a figure of the purchasing board. */
export type PurchaseKpi = keyof typeof purchaseKpis;
