import { add, type Decimal, endOfMonth, type LocalDate, subtract } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { type LedgerPeriod, reconcileAccount } from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { accountOf } from '../ledger/account-of.ts';
import type { SupplierAccount } from '../ledger/locked-account.ts';
import { type AccountMovement, accountMovements } from './account-movements.ts';

/** The days of a month. */
export const daysOf = (period: LedgerPeriod): { readonly fromDay: LocalDate; readonly toDay: LocalDate } => {
  const fromDay = `${period}-01` as LocalDate;
  return { fromDay, toDay: endOfMonth(fromDay) };
};

/** [R53] What the statement of a month says by the movements of its account: figures, and the changes of the payable one by one. */
export function stated(period: LedgerPeriod, movements: readonly AccountMovement[]): RecordValues {
  const { fromDay, toDay } = daysOf(period);
  const figures = reconcileAccount(movements, fromDay, toDay);
  let balance: Decimal = figures.opening;
  const lines = movements.flatMap(({ account, day, says, voucherNo, bizNo, debit, credit }) => {
    if (account !== 'ap' || voucherNo === undefined) return [];
    const amount = subtract(credit, debit);
    balance = add(balance, amount);
    return [{ day, event: says, voucherNo, bizNo, amount, balance }];
  });
  return { period, fromDay, toDay, ...figures, lines };
}

/** The id of the balance of an account; undefined as long as nothing was posted. */
async function balanceOf(database: Kysely<Tables>, { supplier, companyEntity, currency }: SupplierAccount): Promise<number | undefined> {
  const found = await database
    .selectFrom('supplier_balance')
    .select('id')
    .where('supplier', '=', supplier)
    .where('company_entity', '=', companyEntity)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return found?.id;
}

/** [R53] What a statement says by the books as they stand. */
export async function statedNow(database: Kysely<Tables>, statement: RecordValues): Promise<RecordValues> {
  const period = String(statement['period']);
  const { fromDay, toDay } = daysOf(period);
  const balance = await balanceOf(database, accountOf(statement));
  if (balance === undefined) return stated(period, []);
  return stated(period, (await accountMovements(database, [balance], fromDay, toDay)).get(balance) ?? []);
}
