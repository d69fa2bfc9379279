import type { Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { eachByItself } from '../../../platform/resources/each-by-itself.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { allocateOrders } from './allocate-orders.ts';
import { ordersToLead } from './lead-orders.ts';
import { reallocateOrders } from './reallocate-orders.ts';

/** Allocates the ticked orders together, so that those paid first come first; each ends allocated, out of stock or refused. */
const allocate: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const { open, refused } = ordersToLead(parts, records, 'allocate');
    return new Map([...refused, ...(await allocateOrders(transaction, { ...parts, database: transaction }, open))]);
  });

const reallocate: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const { open, refused } = ordersToLead(parts, records, 'reallocate');
    await reallocateOrders(transaction, parts, open);
    return refused;
  });

/** The order as it waits for a warehouse again. */
const freed = async (transaction: Transaction<Tables>, parts: RecordParts, record: RecordRow): Promise<RecordRow> =>
  record['status'] === 'allocated' ? (await reallocateOrders(transaction, parts, [record]))[0]! : record;

/** Allocates an order to the warehouse that a person chose; where it cannot fill the order, nothing changes. */
const assignWarehouse: ActionHandler = ({ parts, targets, input }) =>
  eachByItself(parts, targets, async (own, record): Promise<Refusal | undefined> => {
    const { rows } = await sql<{ code: string }>`select code from warehouse where id = ${Number(input['warehouse'])}`.execute(own.database);
    const waiting = await freed(own.database, own, record);
    const { open, refused } = ordersToLead(own, [waiting], 'allocate');
    return refused.get(record.id) ?? (await allocateOrders(own.database, own, open, rows[0]?.code)).get(record.id);
  });

/** What the buttons of allocation do. */
export const allocationActions: ActionHandlers = {
  'orderList.allocate': allocate,
  'orderList.assignWarehouse': assignWarehouse,
  'orderList.reallocate': reallocate,
};
