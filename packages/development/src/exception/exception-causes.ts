import { addDays, compareDecimals, type Decimal, type LocalDate, multiply, zero } from '@axle/kernel';
import { type ProjectStage, workedStages } from '../project/stage.ts';
import type { ComplianceState } from '../project/score.ts';

/** What stops a project. */
export const exceptionTypes = [
  'sla',
  'sampleFail',
  'costOver',
  'ip',
  'compliance',
  'supplierQuit',
  'listingBlock',
  'firstOrderLate',
  'data',
] as const;

/** A kind of exception. */
export type ExceptionType = (typeof exceptionTypes)[number];

/** How grave an exception is; one of level high holds a project at its stage. */
export type ExceptionLevel = 'low' | 'mid' | 'high';

/** Those that are found, and settled, by looking at a project on a day. */
export const watchedTypes = ['sla', 'costOver', 'compliance', 'firstOrderLate'] as const satisfies readonly ExceptionType[];

/** What a project is watched for. */
export interface WatchedProject {
  readonly stage: ProjectStage;
  readonly dueAt?: LocalDate;
  readonly budget?: Decimal;
  readonly spent: Decimal;
  readonly plannedCost?: Decimal;
  readonly finalCost?: Decimal;
  readonly compliance?: readonly { readonly state?: ComplianceState; readonly validTo?: LocalDate }[];
  /** The day by which the first order is to arrive; undefined without one, and once it has arrived. */
  readonly firstOrderDue?: LocalDate;
}

/** An exception that a project gives cause for. */
export interface ExceptionCause {
  readonly type: (typeof watchedTypes)[number];
  readonly level: ExceptionLevel;
}

const tolerated = '1.1' as Decimal;
const noticeDays = 30;
const isOver = (real: Decimal | undefined, plan: Decimal | undefined): boolean =>
  real !== undefined && plan !== undefined && compareDecimals(real, multiply(plan, tolerated)) > 0;

/** Whether what was spent, or the final cost, is above the plan by more than a tenth; without a budget nothing was planned. */
const costsOver = ({ spent, budget, finalCost, plannedCost }: WatchedProject): boolean =>
  isOver(spent, budget ?? zero) || isOver(finalCost, plannedCost);

/**
 * [N9] What a project gives cause for on a day, while it is worked on: it is past the day by which it was to leave its stage, it costs more
 * than a tenth above the plan, a certificate ends within 30 days or has ended, or its first order is late.
 */
export function exceptionCauses(project: WatchedProject, today: LocalDate): readonly ExceptionCause[] {
  const { stage, dueAt, compliance = [], firstOrderDue } = project;
  if (!workedStages.some(worked => worked === stage)) return [];
  const certificates = compliance.flatMap(({ state, validTo }) => (state === 'have' && validTo !== undefined ? [validTo] : []));
  const ending = certificates.filter(validTo => validTo <= addDays(today, noticeDays));
  return [
    ...(dueAt !== undefined && today > dueAt ? [{ type: 'sla', level: 'mid' } as const] : []),
    ...(costsOver(project) ? [{ type: 'costOver', level: 'high' } as const] : []),
    ...(ending.length > 0 ? [{ type: 'compliance', level: ending.some(validTo => validTo < today) ? 'high' : 'mid' } as const] : []),
    ...(firstOrderDue !== undefined && today > firstOrderDue ? [{ type: 'firstOrderLate', level: 'mid' } as const] : []),
  ];
}
