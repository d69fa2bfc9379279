import { text } from '@axle/kernel';
import { defineResource, type InstantField, type IntegerField } from '@axle/page-kit';
import { platformOptions } from '../../system/shop/platform-options.ts';
import { sellerSkuPattern } from '../../catalog/mapping/mapping-options.ts';
import { fitmentIdOptions, fitmentSyncOptions } from './fitment-options.ts';
import { exclusionFields, vehicleLineFields } from './vehicle-line-fields.ts';

const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 1_000_000,
  width: 88,
  ...more,
});
const at = (zh: string, en: string, more: Partial<InstantField> = {}): InstantField => ({
  kind: 'instant',
  label: text(zh, en),
  readOnly: true,
  width: 150,
  ...more,
});

/** Each listing with the vehicles that it shows. */
export const carModelRecords = defineResource({
  entity: 'listingFitment',
  label: text('Listing适配', 'Listing fitment'),
  service: 'item',
  readFrom: 'listing_fitment_list',
  nameFields: ['sellerSku'],
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    platform: { kind: 'enum', label: text('平台', 'Platform'), readOnly: true, options: platformOptions, width: 100 },
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true, immutable: true, width: 150 },
    site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', required: true, immutable: true, width: 110 },
    sellerSku: {
      kind: 'code',
      label: text('卖家SKU', 'Seller SKU'),
      required: true,
      key: true,
      immutable: true,
      maxLength: 60,
      pattern: sellerSkuPattern,
      width: 180,
    },
    itemId: { kind: 'code', label: text('ASIN/商品ID', 'ASIN / item ID'), readOnly: true, maxLength: 20, width: 130 },
    skus: { kind: 'tags', codesOf: 'sku', label: text('SKU', 'SKU'), readOnly: true, maxLength: 32, width: 150 },
    models: {
      kind: 'tags',
      label: text('已刊登车型', 'Published models'),
      readOnly: true,
      figure: true,
      hidden: true,
      maxLength: 141,
      through: { view: 'listing_fitment_model', by: ['id'], column: 'named' },
      width: 200,
      help: text('品牌加车型，例如 Toyota Camry。', 'Make and model, such as Toyota Camry.'),
    },
    engines: {
      kind: 'tags',
      label: text('发动机', 'Engines'),
      readOnly: true,
      figure: true,
      hidden: true,
      maxLength: 60,
      through: { view: 'listing_fitment_engine', by: ['id'], column: 'engine' },
      width: 150,
    },
    vehicleNumbers: {
      kind: 'tags',
      label: text('K-Type/ePID', 'K-Type / ePID'),
      readOnly: true,
      figure: true,
      hidden: true,
      maxLength: 20,
      through: { view: 'listing_fitment_number', by: ['id'], column: 'number' },
      width: 150,
    },
    idKind: { kind: 'enum', label: text('车型标识', 'ID kind'), readOnly: true, options: fitmentIdOptions, width: 120 },
    library: count('库内适配', 'In library', { help: text('SKU适配逐年展开的行数。', 'Rows of the SKU’s fitment, year by year.') }),
    published: count('已刊登', 'Published'),
    toAdd: count('待加', 'To add'),
    toRemove: count('待删', 'To remove'),
    overLimit: count('超上限', 'Over limit', {
      help: text('超过类目上限、未刊登的行；不会丢失。', 'Rows beyond the category limit that are not published; none is lost.'),
    }),
    categoryLimit: count('类目上限', 'Category limit', {
      help: text('见“上限”页签；空为无上限。', 'See the tab “Limits”; none if empty.'),
    }),
    missing: count('缺编号', 'Without number', {
      help: text(
        '平台要求ePID或K-Type而车型库没有的行。',
        'Rows for which the platform asks an ePID or K-Type that the vehicle library lacks.',
      ),
    }),
    excluded: count('已排除', 'Excluded'),
    notFitRate: {
      kind: 'percent',
      label: text('90天不适配退货', 'Not-fit returns, 90 days'),
      readOnly: true,
      scale: 2,
      places: 2,
      min: '0',
      max: '99999',
      width: 130,
      help: text(
        '90天内发出的件中，以“不适配”退回的，没有发货为0；每十分钟更新。',
        'Of pieces shipped in 90 days, those returned because they do not fit, 0 if none was shipped; counted every ten minutes.',
      ),
    },
    sync: { kind: 'enum', label: text('同步状态', 'Sync status'), readOnly: true, options: fitmentSyncOptions, width: 100 },
    syncedAt: at('同步时间', 'Synced at'),
    comparedAt: at('比对时间', 'Compared at', { hidden: true }),
    vehicles: {
      kind: 'lines',
      label: text('已刊登车型', 'Published vehicles'),
      by: ['make', 'model', 'yearFrom', 'yearTo', 'build'],
      most: 5000,
      fields: vehicleLineFields,
    },
    exclusions: {
      kind: 'lines',
      label: text('排除的车型', 'Excluded vehicles'),
      readOnly: true,
      by: ['make', 'model', 'yearFrom', 'yearTo'],
      most: 500,
      fields: exclusionFields,
    },
  },
  unique: [{ fields: ['store', 'site', 'sellerSku'] }],
});
