import type { Decimal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { type PaymentTerms, paymentTermsOf } from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PendingRow } from '../../../platform/resources/writes/settle-rows.ts';
import { idsIn, leavesOpen, saidAgain } from './supplier-terms.ts';

/** [R95] What orders take over from payment methods, by their ids; of those that are not known, the terms of none. */
export async function paymentTermsFor(database: Kysely<Tables>, ids: readonly number[]): Promise<(method: unknown) => PaymentTerms> {
  const rows = await database
    .selectFrom('payment_method')
    .select(['id', 'deposit_pct', 'balance_base', 'net_days', 'end_of_month'])
    .where('id', 'in', [0, ...ids])
    .execute();
  const terms = new Map(
    rows.map(({ id, deposit_pct: pct, balance_base: node, net_days: netDays, end_of_month: eom }) => [
      id,
      paymentTermsOf({
        depositPct: (pct ?? undefined) as Decimal | undefined,
        node: node ?? undefined,
        netDays: netDays ?? undefined,
        eom: eom ?? undefined,
      }),
    ]),
  );
  return method => terms.get(Number(method)) ?? paymentTermsOf({});
}

/** [R95] Orders with what they do not say of how they are paid; another payment method sets it again. */
export async function withPayment(database: Kysely<Tables>, rows: readonly PendingRow[]): Promise<readonly RecordValues[]> {
  const open = rows.filter(row => leavesOpen(row, 'paymentMethod', Object.keys(paymentTermsOf({}))));
  if (open.length === 0) return rows.map(({ after }) => after);
  const termsOf = await paymentTermsFor(database, idsIn(open.map(({ after }) => after['paymentMethod'])));
  return rows.map(row => ({ ...row.after, ...saidAgain(row, 'paymentMethod', { ...termsOf(row.after['paymentMethod']) }) }));
}
