import { businessDay } from '@axle/page-kit';
import { appealDeadline } from '@axle/purchasing';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { companyCalendar } from '../deduction/company-calendar.ts';
import { leadDated } from './dated-document.ts';
import type { PastOrder } from './past-orders.ts';

const dayLong = 86_400_000;

/** From how many days behind the day agreed a delivery of former times was charged for. */
const chargedFrom = 10;

/** Deducts what came far too late of a round's orders, a day after it came; the suppliers agreed two days on. */
export async function chargeLate(demo: Demo, round: readonly PastOrder[], ids: readonly number[]): Promise<void> {
  const { transaction, person, now } = demo;
  const buyer = person('buyer');
  const company = await transaction.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow();
  const calendar = await companyCalendar(transaction, company.id);
  for (const [at, { dueAgo, cameAgo }] of round.entries()) {
    const [madeAgo, agreedAgo] = [cameAgo - 1, cameAgo - 3];
    // a year whose holidays nobody has entered has no working days: nobody can be notified then
    const isKnown = appealDeadline(businessDay(new Date(now.getTime() - madeAgo * dayLong)), calendar).ok;
    if (dueAgo - cameAgo < chargedFrom || !isKnown) continue;
    await leadDated(demo, 'deductionRecords', buyer, {
      daysAgo: madeAgo,
      values: { type: 'late', purchaseOrder: ids[at], orderLine: 1, reason: '逾期交货，按合同扣款' },
      steps: [
        [madeAgo, ['notify', buyer]],
        [agreedAgo, ['confirm', buyer, { supplierAgreed: true }]],
      ],
    });
  }
}
