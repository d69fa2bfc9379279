import type { Decimal } from '@axle/kernel';
import type { SupplierAccount } from '../ledger/locked-account.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A deduction or claim with what is open of it. */
export interface OpenDebt extends SupplierAccount {
  readonly id: number;
  readonly open: Decimal;
}

/** A share of a prepayment that was paid, as a whole or in part, with what is open of it. */
export interface OpenShare {
  readonly id: number;
  readonly purchaseOrder: number;
  readonly share: Decimal;
  readonly open: Decimal;
}

/** What may be taken off settlements, the oldest first: what others in approval take is not to be had twice. */
export interface OpenItems {
  readonly deductions: readonly OpenDebt[];
  readonly claims: readonly OpenDebt[];
  readonly shares: readonly OpenShare[];
}

/** [R15] [R100] What suppliers owe and were prepaid that settlements may take, but for what a settlement takes itself. */
export async function openItems(
  database: Kysely<Tables>,
  {
    suppliers,
    orders,
    without = 0,
  }: { readonly suppliers: readonly number[]; readonly orders: readonly number[]; readonly without?: number },
): Promise<OpenItems> {
  const { rows: deductions } = await sql<OpenDebt>`
    select d.id, d.supplier, d.company_entity as "companyEntity", d.currency,
      trim_scale(d.amount - d.applied_amount - t.amount)::text as open
    from deduction d cross join lateral (
      select coalesce(sum(n.amount), 0) as amount from settlement_deductions n join settlement s on s.id = n.record_id
      where n.deduction = d.id and s.state = 'approving' and s.id <> ${without}) t
    where d.supplier = any(${suppliers}::bigint[]) and d.state in ('confirmed', 'carried') and not d.waiver_waits
      and d.amount - d.applied_amount > t.amount order by d.confirmed_at, d.id`.execute(database);
  const { rows: claims } = await sql<OpenDebt>`
    select c.id, c.supplier, c.company_entity as "companyEntity", c.currency,
      trim_scale(c.agreed - coalesce(c.recovered, 0) - t.amount)::text as open
    from claim c cross join lateral (
      select coalesce(sum(n.amount), 0) as amount from settlement_claims n join settlement s on s.id = n.record_id
      where n.claim = c.id and s.state = 'approving' and s.id <> ${without}) t
    where c.supplier = any(${suppliers}::bigint[]) and c.party = 'supplier' and c.state = 'agreed'
      and c.agreed - coalesce(c.recovered, 0) > t.amount order by c.day, c.id`.execute(database);
  const { rows: shares } = await sql<OpenShare>`
    select p.id, n.purchase_order as "purchaseOrder", trim_scale(n.amount)::text as share,
      trim_scale(usable_share(p.currency, p.amount, p.paid_amount, n.amount, n.used) - t.amount)::text as open
    from prepayment_shares n join prepayment p on p.id = n.record_id cross join lateral (
      select coalesce(sum(u.amount), 0) as amount from settlement_prepays u join settlement s on s.id = u.record_id
      where u.prepayment = p.id and u.purchase_order = n.purchase_order and s.state = 'approving' and s.id <> ${without}) t
    where n.purchase_order = any(${orders}::bigint[]) and p.state in ('to_pay', 'paid', 'part_used')
      and usable_share(p.currency, p.amount, p.paid_amount, n.amount, n.used) > t.amount
    order by p.paid_at, p.id`.execute(database);
  return { deductions, claims, shares };
}
