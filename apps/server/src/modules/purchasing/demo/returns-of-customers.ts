import type { Demo } from '../../../platform/demo/demo-step.ts';
import { createReceipt } from '../../inventory/receipt/create-receipt.ts';
import { cartons, keepPicture } from './demo-pictures.ts';
import type { Press } from './pressing.ts';

const dayLong = 86_400_000;

/** What customers returned: under which number, how many days ago, and how many pieces of each SKU. */
const returns = [
  { sourceNo: 'RMA-10431', daysAgo: 19, pieces: [6, 2] },
  { sourceNo: 'RMA-10447', daysAgo: 11, pieces: [3, 7] },
] as const;

/** Adds returns of customers that the warehouse has counted, of these SKUs; where there are no files, none can be shown. */
export async function returnsOfCustomers(demo: Demo, press: Press, skus: readonly { readonly id: number; readonly sku: string }[]) {
  const { transaction, registry, person, files } = demo;
  const by = person('whClerk');
  if (!files) return;
  const { id: warehouse } = await transaction.selectFrom('warehouse').select('id').where('code', '=', 'US-W').executeTakeFirstOrThrow();
  const photos = await keepPicture(demo, files, 'returned.png', cartons, by);
  for (const { sourceNo, daysAgo, pieces } of returns) {
    const now = new Date(demo.now.getTime() - daysAgo * dayLong);
    const came = skus.slice(0, pieces.length).map((sku, at) => ({ ...sku, qty: pieces[at]! }));
    const lines = came.map(({ id, qty }) => ({ sku: id, expectedQty: qty }));
    const made = await createReceipt({ registry, transaction, now, by }, { type: 'customer_return', sourceNo, warehouse, lines });
    if (!made.ok) throw new Error(made.refusal.code);
    const receipt = made.value.id;
    const version = async () =>
      (await transaction.selectFrom('receipt').select('version').where('id', '=', receipt).executeTakeFirstOrThrow()).version;
    await press('receiveOrder', 'arrive', by, daysAgo, [{ id: receipt, version: await version() }]);
    await press('receiveStation', 'start', by, daysAgo, [], { receipt, version: await version() });
    for (const { sku, qty } of came) await press('receiveStation', 'scan', by, daysAgo, [], { receipt, code: `${qty}*${sku}`, photos });
    await press('receiveStation', 'finish', by, daysAgo, [], { receipt, version: await version() });
    await press('receiveOrder', 'close', by, daysAgo, [{ id: receipt, version: await version() }]);
  }
}
