import type { RecordValues } from '@axle/page-kit';
import { skusIn } from './skus-in.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';

/** The first article of a SKU that is not stopped becomes its primary one; an article without a SKU is none. */
export const settlePrimary: Derivation = async (transaction, _parts, rows) => {
  const skus = skusIn(rows.map(({ after }) => after));
  const taken = new Set(
    skus.length === 0
      ? []
      : (await transaction.selectFrom('supplier_sku').select('sku').where('sku', 'in', skus).where('is_primary', '=', true).execute()).map(
          ({ sku }) => sku,
        ),
  );
  return rows.map(({ before, after }): RecordValues => {
    const sku = after['sku'];
    if (sku === undefined || after['state'] === 'stopped') return { ...after, isPrimary: false };
    if (after['isPrimary'] === true && before?.['sku'] === sku) return after;
    const isFirst = !taken.has(Number(sku));
    taken.add(Number(sku));
    return { ...after, isPrimary: isFirst || (after['isPrimary'] === true && before !== undefined) };
  });
};
