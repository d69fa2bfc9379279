import { add, compareDecimals, type Decimal, subtract, sum, zero } from '@axle/kernel';
import type { Balances } from './balances.ts';
import { ledgerAccounts } from './ledger-event.ts';
import type { LedgerAccount, VoucherLine } from './voucher.ts';

/** An account drawn as a T: what came to its left and to its right, and what is left. */
export interface TAccount<Entry extends VoucherLine = VoucherLine> {
  readonly account: LedgerAccount;
  /** What stood on it before, debits above zero. */
  readonly opening: Decimal;
  readonly debits: readonly Entry[];
  readonly credits: readonly Entry[];
  readonly debit: Decimal;
  readonly credit: Decimal;
  /** Debits above zero. */
  readonly balance: Decimal;
}

/** [R13e] The accounts on which something stood or happened, in the order of the ledger, each entry on its side in the order given. */
export function tAccounts<Entry extends VoucherLine>(entries: readonly Entry[], opening: Balances = {}): readonly TAccount<Entry>[] {
  const byAccount = Map.groupBy(entries, ({ account }) => account);
  return ledgerAccounts.flatMap((account): readonly TAccount<Entry>[] => {
    const [own, before] = [byAccount.get(account) ?? [], opening[account] ?? zero];
    if (own.length === 0 && compareDecimals(before, zero) === 0) return [];
    const debits = own.filter(entry => compareDecimals(entry.debit, zero) > 0);
    const credits = own.filter(entry => compareDecimals(entry.credit, zero) > 0);
    const [debit, credit] = [sum(debits.map(entry => entry.debit)), sum(credits.map(entry => entry.credit))];
    return [{ account, opening: before, debits, credits, debit, credit, balance: subtract(add(before, debit), credit) }];
  });
}
