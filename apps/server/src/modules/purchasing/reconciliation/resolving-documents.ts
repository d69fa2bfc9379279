import type { Decimal } from '@axle/kernel';
import type { OrderAccount, Resolution, ResolvingDocument } from '@axle/purchasing';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A document by which a dispute may be resolved, with what it comes to. */
export interface FoundDocument extends ResolvingDocument {
  readonly kind: Resolution;
  readonly no: string;
  /** What stands on an invoice. */
  readonly otherNo: string | null;
  readonly amount: Decimal;
}

/** Documents by which disputes may be resolved, as far as they fit a condition over `t`. */
export async function resolvingDocuments(
  database: Kysely<Tables>,
  where: RawBuilder<boolean>,
  order: RawBuilder<unknown> = sql`t.day desc, t.no desc`,
  most = 1,
): Promise<readonly FoundDocument[]> {
  const { rows } = await sql<FoundDocument>`
    select t.kind, t.no, t.other_no as "otherNo", t.supplier, t.company_entity as "companyEntity", t.currency, t.day::text as day,
      trim_scale(coalesce(t.amount, 0))::text as amount, t.in_force as "isInForce"
    from (
      select 'adjust' as kind, adjust_no as no, voucher_no as other_no, supplier, company_entity, currency, account_date as day, amount,
        state = 'posted' as in_force from ledger_adjustment
      union all
      select 'entry', voucher_no, biz_no, supplier, company_entity, currency, account_date, amount, standing <> 'reversed'
      from ledger_voucher_list where event <> 'adj'
      union all
      select 'deduction', deduct_no, null, supplier, company_entity, currency, day, amount, state not in ('draft', 'waived', 'void')
      from deduction
      union all
      select 'invoice', iv_no, invoice_no, supplier, company_entity, currency, invoice_date, amount_gross,
        state not in ('draft', 'cancelled') from supplier_invoice
    ) as t where ${where} order by ${order} limit ${most}`.execute(database);
  return rows;
}

/** The document of a kind by its number, or an invoice by what stands on it: that of an account before those of others. */
export async function resolvingDocument(
  database: Kysely<Tables>,
  by: Resolution,
  no: string,
  { supplier, companyEntity, currency }: OrderAccount,
): Promise<FoundDocument | undefined> {
  const bare = no.replaceAll('-', '');
  const named = sql<boolean>`t.kind = ${by} and (t.no = ${bare} or t.kind = 'invoice' and replace(t.other_no, '-', '') = ${bare})`;
  const own = sql`(t.supplier = ${supplier} and t.company_entity = ${companyEntity} and t.currency = ${currency}) desc, t.in_force desc`;
  return (await resolvingDocuments(database, named, own))[0];
}
