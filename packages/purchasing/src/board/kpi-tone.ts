import { compareDecimals, type Decimal, multiply } from '@axle/kernel';
import type { KpiKind } from './board-kpi.ts';

/** How a figure stands to its target: reached, nearly, or not. */
export type KpiTone = 'good' | 'warn' | 'bad';

const nearly = '0.95' as Decimal;

/** [R71] A figure is good at its target, and nearly so from 95 % of it; where less is better, up to the target, and what is 95 % of it. */
export function kpiTone(value: Decimal, target: Decimal, better: KpiKind['better']): KpiTone {
  const [reached, wanted] = better === 'more' ? [value, target] : [target, value];
  if (compareDecimals(reached, wanted) >= 0) return 'good';
  return compareDecimals(reached, multiply(wanted, nearly)) >= 0 ? 'warn' : 'bad';
}
