import type { Refusal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';
import type { OrderRow } from './on-order.ts';
import { orderRefusals } from './order-refusals.ts';

type Change = (
  context: LedgerContext,
  order: OrderRow,
  input: RecordValues,
  parts: RecordParts & { readonly database: Transaction<Tables> },
) => Promise<RecordValues | Refusal>;

const isRefusal = (answer: RecordValues | Refusal): answer is Refusal => 'code' in answer && 'message' in answer;

/** An action that changes each ticked order by itself, locked, with its history; answers the order as it shall be, or why not. */
export const changingOrders =
  (change: Change, statuses?: readonly string[]): ActionHandler =>
  ({ parts, targets, input }) =>
    eachTarget(parts, targets, async (transaction, records) => {
      const own = { ...parts, database: transaction };
      const context = ledgerContext(transaction, parts.caller);
      const refused = new Map<number, Refusal>();
      for (const order of records as readonly OrderRow[]) {
        const answer =
          order.kind === 'fba'
            ? orderRefusals.fba
            : statuses && !statuses.includes(order.status)
              ? orderRefusals.moved
              : await change(context, order, input, own);
        if (isRefusal(answer)) refused.set(order.id, answer);
        else await updateRows(transaction, own, [{ before: order, after: answer }], { action: 'update' });
      }
      return refused;
    });
