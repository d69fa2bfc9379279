import { partNumberKey } from '@axle/operation';
import { normalCode } from '@axle/page-kit';
import { sql } from 'kysely';
import type { FindListed } from '../../orders/intake/listed-codes.ts';

/** [O3] PartsGeek orders name part numbers of the feed, whose listings say which seller SKU they are. */
export const orderedParts: FindListed = async (transaction, store, codes) => {
  const named = codes.map(code => ({ code, sellerSku: normalCode(code), key: partNumberKey(code) })).filter(({ key }) => key !== '');
  const { rows } = await sql<{ code: string; sellerSku: string }>`
    select n.code, min(p.seller_sku) as "sellerSku"
    from json_to_recordset(${JSON.stringify(named)}::json) as n (code text, "sellerSku" text, key text)
    join parts_geek_listing g on g.store = ${store} and g.part_keys @> array[n.key]
    join pt_sku p on p.id = g.pt_sku
    where not exists (select from pt_sku own where own.store = ${store} and own.seller_sku collate "C" = n."sellerSku")
    group by n.code having count(distinct p.seller_sku) = 1`.execute(transaction);
  return new Map(rows.map(({ code, sellerSku }) => [code, sellerSku]));
};
