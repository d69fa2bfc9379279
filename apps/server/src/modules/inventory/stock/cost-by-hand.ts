import { randomUUID } from 'node:crypto';
import { refuseShortReason } from '@axle/inventory';
import { type Decimal, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionContext, ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { ledgerContext } from './ledger-context.ts';
import { stockLedger } from './stock-ledger.ts';

/** The kind of document of costs that are added to a layer by hand; its number is the layer's. */
const docType = 'layer_cost';

const refusals = {
  unknown: {
    code: 'COST_UNKNOWN',
    message: { zh: '该批次成本未知，请先补录成本', en: 'The cost of the layer is unknown; set it first' },
  },
  empty: { code: 'LAYER_EMPTY', message: { zh: '该批次已无剩余', en: 'Nothing is left of the layer' } },
  none: { code: 'NO_COST', message: { zh: '没有可撤销的手工追加成本', en: 'No landed cost added by hand to reverse' } },
} as const satisfies Readonly<Record<string, Refusal>>;

interface HandLayer {
  readonly id: number;
  readonly layer_no: string;
  readonly cost_source: string;
  readonly qty_left: number;
}

/** Posts something to the layer of a call, within the caller's scope and with its reason; returns the layer by its number. */
const onLayer = (
  { parts, targets, input }: ActionContext,
  post: (transaction: Transaction<Tables>, layer: HandLayer, reason: string) => Promise<Result<unknown, Refusal | readonly Refusal[]>>,
): ReturnType<ActionHandler> =>
  inTransaction(parts.database, async transaction => {
    const reason = String(input['reason'] ?? '').trim();
    const short = refuseShortReason(reason, 'reason');
    if (short) return refuse(short);
    const { rows } = await sql<HandLayer>`
      select t.id, t.layer_no, t.cost_source, t.qty_left from stock_layer_list t
      where t.id = ${targets[0]?.id ?? 0} and ${seenRows(parts)}`.execute(transaction);
    const [layer] = rows;
    if (!layer) return refuse(notFound);
    const reply = await post(transaction, layer, reason);
    return reply.ok ? ok([{ id: layer.id, name: layer.layer_no }]) : reply;
  });

/** [M4] Adds a cost that came later to a layer, with the reason: what is left is worth more, the part of what has gone is a variance. */
export const addCostByHand: ActionHandler = call =>
  onLayer(call, async (transaction, layer, reason) => {
    if (layer.cost_source === 'unknown') return refuse(refusals.unknown);
    if (layer.qty_left === 0) return refuse(refusals.empty);
    return stockLedger(ledgerContext(transaction, call.parts.caller)).addLandedCost({
      idemKey: `layer:${layer.layer_no}:landed:${call.key ?? randomUUID()}`,
      layerNo: layer.layer_no,
      amount: call.input['amount'] as Decimal,
      docType,
      docNo: layer.layer_no,
      reason,
    });
  });

/** [M5] Takes the last cost back that was added to a layer by hand, while no piece has left since. */
export const reverseCostByHand: ActionHandler = call =>
  onLayer(call, async (transaction, layer, reason) => {
    const { rows } = await sql<{ posting_no: string }>`
      select p.posting_no from stock_posting p where p.doc_type = ${docType} and p.doc_no = ${layer.layer_no} and p.reversal_of is null
        and not exists (select from stock_posting r where r.reversal_of = p.id) order by p.id desc limit 1`.execute(transaction);
    const [last] = rows;
    if (!last) return refuse(refusals.none);
    return stockLedger(ledgerContext(transaction, call.parts.caller)).reverse({
      idemKey: `reversal:${last.posting_no}:${call.key ?? randomUUID()}`,
      postingNo: last.posting_no,
      reason,
    });
  });
