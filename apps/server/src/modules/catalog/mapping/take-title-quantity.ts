import { packQuantity, unitsPromised } from '@axle/catalog';
import type { Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { sql } from 'kysely';
import { listingOf } from './map-listing.ts';
import { changeMap, type SettleParts } from './map-in-force.ts';

const severalSkus: Refusal = {
  code: 'SEVERAL_SKUS',
  message: {
    zh: '映射由多个SKU组成，标题数量无法分配，请在SKU映射中修改',
    en: 'The map has several SKUs, so the quantity of the title cannot be split: change it on the “SKU map” page',
  },
};
const saysNothing: Refusal = { code: 'NO_QUANTITY', message: { zh: '标题中没有数量', en: 'The title states no quantity' } };

/** [MAP4] Maps a listing to as many units of its SKU as its title promises. */
export async function takeTitleQuantity(parts: SettleParts, record: RecordRow): Promise<Refusal | undefined> {
  const listing = listingOf(record);
  const { rows } = await sql<{ title: string | null }>`
    select title from pt_sku where store = ${listing.store} and site = ${listing.site} and seller_sku = ${listing.sellerSku}`.execute(
    parts.database,
  );
  const promised = packQuantity(rows[0]?.title ?? '');
  if (promised === undefined) return saysNothing;
  return changeMap(parts, listing, async lines => {
    const [line] = lines;
    if (!line || lines.length > 1) return severalSkus;
    const { pieces } = await parts.database
      .selectFrom('sku')
      .select('pcs_per_uom as pieces')
      .where('id', '=', line.sku)
      .executeTakeFirstOrThrow();
    return [{ ...line, qty: unitsPromised(promised, pieces) }];
  });
}
