import type { Decimal, LocalDate } from '@axle/kernel';
import { type Balances, endOfPeriod, ledgerAccounts, type LedgerEventCode } from '@axle/purchasing';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Whom a company owes in which currency. */
export interface SupplierAccount {
  readonly supplier: number;
  readonly companyEntity: number;
  readonly currency: string;
}

/** Which voucher of which document it is. */
export interface VoucherKey {
  readonly event: LedgerEventCode;
  readonly bizType: Tables['ledger_voucher']['biz_type'];
  readonly bizNo: string;
  readonly bizSeq: number;
}

/** An account as it stands while it is locked. */
export interface LockedAccount extends SupplierAccount {
  readonly balances: Balances;
  readonly closedTo?: LocalDate | undefined;
  readonly lockedTo?: LocalDate | undefined;
  /** The number of the voucher that was asked for, where there is one. */
  readonly posted?: string | undefined;
}

/** Locks the books of a company, until the transaction ends: its months are neither closed nor posted by others. */
export const lockBooks = (transaction: Transaction<Tables>, companyEntity: number): Promise<unknown> =>
  sql`select id from company_entity where id = ${companyEntity} for no key update`.execute(transaction);

/** Up to which month the books of a company are closed. */
export async function lastClosed(transaction: Transaction<Tables>, companyEntity: number): Promise<string | undefined> {
  const { period } = await transaction
    .selectFrom('ledger_period')
    .select(({ fn }) => fn.max<string | null>('period').as('period'))
    .where('company_entity', '=', companyEntity)
    .where('state', '=', 'closed')
    .executeTakeFirstOrThrow();
  return period ?? undefined;
}

/** An account of a supplier, locked with the books of its company, and whether a voucher was posted. */
export async function lockedAccount(
  transaction: Transaction<Tables>,
  account: SupplierAccount,
  { event, bizType, bizNo, bizSeq }: VoucherKey,
): Promise<LockedAccount> {
  await lockBooks(transaction, account.companyEntity);
  const { rows } = await sql<Partial<Selectable<Tables['supplier_balance']>> & { readonly posted: string | null }>`
    select b.*, v.voucher_no as posted from (values (1)) as one
      left join supplier_balance b on b.supplier = ${account.supplier} and b.company_entity = ${account.companyEntity}
        and b.currency = ${account.currency}
      left join ledger_voucher v on v.event = ${event} and v.biz_type = ${bizType} and v.biz_no = ${bizNo} and v.biz_seq = ${bizSeq}
    `.execute(transaction);
  const [kept] = rows;
  const closed = await lastClosed(transaction, account.companyEntity);
  return {
    ...account,
    balances: Object.fromEntries(ledgerAccounts.map(key => [key, (kept?.[key] ?? '0') as Decimal])),
    lockedTo: (kept?.locked_to ?? undefined) as LocalDate | undefined,
    closedTo: closed === undefined ? undefined : endOfPeriod(closed),
    posted: kept?.posted ?? undefined,
  };
}
