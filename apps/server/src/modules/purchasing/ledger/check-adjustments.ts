import { endOfPeriod, voucherRefusals } from '@axle/purchasing';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { manualVoucherOf } from './adjustment-lines.ts';

/** [R13b] Asks of vouchers by hand, when they are entered, what stands against them. */
export const checkAdjustments: RecordGuard = async database => {
  const closed = await database
    .selectFrom('ledger_period')
    .select(({ fn }) => ['company_entity', fn.max('period').as('period')])
    .where('state', '=', 'closed')
    .groupBy('company_entity')
    .execute();
  const lastOf = new Map(closed.map(({ company_entity: company, period }) => [company, endOfPeriod(period)]));
  return adjustment => voucherRefusals(manualVoucherOf(adjustment), lastOf.get(Number(adjustment['companyEntity'])));
};
