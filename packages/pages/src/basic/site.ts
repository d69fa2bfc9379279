import { knownTimezone } from '@axle/catalog';
import { definePage, defineResource, standardActions } from '@axle/page-kit';

export const siteRecords = defineResource({
  entity: 'site',
  label: { zh: '站点', en: 'Site' },
  service: 'base',
  readFrom: 'site_shown',
  nameFields: ['code', 'domain'],
  knownBy: { code: 'code', names: ['domain', 'domain'] },
  fields: {
    code: { kind: 'code', label: { zh: '站点编码', en: 'Site code' }, required: true, key: true, immutable: true, maxLength: 20, width: 120 },
    platform: {
      kind: 'enum', label: { zh: '平台', en: 'Platform' }, required: true, width: 110,
      options: [
        { code: 'amazon', label: { zh: '亚马逊', en: 'Amazon' } },
        { code: 'ebay', label: { zh: 'eBay', en: 'eBay' } },
        { code: 'walmart', label: { zh: '沃尔玛', en: 'Walmart' } },
        { code: 'partsgeek', label: { zh: 'PartsGeek', en: 'PartsGeek' } },
        { code: 'shopify', label: { zh: 'Shopify', en: 'Shopify' } },
        { code: 'offline', label: { zh: '线下', en: 'Offline' } },
      ],
    },
    country: { kind: 'ref', label: { zh: '国家', en: 'Country' }, entity: 'country', required: true, width: 150 },
    domain: { kind: 'text', label: { zh: '域名', en: 'Domain' }, required: true, maxLength: 100, fold: true, width: 160 },
    marketplaceId: { kind: 'text', label: { zh: '市场ID', en: 'Marketplace id' }, required: true, maxLength: 40, width: 170, help: { zh: '平台给的编号，同一平台内唯一。', en: 'As the platform calls it; once on a platform.' } },
    currency: { kind: 'code', label: { zh: '币种', en: 'Currency' }, required: true, maxLength: 3, pattern: '[A-Z]{3}', width: 84 },
    timezone: { kind: 'text', label: { zh: '时区', en: 'Time zone' }, required: true, maxLength: 60, width: 180, help: { zh: '订单归属哪一天按此时区计算，例如 America/Los_Angeles。', en: 'Which day an order belongs to goes by this zone, such as America/Los_Angeles.' } },
    vatIncluded: { kind: 'bool', label: { zh: '售价含税', en: 'Prices with VAT' }, initial: false, width: 110 },
    stores: { kind: 'integer', label: { zh: '店铺数', en: 'Shops' }, readOnly: true, figure: true, min: 0, max: 1_000_000, width: 90 },
  },
  unique: [{ fields: ['code'] }, { fields: ['platform', 'marketplaceId'] }],
  checks: [knownTimezone],
});

export const site = definePage({
  key: 'site',
  title: { zh: '站点', en: 'Sites' },
  help: { why: { zh: '各平台的站点及其编号、币种与时区。', en: 'The marketplaces of the platforms with their ids, currency and time zone.' } },
  resource: siteRecords,
  columns: ['code', 'platform', 'country', 'domain', 'marketplaceId', 'currency', 'timezone', 'vatIncluded', 'stores', 'status', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['code', 'platform', 'country', 'domain', 'currency', 'status'],
  search: ['code', 'domain', 'marketplaceId'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  form: [
    { title: { zh: '站点', en: 'Site' }, fields: ['code', 'platform', 'country', 'domain', 'marketplaceId'] },
    { title: { zh: '结算', en: 'Money and time' }, fields: ['currency', 'timezone', 'vatIncluded'] },
  ],
  standard: standardActions,
  importing: {
    columns: ['code', 'platform', 'country', 'domain', 'marketplaceId', 'currency', 'timezone', 'vatIncluded'],
    mode: 'per_row',
    example: { code: 'AMZ-DE', platform: '亚马逊', country: 'DE', domain: 'amazon.de', marketplaceId: 'A1PA6795UKMFR9', currency: 'EUR', timezone: 'Europe/Berlin', vatIncluded: '是' },
  },
});
