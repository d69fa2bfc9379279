import type { KpiKind } from '../board/board-kpi.ts';

/** [R59] The figures of the board for management; amounts are in CNY unless one currency is asked for. */
export const managementKpis = {
  M1: { measure: 'sum', unit: 'amount', better: 'less', standing: false },
  M2: { measure: 'sum', unit: 'amount', better: 'less', standing: true },
  M3: { measure: 'sum', unit: 'amount', better: 'less', standing: true },
  M4: { measure: 'sum', unit: 'amount', better: 'less', standing: true },
  M5: { measure: 'sum', unit: 'amount', better: 'less', standing: true },
  M6: { measure: 'sum', unit: 'amount', better: 'less', standing: true },
  M7: { measure: 'share', unit: 'percent', better: 'less', standing: false },
  M8: { measure: 'share', unit: 'percent', better: 'more', standing: false },
  M9: { measure: 'share', unit: 'percent', better: 'less', standing: false },
  M10: { measure: 'share', unit: 'percent', better: 'less', standing: true },
  M11: { measure: 'share', unit: 'percent', better: 'less', standing: true },
} as const satisfies Readonly<Record<string, KpiKind>>;

/** Code of a figure of the board for management. */
export type ManagementKpi = keyof typeof managementKpis;
