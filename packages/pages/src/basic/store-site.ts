import { definePage, defineResource, standardActions } from '@axle/page-kit';
import { authStateOptions, platformOptions } from '../system/shop/platform-options.ts';

export const storeSiteRecords = defineResource({
  entity: 'storeSite',
  label: { zh: '店铺站点', en: 'Store-site relation' },
  service: 'base',
  readFrom: 'store_site_shown',
  nameFields: ['code'],
  knownBy: { code: 'code' },
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    code: { kind: 'code', label: { zh: '编码', en: 'Code' }, key: true, readOnly: true, figure: true, maxLength: 41, width: 170 },
    store: { kind: 'ref', label: { zh: '店铺', en: 'Shop' }, entity: 'store', required: true, immutable: true, width: 180 },
    platform: { kind: 'enum', label: { zh: '平台', en: 'Platform' }, readOnly: true, figure: true, width: 110, options: platformOptions },
    site: { kind: 'ref', label: { zh: '站点', en: 'Site' }, entity: 'site', required: true, immutable: true, width: 150 },
    company: { kind: 'ref', label: { zh: '公司主体', en: 'Company' }, entity: 'companyEntity', required: true, width: 190 },
    currency: { kind: 'code', label: { zh: '币种', en: 'Currency' }, maxLength: 3, pattern: '[A-Z]{3}', width: 84 },
    taxNo: { kind: 'code', label: { zh: '税号', en: 'VAT no.' }, maxLength: 30, pattern: '[A-Z0-9-]+', width: 150, help: { zh: '欧盟与英国站点应填增值税号。', en: 'Sites in the EU and the UK should have one.' } },
    vatMissing: { kind: 'bool', label: { zh: '缺税号', en: 'VAT missing' }, readOnly: true, figure: true, width: 112, help: { zh: '欧盟或英国站点没有税号。', en: 'A site in the EU or the UK without a VAT number.' } },
    manager: { kind: 'user', label: { zh: '负责人', en: 'Manager' }, required: true, width: 120 },
    fulfilments: {
      kind: 'enumList', label: { zh: '配送方式', en: 'Fulfilment' }, width: 160,
      options: [
        { code: 'fba', label: { zh: 'FBA', en: 'FBA' } },
        { code: 'fbm', label: { zh: '自发货', en: 'Merchant' } },
        { code: 'wfs', label: { zh: 'WFS', en: 'WFS' } },
        { code: 'b2b', label: { zh: 'B2B', en: 'B2B' } },
      ],
    },
    warehouses: { kind: 'tags', label: { zh: '仓库', en: 'Warehouses' }, readOnly: true, figure: true, maxLength: 20, width: 170, help: { zh: '取自店铺仓库配置，按优先顺序。', en: 'From the configuration of the shop, in the order of preference.' } },
    noWarehouse: { kind: 'bool', label: { zh: '无仓库', en: 'No warehouse' }, readOnly: true, figure: true, hidden: true, width: 110 },
    listings: { kind: 'integer', label: { zh: 'Listing数', en: 'Listings' }, readOnly: true, figure: true, min: 0, max: 100_000_000, width: 100, help: { zh: '该店铺在该站点启用的PT SKU。', en: 'PT SKUs of the shop on the site that are in use.' } },
    authState: { kind: 'enum', label: { zh: '授权状态', en: 'Authorisation' }, readOnly: true, figure: true, width: 124, options: authStateOptions },
  },
  unique: [{ fields: ['store', 'site'] }],
});

export const storeSite = definePage({
  key: 'storeSite',
  title: { zh: '店铺站点关系', en: 'Store-site relations' },
  help: {
    why: { zh: '每个店铺在哪些站点销售、属于哪家公司、由谁运营。', en: 'On which sites each store sells, for which company and run by whom.' },
    notes: [
      { zh: '站点的平台须与店铺一致。', en: 'The site belongs to the platform of the shop.' },
      { zh: '欧盟与英国站点缺税号时标出，不阻止保存。', en: 'A site in the EU or the UK without a VAT number is marked, not refused.' },
    ],
  },
  resource: storeSiteRecords,
  columns: ['code', 'store', 'platform', 'site', 'company', 'currency', 'taxNo', 'vatMissing', 'manager', 'fulfilments', 'warehouses', 'noWarehouse', 'authState', 'listings', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['store', 'platform', 'site', 'company', 'manager', 'authState', 'vatMissing', 'warehouses', 'noWarehouse', 'listings', 'status'],
  search: ['taxNo', 'code'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  form: [{ title: { zh: '店铺站点', en: 'Relation' }, fields: ['store', 'site', 'company', 'currency', 'taxNo', 'manager', 'fulfilments'] }],
  standard: standardActions,
  actions: [
    {
      key: 'setManager',
      title: { zh: '设负责人', en: 'Set manager' },
      permission: 'update',
      on: 'many',
      input: { manager: { kind: 'user', label: { zh: '负责人', en: 'Manager' }, required: true } },
    },
  ],
  importing: {
    columns: ['store', 'site', 'company', 'currency', 'taxNo', 'manager', 'fulfilments'],
    mode: 'per_row',
    example: { store: 'AMZ-NA', site: 'AMZ-US', company: 'AX-US', currency: 'USD', manager: 'operator', fulfilments: 'FBA,自发货' },
  },
});
