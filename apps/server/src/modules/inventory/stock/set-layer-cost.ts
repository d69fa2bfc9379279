import { randomUUID } from 'node:crypto';
import { type Decimal, multiply, ok, refuse } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { ledgerContext } from './ledger-context.ts';
import { asDecimal } from './read-view.ts';
import { stockLedger } from './stock-ledger.ts';

/** Sets the cost of a layer whose cost was unknown: the remaining pieces are valued by it, the part of issued ones is a variance. */
export const setLayerCost: ActionHandler = async ({ parts, targets, input, key }) =>
  inTransaction(parts.database, async transaction => {
    const { rows } = await sql<{ id: number; layer_no: string; qty_in: number }>`
      select t.id, t.layer_no, t.qty_in from stock_layer_list t
      where t.id = ${targets[0]?.id ?? 0} and t.cost_source = 'unknown' and ${seenRows(parts)}`.execute(transaction);
    const layer = rows[0];
    if (!layer) return refuse(notFound);
    const amount = multiply(input['unitCost'] as Decimal, asDecimal(String(layer.qty_in)));
    const ledger = stockLedger(ledgerContext(transaction, parts.caller));
    const idemKey = `layer:${layer.layer_no}:cost:${key ?? randomUUID()}`;
    const reply = await ledger.addLandedCost({ idemKey, layerNo: layer.layer_no, amount, docType: 'layer', docNo: layer.layer_no });
    if (!reply.ok) return reply;
    await transaction.updateTable('stock_layer').set({ cost_source: 'manual' }).where('id', '=', layer.id).execute();
    return ok([{ id: layer.id, name: layer.layer_no }]);
  });
