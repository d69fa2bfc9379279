import { add, compareDecimals, type Decimal, fill, sum } from '@axle/kernel';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';
import { skusIn } from './skus-in.ts';

const message = { zh: '该SKU的份额合计{total}%，超过100%', en: 'Shares of the SKU add up to {total}%, above 100%' };

/** The shares of a SKU's suppliers are at most the whole. */
export const guardShares: WriteGuard = async (transaction, _parts, rows) => {
  const written = rows.flatMap(({ before, after }) => (after?.['sharePct'] === undefined ? [] : [{ id: before?.id, after }]));
  const skus = skusIn(written.map(({ after }) => after));
  if (skus.length === 0) return;
  const stored = await transaction
    .selectFrom('supplier_sku')
    .select(['id', 'sku', 'share_pct as share'])
    .where('sku', 'in', skus)
    .where('state', '<>', 'stopped')
    .where('share_pct', 'is not', null)
    .execute();
  const rewritten = new Set(rows.map(({ before }) => before?.id));
  for (const sku of skus) {
    const others = sum(stored.filter(row => row.sku === sku && !rewritten.has(row.id)).map(({ share }) => share as Decimal));
    const own = sum(
      written.filter(({ after }) => after['sku'] === sku && after['state'] !== 'stopped').map(({ after }) => after['sharePct'] as Decimal),
    );
    const total = add(others, own);
    if (compareDecimals(total, '100' as Decimal) > 0)
      throw new RefusedWrite({ code: 'SHARES', field: 'sharePct', message: fill(message, { total }) });
  }
};
