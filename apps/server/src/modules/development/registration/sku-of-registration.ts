import { nextSkuCode, skuPrefix, skuPrice } from '@axle/development';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { type Actor, todayOf } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { addRecord } from '../../../platform/resources/write-record.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { rateToCny } from '../../purchasing/order/rate-to-cny.ts';
import { skuFields } from './article-fields.ts';
import type { BoundItem } from './bound-item.ts';

/** Whoever makes a SKU of a registration goes on alone, so that the other sees it: its code, and whose OE numbers it has. */
export const waitForOthers = (database: Transaction<Tables>) =>
  sql`select pg_advisory_xact_lock(hashtext('new_product_sku'))`.execute(database);

/** [N13] The code of the next SKU of a category. */
async function freeCode(database: Transaction<Tables>, category: unknown): Promise<string> {
  const { code } = await database.selectFrom('category').select('code').where('id', '=', Number(category)).executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('sku')
    .select('sku')
    .where('sku', 'like', `${skuPrefix(code)}-%`)
    .execute();
  return nextSkuCode(
    code,
    rows.map(({ sku }) => sku),
  );
}

/** [N13a] What the SKU costs, in yuan with tax. */
async function priceOf(database: Transaction<Tables>, caller: Actor, item: BoundItem) {
  const rate = await rateToCny(database, item.currency, todayOf(caller));
  if (!rate.ok) throw new RefusedWrite([rate.refusal].flat()[0]!);
  return skuPrice({ ...item, rate: rate.value });
}

/** Adds the SKU of a registration, as new, with its pictures; answers its id. What its own rules refuse is thrown. */
export async function addSku(database: Transaction<Tables>, caller: Actor, record: RecordRow, item: BoundItem): Promise<number> {
  const parts = ownParts(database, caller, 'skuList');
  const { rows } = await sql<{ developer: number }>`select developer from new_product_project where id = ${record['project']}`.execute(
    database,
  );
  const values: RecordValues = {
    ...Object.fromEntries(skuFields.map(key => [key, record[key]])),
    sku: await freeCode(database, record['category']),
    kind: 'single',
    developer: rows[0]?.developer,
    supplier: item.supplier,
    supplierSku: item.itemNo,
    price: await priceOf(database, caller, item),
    taxRate: item.taxRate,
    leadDays: item.leadDays,
    moq: item.moq,
  };
  const added = await addRecord(parts, values);
  if (!added.ok) throw new RefusedWrite([added.refusal].flat()[0]!);
  const { id } = added.value;
  // the pictures were brought by whoever completed the registration, not by who approves it
  const [before] = await lockById(database, parts, [id]);
  await updateRows(database, parts, [{ before: before!, after: { ...before, images: record['images'] } }], { action: 'update' });
  const [target] = await lockById(database, parts, [id]);
  const led = await transitionHandler('submit')({ parts, targets: [{ id, version: target!.version }], input: {} });
  const refusal = led.ok ? led.value[0]?.refusal : [led.refusal].flat()[0];
  if (refusal) throw new RefusedWrite(refusal);
  return id;
}
