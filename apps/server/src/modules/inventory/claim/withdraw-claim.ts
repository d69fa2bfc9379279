import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { actorOf } from '../stock/ledger-context.ts';

const moved: Refusal = {
  code: 'CLAIM_MOVED',
  message: { zh: '索赔已提出，不能重新打开', en: 'The claim has been submitted; the decision cannot be reopened' },
};

/** Takes the draft of a claim back that a difference led to; the claim of another document stays. Refused once it was put forward. */
export async function withdrawClaim(context: LedgerContext, claimNo: string, difference: number): Promise<Result<undefined>> {
  const parts = ownParts(context.transaction, actorOf(context), 'claimSummary');
  const [before] = await lockRows(context.transaction, parts, sql<boolean>`t.claim_no = ${claimNo}`);
  if (before?.['difference'] !== difference) return ok(undefined);
  if (before['state'] !== 'draft') return refuse(moved);
  const after = { ...before, state: 'closed', closedAt: context.now.toISOString() };
  await updateRows(context.transaction, parts, [{ before, after }], { action: 'state', transition: 'withdraw' });
  return ok(undefined);
}
