import { ok, type Refusal, refuse, text } from '@axle/kernel';
import { fieldsOf, linesIn, type RecordRow, type Target, type TargetOutcome } from '@axle/page-kit';
import { type MatchResult, overrideRefusals, passingResults } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { every } from '../../../platform/resources/query/filter-condition.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { idsIn } from '../order/supplier-terms.ts';

const resolved: Refusal = {
  code: 'RESOLVED',
  message: text('该行已处理，或结算单已变化，请刷新', 'The line is resolved, or its settlement has changed; reload the list'),
};

/** Ticked lines that still stand as they were seen, and what is said of each tick; their settlements are locked. */
export interface PickedExceptions {
  readonly lines: readonly RecordRow[];
  readonly settlements: readonly RecordRow[];
  readonly outcomes: readonly TargetOutcome[];
}

/** Finds the exceptions that somebody ticked among those that they see. */
export async function pickedExceptions(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  targets: readonly Target[],
): Promise<PickedExceptions> {
  const ids = targets.map(({ id }) => id).filter(Number.isSafeInteger);
  const where = every([sql<boolean>`t.id = any(${ids}::bigint[])`, seenRows(parts)]);
  const picked = () => selectRows(transaction, parts.resource, Object.keys(fieldsOf(parts.resource)), sql`where ${where} order by t.id`);
  const own = ownParts(transaction, parts.caller, 'purchaseSettlement');
  const settlements = await lockById(transaction, own, idsIn((await picked()).map(({ settlement }) => settlement)));
  const found = new Map((await picked()).map(line => [line.id, line]));
  const outcomes = targets.map(({ id, version }) => {
    const line = found.get(id);
    const settlement = settlements.find(one => one.id === line?.['settlement']);
    const name = settlement ? `${String(settlement['settleNo'])} ${String(line?.['orderLine'])}` : String(id);
    return { id, name, ...(line?.version === version ? {} : { refusal: resolved }) };
  });
  return { lines: outcomes.flatMap(({ id, refusal }) => (refusal ? [] : [found.get(id)!])), settlements, outcomes };
}

/** [R47] [R50] Lets exceptions pass, with who and why; a settlement without open exceptions is a draft again. */
export const overrideLines: ActionHandler = async ({ parts, targets, input }) => {
  const reason = String(input['reason'] ?? '').trim();
  const refused = overrideRefusals(reason);
  if (refused.length > 0) return refuse(refused);
  return inTransaction(parts.database, async transaction => {
    const { lines: passed, settlements, outcomes } = await pickedExceptions(transaction, parts, targets);
    const values = {
      override: true,
      overrideReason: reason,
      overrideBy: parts.caller.access.userId,
      overrideAt: parts.caller.now.toISOString(),
    };
    const changes = settlements.flatMap(before => {
      const mine = passed.filter(({ settlement }) => settlement === before.id);
      const lines = linesIn(before, 'lines').map(line =>
        !passingResults.includes(line['match'] as MatchResult) &&
        mine.some(one => one['invoice'] === line['invoice'] && one['invoiceLine'] === line['invoiceLine'])
          ? { ...line, ...values }
          : line,
      );
      return mine.length > 0 ? [{ before, after: { ...before, lines } }] : [];
    });
    await updateRows(transaction, ownParts(transaction, parts.caller, 'purchaseSettlement'), changes, { action: 'update' });
    return ok(outcomes);
  });
};
