import { ok, type Refusal, refuse, text } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { overrideRefusals, passingResults, type MatchResult } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { every } from '../../../platform/resources/query/filter-condition.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const resolved: Refusal = {
  code: 'RESOLVED',
  message: text('该行已处理，或结算单已变化，请刷新', 'The line is resolved, or its settlement has changed; reload the list'),
};

/** [R47] [R50] Lets exceptions pass, with who and why; a settlement without open exceptions is a draft again. */
export const overrideLines: ActionHandler = async ({ parts, targets, input }) => {
  const reason = String(input['reason'] ?? '').trim();
  const refused = overrideRefusals(reason);
  if (refused.length > 0) return refuse(refused);
  return inTransaction(parts.database, async transaction => {
    const ids = targets.map(({ id }) => id).filter(Number.isSafeInteger);
    const where = every([sql<boolean>`t.id = any(${ids}::bigint[])`, seenRows(parts)]);
    const keys = ['settlement', 'invoice', 'invoiceLine', 'purchaseOrder', 'orderLine'];
    const picked = await selectRows(transaction, parts.resource, keys, sql`where ${where} order by t.id`);
    const own = ownParts(transaction, parts.caller, 'purchaseSettlement');
    const settlements = await lockById(transaction, own, [...new Set(picked.map(({ settlement }) => Number(settlement)))]);
    const outcomes = targets.map(({ id, version }) => {
      const line = picked.find(one => one.id === id);
      const settlement = settlements.find(one => one.id === line?.['settlement']);
      const name = settlement ? `${String(settlement['settleNo'])} ${String(line?.['orderLine'])}` : String(id);
      const isOpen = settlement?.version === version && ['draft', 'exception'].includes(String(settlement['state']));
      return { id, name, ...(isOpen ? {} : { refusal: resolved }) };
    });
    const passed = picked.filter(({ id }) => outcomes.some(outcome => outcome.id === id && !('refusal' in outcome)));
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
    await updateRows(transaction, own, changes, { action: 'update' });
    return ok(outcomes);
  });
};
