import { addDays, type LocalDate } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { endOfPeriod } from '@axle/purchasing';

/** A voucher by hand for a day. */
export type DatedVoucher = RecordValues & { readonly accountDate: LocalDate };

/** What the books before billed and paid, month by month and account by account. */
const billed = ['40400', '12860.5', '8725.4', '23150', '5630.8', '17480', '9940.25'];
const paid = ['36900', '12860.5', '8600', '21000', '5630.8', '15000', '9500'];

/** The vouchers by which accounts are taken over from the books before: a balance, and what each month billed and paid. */
export function takenOver(
  suppliers: readonly { readonly id: number; readonly currency: string; readonly company: number }[],
  months: readonly string[],
): readonly DatedVoucher[] {
  const opened = addDays(`${months[0]!}-01` as LocalDate, -1);
  return suppliers.flatMap(({ id: supplier, currency, company: companyEntity }, at) => {
    const voucher = (accountDate: LocalDate, memo: string, [debit, credit]: readonly [string, string], amount: string): DatedVoucher => ({
      supplier,
      companyEntity,
      currency,
      accountDate,
      memo,
      lines: [
        { account: debit, debit: amount },
        { account: credit, credit: amount },
      ],
    });
    const [bill, payment] = [billed[at % billed.length]!, paid[at % paid.length]!];
    return [
      voucher(opened, '旧系统结转：期初应付余额', ['stock', 'ap'], '5000'),
      ...months.flatMap(month => [
        voucher(addDays(`${month}-01` as LocalDate, 8 + at), `旧系统结转：${month}采购发票`, ['stock', 'ap'], bill),
        voucher(addDays(endOfPeriod(month), -2), `旧系统结转：${month}银行付款`, ['ap', 'bank'], payment),
      ]),
    ];
  });
}
