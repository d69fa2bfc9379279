import { add, compareDecimals, type Decimal } from '@axle/kernel';

/** Something that went in, or out where it is less than nothing. */
export interface LedgerEntry {
  /** Its own key, for the way to its record. */
  readonly key: string;
  /** Currency or unit: entries of different ones are never added up. */
  readonly of: string;
  readonly at: string;
  /** What it was: a document, a reason. */
  readonly words: string;
  readonly change: Decimal;
}

/** An entry with the balance after it. */
export interface AccountLine extends LedgerEntry {
  readonly balance: Decimal;
}

/** What one currency or unit did in a span: what was there, what came and went, what remains. */
export interface Account {
  readonly of: string;
  readonly opening: Decimal;
  readonly lines: readonly AccountLine[];
  /** Sum of what came; never less than nothing. */
  readonly in: Decimal;
  /** Sum of what went; never more than nothing. */
  readonly out: Decimal;
  readonly closing: Decimal;
}

const nothing = '0' as Decimal;

/**
 * [LG1, LG2] The accounts of a span, one for each currency or unit, in the order in which they occur: what was there before, each entry in
 * the order given with the balance after it, and what remains. An account with a balance and no entry is there too.
 */
export function ledgerAccounts(openings: Readonly<Record<string, Decimal>>, entries: readonly LedgerEntry[]): readonly Account[] {
  const accounts = new Map<
    string,
    { readonly opening: Decimal; readonly lines: AccountLine[]; in: Decimal; out: Decimal; balance: Decimal }
  >();
  const accountOf = (of: string) => {
    const opening = Object.hasOwn(openings, of) ? openings[of]! : nothing;
    const known = accounts.get(of) ?? { opening, lines: [], in: nothing, out: nothing, balance: opening };
    accounts.set(of, known);
    return known;
  };
  for (const of of Object.keys(openings)) accountOf(of);
  for (const entry of entries) {
    const account = accountOf(entry.of);
    account.balance = add(account.balance, entry.change);
    if (compareDecimals(entry.change, nothing) > 0) account.in = add(account.in, entry.change);
    else account.out = add(account.out, entry.change);
    account.lines.push({ ...entry, balance: account.balance });
  }
  return [...accounts].map(([of, { balance, ...account }]) => ({ of, ...account, closing: balance }));
}
