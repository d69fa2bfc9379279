import { businessDay } from '@axle/page-kit';
import { appealDeadline } from '@axle/purchasing';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { companyCalendar } from '../deduction/company-calendar.ts';

const dayLong = 86_400_000;

/**
 * Whether suppliers can be notified of deductions on these days before today: a year whose holidays nobody has entered has no working days,
 * and so no deadline for an appeal.
 */
export async function knowsDeadlines({ transaction, now }: Demo, daysAgo: readonly number[]): Promise<boolean> {
  const company = await transaction.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow();
  const calendar = await companyCalendar(transaction, company.id);
  return daysAgo.every(days => appealDeadline(businessDay(new Date(now.getTime() - days * dayLong)), calendar).ok);
}
