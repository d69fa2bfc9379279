import type { Decimal } from '@axle/kernel';
import type { Line } from '@axle/page-kit';
import { type LedgerAccount, type TAccount, tAccounts, type VoucherLine } from '@axle/purchasing';

/** An entry as it stands on its side of an account. */
export interface DrawnEntry extends VoucherLine {
  readonly line: Line;
}

/** The accounts of a supplier with one of our companies in a currency. */
export interface DrawnLedger {
  readonly companyEntity: number;
  readonly currency: string;
  readonly accounts: readonly TAccount<DrawnEntry>[];
}

const keyOf = (line: Line): string => `${String(line['companyEntity'])} ${String(line['currency'])}`;

/** [R13e] Entries and openings as accounts, by company and currency. */
export function ledgersOf(entries: readonly Line[], openings: readonly Line[]): readonly DrawnLedger[] {
  const byKey = Map.groupBy(entries, keyOf);
  const openingsBy = Map.groupBy(openings, keyOf);
  return [...new Set([...byKey.keys(), ...openingsBy.keys()])].map(key => {
    const [own, before] = [byKey.get(key) ?? [], openingsBy.get(key) ?? []];
    const [{ companyEntity, currency }] = [...own, ...before] as [Line];
    const drawn = own.map(line => ({
      account: line['account'] as LedgerAccount,
      debit: line['debit'] as Decimal,
      credit: line['credit'] as Decimal,
      line,
    }));
    const opening = Object.fromEntries(before.map(line => [line['account'], line['amount'] as Decimal]));
    return { companyEntity: Number(companyEntity), currency: String(currency), accounts: tAccounts(drawn, opening) };
  });
}
