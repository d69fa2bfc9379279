import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { demoFnsku } from './demo-listings.ts';
import { type DemoOffer, demoOffers } from './demo-offers.ts';
import { demoSkus } from './demo-skus.ts';

const since = '2024-01-01';

/** Adds the listings of the demo on its platforms, their SKU maps, FNSKUs and the pools of stock at Amazon. */
export const addDemoOffers = demoStep('offers', ['listings'], async ({ transaction, adding, person }) => {
  const add = adding('operator');
  const manager = person('operator');
  const { rows } = await sql<{ kind: string; code: string; id: number; platform: string | null }>`
    select 'store' as kind, code, id, platform from store union all select 'site', code, id, platform from site
    union all select 'sku', sku, id, null from sku`.execute(transaction);
  const ids = new Map(rows.map(({ kind, code, id }) => [`${kind}/${code}`, id]));
  const platforms = new Map(rows.flatMap(({ kind, code, platform }) => (kind === 'store' ? [[code, platform] as const] : [])));
  const place = ({ store, site }: DemoOffer) => ({ store: ids.get(`store/${store}`), site: ids.get(`site/${site}`) });
  const listed = await listedAtAmazon(transaction);
  const inUs = new Set(listed.flatMap(({ site, part }) => (site === 'AMZ-US' && part ? [part[0]] : [])));
  const offers = [...listed, ...demoOffers(demoSkus(), inUs)];
  await add(
    'ptSku',
    offers.map(offer => {
      const { part: _, level: __, fnsku: ___, ...values } = offer;
      return { ...values, ...place(offer), manager };
    }),
  );
  const mapped = offers.filter(({ part }) => part);
  const maps = new Map(
    mapped.map(offer => {
      const scope = offer.level === 'storeSite' ? place(offer) : {};
      const map = { platform: platforms.get(offer.store), ...scope, sellerSku: offer.sellerSku, effectiveFrom: since };
      return [JSON.stringify(map), { ...map, lines: [{ sku: ids.get(`sku/${offer.part![0]}`), qty: offer.part![1] }] }];
    }),
  );
  await add('skuMap', [...maps.values()]);
  await add(
    'fbaMap',
    mapped
      .filter(({ fulfilment }, at) => fulfilment === 'fba' && at % 11 !== 0)
      .map(offer => ({
        ...place(offer),
        msku: offer.sellerSku,
        fnsku: offer.fnsku ?? demoFnsku(offer.sellerSku, offer.store),
        asin: offer.itemId,
        sku: ids.get(`sku/${offer.part![0]}`),
        qtyPer: offer.part![1],
        labelType: 'fnsku',
        effectiveFrom: since,
      })),
  );
  const pool = (poolCode: string, store: string, kind: string, sites: readonly string[]) => ({
    poolCode,
    store: ids.get(`store/${store}`),
    kind,
    homeSite: ids.get(`site/${sites[0]}`),
    effectiveFrom: since,
    sites: sites.map(site => ({ site: ids.get(`site/${site}`) })),
  });
  await add('fbaCorrespondence', [
    pool('EU-PANEU', 'AMZ-EU', 'paneu', ['AMZ-DE', 'AMZ-FR']),
    pool('US-FBA', 'AMZ-NA', 'single', ['AMZ-US']),
    pool('UK-FBA', 'AMZ-UK', 'single', ['AMZ-UK']),
  ]);
});

/** The listings with daily snapshots; one map for all sites of a seller SKU, a separate one for the British site. */
async function listedAtAmazon(transaction: Transaction<Tables>): Promise<readonly DemoOffer[]> {
  const { rows } = await sql<Omit<DemoOffer, 'part' | 'level'> & { readonly sku: string }>`
    select s.code as store, i.code as site, l.msku as "sellerSku", l.asin as "itemId", l.title, l.fulfilment,
    l.listing_status as "listingStatus", l.fnsku, k.sku
    from amazon_listing l join store s on s.id = l.store join site i on i.id = l.site join sku k on k.id = l.sku where l.latest
    order by l.id`.execute(transaction);
  return rows.map(({ sku, ...offer }) => ({ ...offer, part: [sku, 1], level: offer.store === 'AMZ-UK' ? 'storeSite' : 'platform' }));
}
