import type { RecordRow } from '@axle/page-kit';
import { sql } from 'kysely';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { actorOf } from '../../inventory/stock/ledger-context.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';

/** What somebody was charged for missing pieces of a batch: claims for a loss, and deductions of what the supplier did not ship. */
export interface MissingCharges {
  readonly claims: readonly RecordRow[];
  readonly deductions: readonly RecordRow[];
  readonly states: readonly string[];
}

const partsOf = (context: LedgerContext, page: string) => ownParts(context.transaction, actorOf(context), page);

/** Locks what marks of missing pieces of a batch made, but for what has come to nothing since. */
export async function lockCharges(context: LedgerContext, batchNo: string): Promise<MissingCharges> {
  const claims = await lockRows(
    context.transaction,
    partsOf(context, 'claimSummary'),
    sql<boolean>`t.biz_no = ${batchNo} and t.difference is null and t.state not in ('rejected', 'closed')`,
  );
  const deductions = await lockRows(
    context.transaction,
    partsOf(context, 'deductionRecords'),
    sql<boolean>`t.source_no = ${batchNo} and t.type = 'short' and t.state not in ('waived', 'void')`,
  );
  return { claims, deductions, states: [...claims, ...deductions].map(({ state }) => String(state)) };
}

/** Drafts of charges for pieces that are not missing after all come to nothing. */
export async function takeBackCharges(context: LedgerContext, { claims, deductions }: MissingCharges): Promise<void> {
  const closedAt = context.now.toISOString();
  await updateRows(
    context.transaction,
    partsOf(context, 'claimSummary'),
    claims.map(before => ({ before, after: { ...before, state: 'closed', closedAt } })),
    { action: 'state', transition: 'withdraw' },
  );
  await updateRows(
    context.transaction,
    partsOf(context, 'deductionRecords'),
    deductions.map(before => ({ before, after: { ...before, state: 'void', voidReason: '收货单已取消 / Receipt cancelled' } })),
    { action: 'state', transition: 'void' },
  );
}
