import { type Decimal, type LocalDate, scaled, sum, zero } from '@axle/kernel';
import { balancesOf, ledgerAccounts, netOwed, periodOf, type VoucherLine } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { rateToCny } from '../order/rate-to-cny.ts';
import type { LockedAccount, VoucherKey } from './locked-account.ts';

/** A voucher as it is written. */
interface NewVoucher extends VoucherKey {
  readonly accountDate: LocalDate;
  readonly dueDate?: LocalDate | undefined;
  readonly memo?: string | undefined;
  /** The id of the voucher that it takes back. */
  readonly reverses?: number | undefined;
  readonly lines: readonly VoucherLine[];
}

/** Digits of a rate behind the point. */
const rateDigits = 6;

/** [R13a] Writes a voucher with its entries and what they leave on a locked account. Answers its id and its number. */
export async function writeVoucher(
  transaction: Transaction<Tables>,
  caller: Actor,
  { balances, supplier, companyEntity, currency }: LockedAccount,
  { event, bizType, bizNo, bizSeq, accountDate, dueDate, memo, reverses, lines }: NewVoucher,
): Promise<{ readonly id: number; readonly voucherNo: string }> {
  const rate = await rateToCny(transaction, currency, accountDate);
  const after = balancesOf(lines, balances);
  const voucher = await transaction
    .insertInto('ledger_voucher')
    .values({
      // given by its trigger
      voucher_no: '',
      event,
      biz_type: bizType,
      biz_no: bizNo,
      biz_seq: bizSeq,
      account_date: accountDate,
      period: periodOf(accountDate),
      supplier,
      company_entity: companyEntity,
      currency,
      amount: sum(lines.map(({ debit }) => debit)),
      due_date: dueDate ?? null,
      rate_cny: rate.ok ? scaled('1' as Decimal, rate.value, rateDigits) : null,
      reverses: reverses ?? null,
      memo: memo ?? null,
      created_by: caller.access.userId,
      created_at: caller.now,
    })
    .returning(['id', 'voucher_no'])
    .executeTakeFirstOrThrow();
  const balance = await transaction
    .insertInto('supplier_balance')
    .values({ supplier, company_entity: companyEntity, currency, ...after, net_owed: netOwed(after), last_entry: accountDate })
    .onConflict(of =>
      of.columns(['supplier', 'company_entity', 'currency']).doUpdateSet(({ ref, fn, eb }) => ({
        ...Object.fromEntries(ledgerAccounts.map(key => [key, ref(`excluded.${key}`)])),
        net_owed: ref('excluded.net_owed'),
        last_entry: fn('greatest', ['supplier_balance.last_entry', 'excluded.last_entry']),
        version: eb('supplier_balance.version', '+', 1),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('ledger_entry')
    .values(
      lines.map(({ account, debit, credit }) => ({
        voucher: voucher.id,
        balance: balance.id,
        account,
        debit,
        credit,
        balance_after: after[account]!,
        supplier,
        account_date: accountDate,
        due_date: account === 'ap' && credit !== zero ? (dueDate ?? accountDate) : null,
      })),
    )
    .execute();
  return { id: voucher.id, voucherNo: voucher.voucher_no };
}
