import { checkGtin } from '@axle/catalog';
import { text } from '@axle/kernel';
import { defineResource, type IntegerField } from '@axle/page-kit';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { draftFields } from './draft-fields.ts';
import { pendingStateField, pendingStates } from './pending-states.ts';

const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  figure: true,
  min: 0,
  max: 100_000,
  width: 90,
  ...more,
});

/** SKUs that have no ASIN yet, on each store and site where they are to be listed. */
export const pendingRecords = defineResource({
  entity: 'newAmazonPending',
  label: text('待上架', 'Pending listing'),
  service: 'item',
  readFrom: 'new_amazon_pending_list',
  nameFields: ['pendingNo'],
  knownBy: { code: 'pendingNo' },
  searched: ['pendingNo', 'title'],
  searchedThrough: 'sku',
  scopedBy: { kind: 'shop', field: 'store' },
  constraints: {
    new_amazon_pending_created: {
      code: 'REQUIRED',
      field: 'asin',
      message: text('上架完成须有ASIN与卖家SKU', 'A created listing must have an ASIN and a seller SKU'),
    },
  },
  fields: {
    pendingNo: numberOf('待办号', 'Pending no.'),
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, immutable: true, key: true, width: 240 },
    storeSite: {
      kind: 'ref',
      label: text('店铺站点', 'Store and site'),
      entity: 'storeSite',
      required: true,
      immutable: true,
      key: true,
      width: 160,
    },
    ...draftFields,
    missing: {
      kind: 'enumList',
      label: text('缺少', 'Missing'),
      readOnly: true,
      width: 180,
      options: [
        { code: 'gtin', label: text('GTIN', 'GTIN') },
        { code: 'title', label: text('标题', 'Title') },
        { code: 'bullets', label: text('五点描述', 'Bullets') },
        { code: 'images', label: text('图片', 'Images') },
        { code: 'fitment', label: text('适配', 'Fitment') },
        { code: 'compliance', label: text('合规', 'Compliance') },
        { code: 'price', label: text('售价', 'Price') },
      ],
    },
    state: pendingStateField,
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', readOnly: true, hidden: true, width: 150 },
    site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', readOnly: true, hidden: true, width: 120 },
    registration: {
      kind: 'ref',
      label: text('新品登记', 'Registration'),
      entity: 'newProductRegistration',
      readOnly: true,
      width: 180,
    },
    currency: { kind: 'code', label: text('币种', 'Currency'), readOnly: true, figure: true, maxLength: 3, hidden: true, width: 76 },
    bulletCount: count('五点数', 'Number of bullets', { reveals: ['bullets'] }),
    imageCount: count('图片数', 'Number of images', { reveals: ['images'] }),
    vehicles: count('适配行数', 'Fitments', { seenWith: { page: 'fitment', field: 'sku' } }),
    listing: {
      kind: 'ref',
      label: text('PT SKU', 'PT SKU'),
      entity: 'ptSku',
      readOnly: true,
      figure: true,
      reveals: ['sellerSku'],
      width: 170,
      help: text('提交时建立草稿，取得ASIN后即为该Listing。', 'A draft from when it is pushed; with its ASIN it is the listing.'),
    },
    manager: {
      kind: 'user',
      label: text('负责人', 'Owner'),
      width: 100,
      help: text('不填为店铺站点的负责人。', 'The manager of the store and site if left empty.'),
    },
    waitingDays: count('等待天数', 'Days waiting', { reveals: ['state'] }),
    pushedAt: {
      kind: 'instant',
      label: text('提交时间', 'Pushed at'),
      readOnly: true,
      figure: true,
      hidden: true,
      width: 150,
      help: text('上架文件按最后一次提交时的资料生成。', 'The listing file says what the listing said when it was pushed last.'),
    },
    dueAt: { kind: 'date', label: text('上架期限', 'Due'), readOnly: true, expiry: { within: 3 }, width: 176 },
    blocker: { kind: 'text', label: text('受阻原因', 'Blocker'), readOnly: true, maxLength: 500, width: 180 },
    abandonReason: {
      kind: 'text',
      label: text('放弃原因', 'Reason for abandoning'),
      readOnly: true,
      maxLength: 500,
      hidden: true,
      width: 180,
    },
  },
  unique: [
    {
      fields: ['sku', 'storeSite'],
      words: text('该SKU在此店铺站点已有待上架任务', 'The SKU already has a pending listing for this store and site'),
    },
  ],
  checks: [checkGtin],
  states: pendingStates,
});
