import { decidedInTime } from '../approvals/decided-in-time.ts';
import type { KpiSource } from '../home/kpi-source.ts';
import { signInsToday } from '../logs/sign-ins-today.ts';
import { binsChecked } from '../warehouse/bins-checked.ts';

/** The figures of the workplace, page by page. */
export const pageKpis: readonly KpiSource[] = [decidedInTime, binsChecked, signInsToday];
