import { fetchAmazon } from './fetch-amazon.ts';
import { fetchEbay } from './fetch-ebay.ts';
import type { FetchOrders } from './fetch-span.ts';
import { fetchWalmart } from './fetch-walmart.ts';

/** The interface of a platform: where it stands, by the region of a shop, and how its orders are fetched. PartsGeek has none. */
export interface PlatformInterface {
  readonly address: (region: string | null) => string;
  readonly fetchOrders: FetchOrders;
}

const amazonRegions: Readonly<Record<string, string>> = { EU: 'eu', UK: 'eu', DE: 'eu', FE: 'fe' };

/** Interfaces by platform. */
export const platformInterfaces: ReadonlyMap<string, PlatformInterface> = new Map([
  [
    'amazon',
    { address: region => `https://sellingpartnerapi-${amazonRegions[region ?? ''] ?? 'na'}.amazon.com`, fetchOrders: fetchAmazon },
  ],
  ['ebay', { address: () => 'https://api.ebay.com', fetchOrders: fetchEbay }],
  ['walmart', { address: () => 'https://marketplace.walmartapis.com', fetchOrders: fetchWalmart }],
] satisfies readonly (readonly [string, PlatformInterface])[]);
