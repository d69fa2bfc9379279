import { fill, type Refusal } from '@axle/kernel';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const noProxy = { zh: '{code}不是代采公司', en: '{code} is not a purchasing agent' };

/** The proxy of a proxy buy is a supplier of that type. */
export const proxyBuyGuard: RecordGuard = async (database, records) => {
  const ids = [...new Set(records.flatMap(({ proxy }) => (typeof proxy === 'number' ? [proxy] : [])))];
  if (ids.length === 0) return () => [];
  const rows = await database.selectFrom('supplier').select(['id', 'supplier_code', 'type']).where('id', 'in', ids).execute();
  const others = new Map(rows.filter(({ type }) => type !== 'proxy').map(({ id, supplier_code }) => [id, supplier_code]));
  return ({ proxy }): readonly Refusal[] => {
    const code = others.get(proxy as number);
    return code === undefined ? [] : [{ code: 'NO_PROXY', field: 'proxy', message: fill(noProxy, { code }) }];
  };
};
