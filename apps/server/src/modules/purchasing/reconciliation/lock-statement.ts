import { type Decimal, ok, refuse } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { lockRefusals, lockTurnRefusals, unlockRefusals } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { accountOf } from '../ledger/account-of.ts';
import { lockBooks } from '../ledger/locked-account.ts';
import { statedNow } from './stated-account.ts';

/** Which statements of the same account stand around one, and up to which day the others are locked. */
async function around(database: Transaction<Tables>, statement: RecordRow) {
  const { supplier, companyEntity, currency } = accountOf(statement);
  const period = String(statement['period']);
  const { rows } = await sql<{ earlierOpen: string | null; laterLocked: string | null; lockedTo: string | null }>`
    select min(period) filter (where period < ${period} and state <> 'locked') as "earlierOpen",
      max(period) filter (where period > ${period} and state = 'locked') as "laterLocked",
      (max(to_day) filter (where state = 'locked' and id <> ${statement.id}))::text as "lockedTo"
    from reconciliation where supplier = ${supplier} and company_entity = ${companyEntity} and currency = ${currency}`.execute(database);
  const { earlierOpen, laterLocked, lockedTo } = rows[0]!;
  return { earlierOpen: earlierOpen ?? undefined, laterLocked: laterLocked ?? undefined, lockedTo: lockedTo ?? undefined };
}

/** Up to this day nothing more is posted to the account. */
async function lockTo(database: Transaction<Tables>, statement: RecordRow, day: string | undefined): Promise<void> {
  const { supplier, companyEntity, currency } = accountOf(statement);
  await database
    .updateTable('supplier_balance')
    .set(({ eb }) => ({ locked_to: day ?? null, version: eb('version', '+', 1) }))
    .where('supplier', '=', supplier)
    .where('company_entity', '=', companyEntity)
    .where('currency', '=', currency)
    .execute();
}

/** [R20a] [R56] Freezes a month of an account, in turn and as the books stand: what is being posted goes before. */
export const lockStatement: TransitionEffect = async ({ parts, before, after, input }) => {
  const { database, caller } = parts;
  const [closing, said] = [before['closing'] as Decimal, before['supplierClosing'] as Decimal];
  await lockBooks(database, Number(before['companyEntity']));
  const { earlierOpen } = await around(database, before);
  const closingNow = (await statedNow(database, before))['closing'] as Decimal;
  const note = input['lockNote'] as string | undefined;
  const refused = [...lockTurnRefusals(closing, { earlierOpen, closingNow }), ...lockRefusals(closing, said, note)];
  if (refused.length > 0) return refuse(refused);
  await lockTo(database, before, String(before['toDay']));
  return ok({ ...after, lockedAt: caller.now.toISOString(), lockedBy: caller.access.userId });
};

/** [R56] Opens the last locked month of an account again. */
export const unlockStatement: TransitionEffect = async ({ parts, before, after }) => {
  const { database } = parts;
  await lockBooks(database, Number(before['companyEntity']));
  const { laterLocked, lockedTo } = await around(database, before);
  const refused = unlockRefusals({ laterLocked });
  if (refused.length > 0) return refuse(refused);
  await lockTo(database, before, lockedTo);
  return ok({ ...after, lockedAt: undefined, lockedBy: undefined });
};
