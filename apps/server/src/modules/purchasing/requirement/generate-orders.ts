import type { RecordRow, RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type Actor, type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { allocateRequirements, orderedFor, type OrderedPieces } from './allocate-requirements.ts';
import { type LeftOut, proposeOrders, type ProposedOrder } from './propose-orders.ts';

const partsOf = (transaction: Transaction<Tables>, caller: Actor, page: string): RecordParts => {
  const { resource } = caller.registry.page(page)!.page;
  if (!resource) throw new Error(`${page} keeps no records`);
  return { database: transaction, resource, page, caller, referred: caller.registry.referred };
};

const orderOf = ({ key, lines }: ProposedOrder, batch: number): RecordValues => ({
  ...key,
  batch,
  lines: lines.map(({ sku, qty, price, requiredDate }) => ({ sku, qty, price, requiredDate })),
});

const leftOutLine = ({ requirement, qty, reason }: LeftOut, at: number): RecordValues => ({
  no: at + 1,
  requirement: requirement.id,
  sku: requirement['sku'],
  qty,
  reason,
});

/** What was generated: the batch, and how many orders came out. */
export interface Generated {
  /** Its number. */
  readonly batchNo: string;
  readonly orders: number;
}

/** [R2] Makes draft orders of requirements, and a batch that lists them and what was left out; nothing where no order comes out. */
export async function generateOrders(
  transaction: Transaction<Tables>,
  caller: Actor,
  requirements: readonly RecordRow[],
  bucketDays: number,
): Promise<Generated | undefined> {
  const { orders, leftOut } = await proposeOrders(transaction, requirements, { bucketDays, today: todayOf(caller) });
  if (orders.length === 0) return undefined;
  const batchParts = partsOf(transaction, caller, 'purchaseOrderCreated');
  const [batch] = await insertRows(transaction, batchParts, [{ leftOut: leftOut.map(leftOutLine) }], { action: 'add' });
  const made = await insertRows(
    transaction,
    partsOf(transaction, caller, 'purchaseOrder'),
    orders.map(order => orderOf(order, batch!.id)),
    { action: 'add' },
  );
  const batchOrders = orders.map(({ key, lines }, at) => ({
    order: made[at]!.id,
    supplier: key.supplier,
    warehouse: key.warehouse,
    lineCount: lines.length,
    qty: lines.reduce((sum, { qty }) => sum + qty, 0),
    surplus: lines.reduce((sum, { surplus }) => sum + surplus, 0),
  }));
  // read again: the database has numbered it
  const [numbered] = await lockById(transaction, batchParts, [batch!.id]);
  await updateRows(transaction, batchParts, [{ before: numbered!, after: { ...numbered, orders: batchOrders } }], { action: 'update' });
  const given = Map.groupBy(
    orders.flatMap(({ lines }, at) =>
      lines.flatMap(({ requiredDate, allocations }) =>
        allocations.map(({ reqNo, qty }) => ({ reqNo, order: made[at]!.id, lineDate: requiredDate, qty })),
      ),
    ),
    ({ reqNo }) => reqNo,
  );
  await allocateRequirements(
    transaction,
    caller,
    requirements.flatMap(before => {
      const of: readonly OrderedPieces[] | undefined = given.get(String(before['reqNo']));
      return of ? [{ before, ordered: [...orderedFor(before), ...of] }] : [];
    }),
  );
  return { batchNo: String(numbered!['batchNo']), orders: orders.length };
}
