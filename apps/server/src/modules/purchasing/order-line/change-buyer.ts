import { ok, type Refusal, refuse } from '@axle/kernel';
import { forbiddenField, notFound, type TargetOutcome } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const ended: Refusal = {
  code: 'STATE',
  message: { zh: '已关闭或取消的订单不能换采购员', en: 'The buyer of closed or cancelled orders cannot be changed' },
};
/** The orders of the ticked lines go to another buyer, each order once. */
export const changeBuyer: ActionHandler = ({ parts, targets, input }) =>
  inTransaction(parts.database, async database => {
    const resource = parts.caller.registry.referred('purchaseOrder')!;
    const orderParts = { ...parts, database, resource, page: 'purchaseOrder' };
    if (!fieldRights(orderParts).mayWrite('buyer')) return refuse(forbiddenField(resource, 'buyer'));
    const { rows } = await sql<{ id: number; order: number; name: string }>`
      select t.id, t.purchase_order as "order", t.order_no || ' ' || t.line_no as name from purchase_order_line_list as t
      where t.id = any(${targets.map(({ id }) => id)}::bigint[]) and ${seenRows(parts)}`.execute(database);
    const lines = new Map(rows.map(row => [row.id, row]));
    const orders = await lockById(database, orderParts, [...new Set(rows.map(({ order }) => order))]);
    const isOver = new Map(orders.map(order => [order.id, ['closed', 'cancelled'].includes(String(order['state']))]));
    const changed = orders.filter(order => isOver.get(order.id) === false && order['buyer'] !== input['buyer']);
    await updateRows(
      database,
      orderParts,
      changed.map(before => ({ before, after: { ...before, buyer: input['buyer'] } })),
      { action: 'update' },
    );
    return ok(
      targets.map(({ id }): TargetOutcome => {
        const line = lines.get(id);
        const over = line && isOver.get(line.order);
        const refusal = line === undefined || over === undefined ? notFound : over ? ended : undefined;
        return { id, name: line?.name ?? String(id), ...(refusal ? { refusal } : {}) };
      }),
    );
  });
