import { type Refusal, text } from '@axle/kernel';
import { fieldsOf, type RecordRow, type RecordValues, rowChanged, type Target, type TargetOutcome } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { every } from '../../../platform/resources/query/filter-condition.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { idsIn } from '../order/supplier-terms.ts';

const gone: Refusal = { code: 'CLOSED_LINE', message: text('该行已没有未交数量', 'The line has no open quantity') };

/** A ticked line with its order, locked. */
export interface FollowedLine {
  readonly line: RecordRow;
  readonly order: RecordRow;
}

/** Ticked lines as their actor saw them, with their orders locked, and the outcomes once each was judged. */
export async function followedLines(transaction: Transaction<Tables>, parts: RecordParts, targets: readonly Target[]) {
  const ids = targets.map(({ id }) => id).filter(Number.isSafeInteger);
  const picked = (given: readonly number[]) =>
    selectRows(
      transaction,
      parts.resource,
      Object.keys(fieldsOf(parts.resource)),
      sql`where ${every([sql<boolean>`t.id = any(${given}::bigint[])`, seenRows(parts)])} order by t.id`,
    );
  const seen = await picked(ids);
  const own = ownParts(transaction, parts.caller, 'purchaseOrder');
  const locked = await lockById(transaction, own, idsIn(seen.map(({ purchaseOrder }) => purchaseOrder)));
  const orders = new Map(locked.map(order => [order.id, order]));
  const lines = new Map((await picked(ids)).map(line => [line.id, line]));
  const current = targets.flatMap(({ id, version }): readonly FollowedLine[] => {
    const line = lines.get(id);
    return line?.version === version ? [{ line, order: orders.get(Number(line['purchaseOrder']))! }] : [];
  });
  const outcomes = (refused: ReadonlyMap<number, Refusal>): readonly TargetOutcome[] =>
    targets.map(({ id, version }) => {
      const line = lines.get(id);
      if (!line) return { id, name: String(id), refusal: gone };
      const refusal = line.version === version ? refused.get(id) : rowChanged;
      const order: RecordValues = orders.get(Number(line['purchaseOrder'])) ?? {};
      return { id, name: `${String(order['orderNo'])} ${String(line['orderLine'])}`, ...(refusal ? { refusal } : {}) };
    });
  return { current, outcomes };
}
