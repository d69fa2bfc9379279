import { text } from '@axle/kernel';
import { linesIn, permissionCode, type RecordValues } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { forbiddenTo } from '../../../platform/access/role-names.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';

const byHand = (order: RecordValues | undefined): readonly string[] =>
  linesIn(order ?? {}, 'lines')
    .filter(({ priceSource }) => priceSource === 'manual')
    .map(({ sku, price }) => `${String(sku)} ${String(price)}`);

/** Prices are set by hand on the workbench by whoever holds the code alone. */
export const guardPrices: WriteGuard = async (_transaction, { caller, page }, rows) => {
  if (page !== 'newOrder' || can(caller.access, permissionCode('purchase', page, 'editPrice'))) return;
  for (const { before, after } of rows) {
    const former = new Set(byHand(before));
    if (byHand(after).some(price => !former.has(price)))
      throw new RefusedWrite({ ...forbiddenTo(text('手工改价', 'Set prices manually'), []), field: 'lines' });
  }
};
