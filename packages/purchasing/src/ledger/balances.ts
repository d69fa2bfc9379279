import { add, type Decimal, subtract, zero } from '@axle/kernel';
import type { LedgerAccount, VoucherLine } from './voucher.ts';

/** Balances by account, debits above zero; an account without entries is not named. */
export type Balances = Readonly<Partial<Record<LedgerAccount, Decimal>>>;

/** [R13a] What entries leave on each account. */
export function balancesOf(lines: Iterable<VoucherLine>, before: Balances = {}): Balances {
  const balances: Partial<Record<LedgerAccount, Decimal>> = { ...before };
  for (const { account, debit, credit } of lines) balances[account] = add(balances[account] ?? zero, subtract(debit, credit));
  return balances;
}

/** [R13a] What we owe on balance: billed and unbilled goods, less what is paid in advance and what is claimed. Above zero we owe. */
export const netOwed = ({ ap = zero, grir = zero, prepay = zero, claim_recv: claims = zero }: Balances): Decimal =>
  subtract(zero, [ap, grir, prepay, claims].reduce(add));
