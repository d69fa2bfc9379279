import { skuMay, type SkuSalesStatus } from '@axle/catalog';
import { fill, type Refusal } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { sql } from 'kysely';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const notMember = (field: string): Refusal => ({
  code: 'NOT_A_MEMBER',
  field,
  message: { zh: '该SKU不在替代组内', en: 'SKU is not in the group' },
});
const notBought = { zh: '{sku}已不可采购，不能作为主料', en: '{sku} can no longer be purchased, so it cannot be the main part' };

/** The main part and those of the order are members of the group, and the main part may be bought. */
export const materialAreaGuard: RecordGuard = async (database, records) => {
  const groups = records.flatMap(({ skuGroup }) => (typeof skuGroup === 'number' ? [skuGroup] : []));
  const { rows } = await sql<{ group: number; sku: number; code: string; status: SkuSalesStatus }>`
    select m.record_id as "group", m.sku, k.sku as code, k.sales_status as status
    from sku_substitute_members m join sku k on k.id = m.sku where m.record_id = any(${groups}::bigint[])`.execute(database);
  return record => {
    const members = new Map(rows.filter(({ group }) => group === record['skuGroup']).map(row => [row.sku, row]));
    const main = members.get(record['mainSku'] as number);
    const found: Refusal[] = [];
    if (!main) found.push(notMember('mainSku'));
    else if (!skuMay(main.status, 'purchase'))
      found.push({ code: 'NOT_BOUGHT', field: 'mainSku', message: fill(notBought, { sku: main.code }) });
    for (const [at, { sku }] of linesIn(record, 'order').entries())
      if (typeof sku === 'number' && !members.has(sku)) found.push(notMember(`order.${at}.sku`));
    return found;
  };
};
