import { type Decimal, ok, type Refusal, refuse, type Result, text } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { type LedgerAccount, reversalOf } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type Actor, todayOf } from '../../../platform/resources/record-parts.ts';
import { lockedAccount } from './locked-account.ts';
import type { PostedVoucher } from './post-voucher.ts';
import { refusedDay } from './refused-day.ts';
import { writeVoucher } from './write-voucher.ts';

const reversed: Refusal = { code: 'REVERSED', message: text('该凭证已冲销', 'The voucher has been reversed') };
const isReversal: Refusal = { code: 'IS_REVERSAL', message: text('冲销凭证不能再冲销', 'A reversal cannot be reversed') };

/**
 * [R13] Takes a voucher back by its mirror, today, in the caller's transaction: for a document that is voided. Refuses a voucher that is a
 * reversal (`IS_REVERSAL`) or has one (`REVERSED`), and a day that is closed or locked.
 */
export async function reverseVoucher(
  transaction: Transaction<Tables>,
  caller: Actor,
  voucherNo: string,
  reason: string,
): Promise<Result<PostedVoucher, readonly Refusal[]>> {
  const voucher = await transaction.selectFrom('ledger_voucher').selectAll().where('voucher_no', '=', voucherNo).executeTakeFirst();
  if (!voucher) return refuse([notFound]);
  if (voucher.event === 'rev') return refuse([isReversal]);
  const accountDate = todayOf(caller);
  const of = { event: 'rev', bizType: 'voucher', bizNo: voucherNo, bizSeq: 1 } as const;
  const { supplier, company_entity: companyEntity, currency } = voucher;
  const account = await lockedAccount(transaction, { supplier, companyEntity, currency }, of);
  if (account.posted !== undefined) return refuse([reversed]);
  const refused = refusedDay(accountDate, account);
  if (refused.length > 0) return refuse(refused);
  const entries = await transaction.selectFrom('ledger_entry').selectAll().where('voucher', '=', voucher.id).orderBy('id').execute();
  const lines = reversalOf(
    entries.map(({ account: on, debit, credit }) => ({
      account: on as LedgerAccount,
      debit: debit as Decimal,
      credit: credit as Decimal,
    })),
  );
  const posted = await writeVoucher(transaction, caller, account, { ...of, accountDate, memo: reason, reverses: voucher.id, lines });
  return ok({ voucherNo: posted.voucherNo, isNew: true });
}
