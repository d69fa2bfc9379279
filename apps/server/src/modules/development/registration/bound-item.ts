import { type Decimal, type Refusal, text } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** The supplier's article of a registration, locked. */
export interface BoundItem {
  readonly supplier: number;
  readonly itemNo: string;
  readonly currency: string;
  readonly priceInclTax: boolean;
  readonly taxRate?: Decimal;
  readonly moq: number;
  readonly cartonQty: number;
  readonly orderMultiple: number;
  readonly leadDays?: number;
  /** What the smallest quantity costs today. */
  readonly price: Decimal;
  /** Links it to its SKU; an article on trial comes into use. */
  link(sku: number): Promise<void>;
}

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, field: 'supplierItem', message: text(zh, en) });
const isLinked = refusal('LINKED', '该供应商SKU已关联其他SKU', 'The supplier item is linked to another SKU');
const notInUse = refusal('ITEM_STATE', '该供应商SKU已暂停或停用', 'The supplier item is paused or stopped');
const noPrice = refusal('NO_PRICE', '该供应商SKU今天没有已审批的价格', 'The supplier item has no approved price today');

/** The supplier's article of a registration: without a SKU, on trial or in use, and with a price of today. */
export async function boundItem(database: Transaction<Tables>, caller: Actor, record: RecordRow): Promise<BoundItem> {
  const parts = ownParts(database, caller, 'supplierSkuList');
  const [before] = await lockById(database, parts, [Number(record['supplierItem'])]);
  if (!before || before['sku'] !== undefined) throw new RefusedWrite(isLinked);
  const isOnTrial = before['state'] === 'trial';
  if (!isOnTrial && before['state'] !== 'active') throw new RefusedWrite(notInUse);
  const { rows } = await sql<{ price: Decimal | null }>`
    select trim_scale(price)::text as price from supplier_sku_list where id = ${before.id}`.execute(database);
  const price = rows[0]?.price ?? undefined;
  if (price === undefined) throw new RefusedWrite(noPrice);
  return {
    ...(before as unknown as Omit<BoundItem, 'price' | 'link' | 'itemNo'>),
    itemNo: String(before['supplierItemNo']),
    price,
    async link(sku) {
      const after = { ...before, sku, state: 'active' };
      const reason = isOnTrial ? ({ action: 'state', transition: 'activate' } as const) : ({ action: 'update' } as const);
      await updateRows(database, parts, [{ before, after }], reason);
    },
  };
}
