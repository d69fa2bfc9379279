import { absolute, add, compareDecimals, type Decimal, fill, type LocalDate, type Refusal, subtract, sum } from '@axle/kernel';

/** A change of what we owe, in the currency of the statement: billed goods above zero, payments below. */
export interface StatementEntry {
  readonly day: LocalDate;
  readonly kind: string;
  readonly amount: Decimal;
}

/** What we owed before and behind a period, and what changed it by kind. */
export interface Statement {
  readonly opening: Decimal;
  readonly byKind: Readonly<Record<string, Decimal>>;
  readonly closing: Decimal;
}

/** [R20] The statement of a period, both days included. Its closing is the opening of the next one. */
export function statement(entries: readonly StatementEntry[], from: LocalDate, to: LocalDate): Statement {
  const opening = sum(entries.filter(({ day }) => day < from).map(({ amount }) => amount));
  const inPeriod = entries.filter(({ day }) => from <= day && day <= to);
  const byKind = Object.fromEntries(
    [...Map.groupBy(inPeriod, ({ kind }) => kind)].map(([kind, of]) => [kind, sum(of.map(({ amount }) => amount))]),
  );
  return { opening, byKind, closing: add(opening, sum(inPeriod.map(({ amount }) => amount))) };
}

/** The most that both sides may differ by when a statement is locked with a note. */
const mostDifference = '1' as Decimal;

/** [R20a] What stands against locking a statement: another closing at the supplier (`DIFFERS`), but for 1.00 and less with a note. */
export function lockRefusals(closing: Decimal, supplierClosing: Decimal, note = ''): readonly Refusal[] {
  const diff = subtract(supplierClosing, closing);
  const isSmall = compareDecimals(absolute(diff), mostDifference) <= 0 && note.trim() !== '';
  const message = { zh: '双方余额差{diff}，不能锁定', en: 'The balances differ by {diff}; the statement cannot be locked' };
  return diff === '0' || isSmall ? [] : [{ code: 'DIFFERS', field: 'supplierClosing', message: fill(message, { diff }) }];
}
