import { compareDecimals, type Decimal, ok, type Refusal, refuse, type Result, subtract, zero } from '@axle/kernel';
import { notFound, type RecordRow } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionContext, ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import { nameFor } from '../../../platform/resources/write-batch.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { type MaterialMove, moveMaterials } from './move-material.ts';
import { ledgerContext } from '../stock/ledger-context.ts';

const asCounted: Refusal = {
  code: 'ZERO_MOVE',
  field: 'counted',
  message: { zh: '与账面一致，无需调整', en: 'Counted quantity equals the book quantity; nothing to adjust' },
};
const disabled: Refusal = { code: 'MATERIAL_DISABLED', message: { zh: '包材已停用', en: 'The material is disabled' } };

type Change = Pick<MaterialMove, 'qty' | 'docNo' | 'reason'>;

/** Moves one material in a warehouse that the caller sees. */
const moving =
  (
    kind: 'stock_in' | 'adjust',
    change: (transaction: Transaction<Tables>, context: ActionContext, material: RecordRow, warehouse: number) => Promise<Result<Change>>,
  ): ActionHandler =>
  context =>
    inTransaction(context.parts.database, async transaction => {
      const { parts, targets, input } = context;
      const { caller } = parts;
      const inside = { ...parts, database: transaction };
      const material = await findRecord(inside, transaction, targets[0]?.id ?? 0, ['code', 'nameZh', 'status']);
      if (!material) return refuse(notFound);
      if (kind === 'stock_in' && material['status'] !== 1) return refuse(disabled);
      const warehouses = { ...inside, resource: parts.caller.registry.referred('warehouse')!, page: 'warehouse' };
      const warehouse = await findRecord(warehouses, transaction, input['warehouse'] as number, ['code']);
      if (!warehouse) return refuse({ ...notFound, field: 'warehouse' });
      const changed = await change(transaction, context, material, warehouse.id);
      if (!changed.ok) return changed;
      const move = { material: material.id, warehouse: warehouse.id, kind, ...changed.value };
      await moveMaterials(ledgerContext(transaction, caller), [move]);
      return ok([{ id: material.id, name: nameFor(parts)(material) }]);
    });

const stockIn = moving('stock_in', async (_, { input }) =>
  ok({ qty: input['qty'] as Decimal, ...(input['docNo'] === undefined ? {} : { docNo: String(input['docNo']) }) }),
);

/** Sets the stock to the counted quantity, by a movement of the difference. */
const adjust = moving('adjust', async (transaction, { input }, material, warehouse) => {
  // a row to lock, so that there is no other movement between reading and writing
  await transaction
    .insertInto('packing_material_stock')
    .values({ material: material.id, warehouse, qty: zero })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { qty } = await transaction
    .selectFrom('packing_material_stock')
    .select('qty')
    .where('material', '=', material.id)
    .where('warehouse', '=', warehouse)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const difference = subtract(input['counted'] as Decimal, qty as Decimal);
  return compareDecimals(difference, zero) === 0 ? refuse(asCounted) : ok({ qty: difference, reason: String(input['reason']) });
});

/** Effects of the own actions of packing materials. */
export const materialActions: ActionHandlers = { 'packingMaterial.stockIn': stockIn, 'packingMaterial.adjust': adjust };
