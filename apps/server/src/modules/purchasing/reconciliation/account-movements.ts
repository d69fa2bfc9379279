import { addDays, type Decimal, type LocalDate } from '@axle/kernel';
import type { LedgerEventCode, LedgerMovement } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** An entry of an account, with the voucher that it stands in; without one, all that came before the period. */
export interface AccountMovement extends LedgerMovement {
  readonly balance: number;
  /** What its voucher says itself: of one that takes another back, that it does. */
  readonly says: LedgerEventCode;
  readonly voucherNo?: string;
  readonly bizNo?: string;
}

type Read = { readonly [Key in keyof AccountMovement]-?: AccountMovement[Key] };

/**
 * [R53] The payable, unbilled and prepaid entries of accounts by the ids of their balances, in the order of their days: one by one from the
 * first day to the last, those before as one.
 */
export async function accountMovements(
  database: Kysely<Tables>,
  balances: readonly number[],
  from: LocalDate,
  to: LocalDate,
): Promise<ReadonlyMap<number, readonly AccountMovement[]>> {
  const { rows: before } = await sql<Pick<Read, 'balance' | 'account'> & { debit: Decimal; credit: Decimal }>`
    select balance, account, trim_scale(sum(debit))::text as debit, trim_scale(sum(credit))::text as credit from ledger_entry
    where balance = any(${[...balances]}::bigint[]) and account in ('ap', 'grir', 'prepay') and account_date < ${from}::date
    group by balance, account`.execute(database);
  const { rows } = await sql<Read>`
    select e.balance, e.account, e.account_date::text as day, trim_scale(e.debit)::text as debit, trim_scale(e.credit)::text as credit,
      coalesce(o.event, v.event) as event, v.event as says, v.voucher_no as "voucherNo", v.biz_no as "bizNo"
    from ledger_entry e join ledger_voucher v on v.id = e.voucher left join ledger_voucher o on o.id = v.reverses
    where e.balance = any(${[...balances]}::bigint[]) and e.account in ('ap', 'grir', 'prepay')
      and e.account_date between ${from}::date and ${to}::date
    order by e.account_date, e.id`.execute(database);
  // the event of what came before does not matter: all of it is the opening
  const opening = before.map((one): AccountMovement => ({ ...one, day: addDays(from, -1), event: 'adj', says: 'adj' }));
  return Map.groupBy([...opening, ...rows], ({ balance }) => balance);
}
