import { lots } from '../../../platform/demo/lots.ts';
import type { DemoSku } from './demo-skus.ts';

/** A listing, by the codes of its shop and site, and the SKUs that it is mapped to. */
export interface DemoOffer {
  readonly store: string;
  readonly site: string;
  readonly sellerSku: string;
  readonly itemId: string;
  readonly title: string;
  readonly fulfilment: string;
  readonly listingStatus: string;
  /** The part and its quantity; absent where it is not mapped yet. */
  readonly part?: readonly [sku: string, qty: number];
  /** How far its map reaches. */
  readonly level?: 'platform' | 'storeSite';
  readonly fnsku?: string;
}

const signs = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** So many signs that look drawn by lot and are the same each time. */
export function demoCode(seed: number, length: number): string {
  const draw = lots(seed);
  return Array.from({ length }, () => signs[draw(signs.length)]).join('');
}

/** What a platform calls its item: an ASIN, the nine digits of Walmart, the twelve of eBay. */
function itemIdAt(store: string, at: number): string {
  if (store.startsWith('AMZ')) return `B0${demoCode(at * 31 + 7, 8)}`;
  return store.startsWith('WMT') ? String(504_551_000 + at * 7919) : String(120_455_100_000 + at * 7919);
}

/** Other platforms than Amazon where every so-manieth part is offered. */
const elsewhere: readonly (readonly [every: number, store: string, site: string, ending: string, fulfilment: string])[] = [
  [2, 'EBAY-US', 'EBAY-US', '', 'fbm'],
  [5, 'WMT-US', 'WMT-US', '-W', 'wfs'],
];

/**
 * What the demo offers beside the listings at Amazon that have daily snapshots: parts in use that have no such listing in the United
 * States are offered there too; double packs; other platforms. New parts, and some of a bought shop, wait to be mapped.
 */
export function demoOffers(skus: readonly DemoSku[], atAmazon: ReadonlySet<string>): readonly DemoOffer[] {
  return skus.flatMap((sku, at): readonly DemoOffer[] => {
    const status = String(sku['salesStatus']);
    if (status === 'draft' || status === 'archived') return [];
    const name = String(sku['nameEn']);
    const oe = (sku['oeNumbers'] as readonly string[])[0] ?? '';
    const offer = (store: string, site: string, sellerSku: string, fulfilment: string, more: Partial<DemoOffer> = {}): DemoOffer => ({
      store,
      site,
      sellerSku,
      itemId: itemIdAt(store, at),
      title: name,
      fulfilment,
      listingStatus: 'active',
      ...more,
    });
    const part = [sku.sku, 1] as const;
    const inUs = atAmazon.has(sku.sku) ? [] : [offer('AMZ-NA', 'AMZ-US', `${sku.sku}-US`, 'fba', status === 'new' ? {} : { part })];
    if (status === 'new' || status === 'stopped') return at % 3 === 0 ? inUs : [];
    return [
      ...inUs,
      ...elsewhere
        .filter(([every]) => at % every === 0)
        .map(([, store, site, ending, fulfilment]) => offer(store, site, `${sku.sku}${ending}`, fulfilment, { part, level: 'platform' })),
      ...(at % 9 === 0
        ? [
            offer('AMZ-NA', 'AMZ-US', `${sku.sku}-2PK`, 'fbm', {
              title: `${name}, 2 Pack`,
              itemId: `B0${demoCode(at * 53 + 11, 8)}`,
              part: [sku.sku, at % 27 === 0 ? 1 : 2],
            }),
          ]
        : []),
      ...(at % 13 === 0 ? [offer('EBAY-US', 'EBAY-US', `RM${demoCode(at, 6)}`, 'fbm', { title: `${name} replaces ${oe}` })] : []),
    ];
  });
}
