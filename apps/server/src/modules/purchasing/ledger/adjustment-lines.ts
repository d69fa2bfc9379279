import { type Decimal, type LocalDate, zero } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import type { LedgerAccount, ManualVoucher } from '@axle/purchasing';

/** A voucher by hand as the rules know it. */
export const manualVoucherOf = (adjustment: RecordValues): ManualVoucher => ({
  currency: String(adjustment['currency']),
  accountDate: adjustment['accountDate'] as LocalDate,
  memo: String(adjustment['memo'] ?? ''),
  lines: linesIn(adjustment, 'lines').map(({ account, debit, credit }) => ({
    account: account as LedgerAccount,
    debit: (debit ?? zero) as Decimal,
    credit: (credit ?? zero) as Decimal,
  })),
});
