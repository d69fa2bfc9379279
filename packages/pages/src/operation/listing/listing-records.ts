import { text } from '@axle/kernel';
import { defineResource, pictureEndings } from '@axle/page-kit';
import { siteOfStore } from '../../catalog/site/site-of-store.ts';
import { listingPriceFields, listingTrafficFields } from './listing-fields.ts';
import { listedPlatformOptions, listingIssueOptions, listingStateOptions, sentByOptions } from './listing-options.ts';

const flag = (zh: string, en: string) =>
  ({ kind: 'bool', label: text(zh, en), readOnly: true, figure: true, unsorted: true, hidden: true, width: 90 }) as const;

/** What is offered on each platform. */
export const platformListingRecords = defineResource({
  entity: 'platformListing',
  label: text('平台Listing', 'Platform listing'),
  service: 'operation',
  readFrom: 'platform_listing_list',
  nameFields: ['listingId'],
  knownBy: { code: 'listingId' },
  searchedThrough: 'sku',
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    platform: { kind: 'enum', label: text('平台', 'Platform'), readOnly: true, options: listedPlatformOptions, width: 96 },
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true, immutable: true, width: 150 },
    site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', paired: siteOfStore, required: true, immutable: true, width: 110 },
    image: {
      kind: 'files',
      label: text('图片', 'Image'),
      most: 1,
      endings: pictureEndings,
      mostBytes: 5_242_880,
      readOnly: true,
      figure: true,
      seenWith: { page: 'skuList', field: 'images' },
      width: 70,
    },
    listingId: {
      kind: 'code',
      label: text('Listing编号', 'Listing ID'),
      required: true,
      key: true,
      immutable: true,
      maxLength: 60,
      pattern: '[A-Z0-9][A-Z0-9 ._/-]*',
      width: 140,
      help: text('ASIN、商品ID或卖家SKU。', 'ASIN, item ID or seller SKU.'),
    },
    address: {
      kind: 'text',
      label: text('平台页面', 'Platform page'),
      readOnly: true,
      figure: true,
      unsorted: true,
      links: true,
      maxLength: 300,
      width: 190,
    },
    ptSku: { kind: 'ref', label: text('PT SKU', 'PT SKU'), entity: 'ptSku', within: { field: 'store', like: 'store' }, width: 160 },
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 200 },
    category: {
      kind: 'cascade',
      label: text('品类', 'Category'),
      entity: 'category',
      readOnly: true,
      figure: true,
      hidden: true,
      width: 140,
    },
    title: { kind: 'text', label: text('标题', 'Title'), maxLength: 500, width: 260 },
    brand: { kind: 'text', label: text('品牌', 'Brand'), maxLength: 100, width: 110 },
    fulfilment: {
      kind: 'enum',
      label: text('配送方式', 'Fulfilment'),
      required: true,
      options: sentByOptions,
      initial: 'fbm',
      width: 100,
    },
    state: { kind: 'enum', label: text('状态', 'Status'), required: true, options: listingStateOptions, initial: 'active', width: 96 },
    ...listingPriceFields,
    ...listingTrafficFields,
    issues: {
      kind: 'enumList',
      label: text('问题', 'Issues'),
      readOnly: true,
      figure: true,
      options: listingIssueOptions,
      width: 200,
    },
    hasIssue: flag('有问题', 'Has an issue'),
    stockedOut: flag('有库存但无货', 'Out of stock with stock'),
    unmapped: flag('未映射', 'Unmapped'),
    owner: { kind: 'user', label: text('负责人', 'Owner'), width: 100 },
    syncedAt: { kind: 'instant', label: text('同步时间', 'Synced at'), readOnly: true, width: 150 },
  },
  unique: [{ fields: ['store', 'site', 'listingId', 'ptSku'] }],
});
