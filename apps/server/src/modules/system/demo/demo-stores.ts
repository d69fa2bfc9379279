import type { RecordValues } from '@axle/page-kit';

/** A shop of the demo, with the sites it sells on; an authorisation is so many days old. */
export interface DemoStore {
  readonly store: RecordValues;
  readonly sites: readonly (readonly [site: string, taxNo: string | undefined, currency: string])[];
  readonly fulfilments: readonly string[];
  readonly authorisedDaysAgo?: number;
}

const shop = (
  code: string,
  name: string,
  platform: string,
  region: string | undefined,
  company: string,
  sellerId: string | undefined,
  openedAt: string,
  sites: DemoStore['sites'],
  fulfilments: readonly string[],
  authorisedDaysAgo?: number,
): DemoStore => ({
  store: { code, name, platform, region, company, sellerId, openedAt },
  sites,
  fulfilments,
  ...(authorisedDaysAgo === undefined ? {} : { authorisedDaysAgo }),
});

/** The shops of the demo on four platforms; company and sites by their codes. */
export const demoStores: readonly DemoStore[] = [
  shop(
    'AMZ-NA',
    'AxlePro North America',
    'amazon',
    'NA',
    'AX-US',
    'A2XK7QW4N9PLRE',
    '2018-04-12',
    [
      ['AMZ-US', undefined, 'USD'],
      ['AMZ-CA', undefined, 'CAD'],
    ],
    ['fba', 'fbm'],
    120,
  ),
  shop(
    'AMZ-EU',
    'AxlePro Europe',
    'amazon',
    'EU',
    'AX-DE',
    'A1RV5HB8TJ3MZD',
    '2020-09-01',
    [
      ['AMZ-DE', 'DE328914509', 'EUR'],
      ['AMZ-FR', undefined, 'EUR'],
    ],
    ['fba', 'fbm'],
    346,
  ),
  shop('AMZ-UK', 'AxlePro UK', 'amazon', 'UK', 'AX-UK', 'A3GD6LCE0YV2UK', '2021-02-18', [['AMZ-UK', 'GB384172933', 'GBP']], ['fba'], 40),
  shop('EBAY-US', 'roadmate-parts', 'ebay', 'US', 'AX-US', 'roadmate-parts', '2019-06-05', [['EBAY-US', undefined, 'USD']], ['fbm'], 560),
  shop(
    'EBAY-DE',
    'nordix-autoteile',
    'ebay',
    'DE',
    'AX-DE',
    'nordix-autoteile',
    '2021-10-11',
    [['EBAY-DE', 'DE328914509', 'EUR']],
    ['fbm'],
    200,
  ),
  shop(
    'WMT-US',
    'Axle Auto Parts',
    'walmart',
    'US',
    'AX-US',
    '10001182347',
    '2022-03-21',
    [['WMT-US', undefined, 'USD']],
    ['wfs', 'fbm'],
    90,
  ),
  shop('PG-US', 'Axle on PartsGeek', 'partsgeek', 'US', 'AX-US', undefined, '2023-01-09', [['PG-US', undefined, 'USD']], ['fbm']),
];
