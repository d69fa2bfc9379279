import type { LocalDate } from '@axle/kernel';
import { endOfPeriod, voucherRefusals } from '@axle/purchasing';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { accountOf } from './account-of.ts';
import { manualVoucherOf } from './adjustment-lines.ts';

const nameOf = (account: object): string => JSON.stringify(Object.values(account));

/** [R13b] [R13c] Asks of vouchers by hand, when they are entered, what stands against them. */
export const checkAdjustments: RecordGuard = async (database, adjustments) => {
  const closed = await database
    .selectFrom('ledger_period')
    .select(({ fn }) => ['company_entity', fn.max('period').as('period')])
    .where('state', '=', 'closed')
    .groupBy('company_entity')
    .execute();
  const suppliers = idsIn(adjustments.map(({ supplier }) => supplier));
  const stated = await database
    .selectFrom('supplier_balance')
    .select(['supplier', 'company_entity', 'currency', 'locked_to'])
    .where('supplier', 'in', [0, ...suppliers])
    .where('locked_to', 'is not', null)
    .execute();
  const closedOf = new Map(closed.map(({ company_entity: company, period }) => [company, endOfPeriod(period)]));
  const lockedOf = new Map(
    stated.map(({ locked_to: day, company_entity: companyEntity, supplier, currency }) => [
      nameOf({ supplier, companyEntity, currency }),
      day as LocalDate,
    ]),
  );
  return adjustment => {
    const { supplier, companyEntity, currency } = accountOf(adjustment);
    const [closedTo, lockedTo] = [closedOf.get(companyEntity), lockedOf.get(nameOf({ supplier, companyEntity, currency }))];
    return voucherRefusals(manualVoucherOf(adjustment), { closedTo, lockedTo });
  };
};
