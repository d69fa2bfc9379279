import { text } from '@axle/kernel';
import { checkMapPeriod, checkPool } from '@axle/catalog';
import { definePage, defineResource, standardActions } from '@axle/page-kit';
import { siteOfStore } from '../site/site-of-store.ts';

export const fbaPoolRecords = defineResource({
  entity: 'fbaPool',
  label: text('FBA库存池', 'FBA stock pool'),
  service: 'item',
  readFrom: 'fba_pool_list',
  nameFields: ['poolCode'],
  knownBy: { code: 'poolCode' },
  scopedBy: { kind: 'shop', field: 'store' },
  constraints: {
    fba_pool_two_pools: {
      code: 'POOL_TAKEN',
      field: 'sites',
      message: { zh: '店铺站点同一时间只能在一个库存池', en: 'A store and site can be in only one stock pool at a time' },
    },
  },
  fields: {
    poolCode: { kind: 'code', label: text('库存池', 'Pool'), required: true, key: true, immutable: true, maxLength: 30, width: 140 },
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true, immutable: true, width: 180 },
    kind: {
      kind: 'enum',
      label: text('类型', 'Type'),
      required: true,
      initial: 'single',
      width: 140,
      options: [
        { code: 'single', label: text('单站点', 'Single') },
        { code: 'paneu', label: text('泛欧', 'Pan-European') },
        { code: 'narf', label: text('北美远程配送', 'NARF') },
      ],
    },
    homeSite: { kind: 'ref', label: text('主站点', 'Home site'), entity: 'site', paired: siteOfStore, required: true, width: 140 },
    siteCodes: { kind: 'tags', label: text('站点', 'Sites'), readOnly: true, figure: true, maxLength: 20, width: 240 },
    skus: {
      kind: 'integer',
      label: text('SKU数', 'SKUs'),
      readOnly: true,
      figure: true,
      min: 0,
      max: 10_000_000,
      width: 84,
      help: text('这些站点FBA映射中的SKU数。', 'SKUs in the FBA maps of these sites.'),
    },
    poolStock: {
      kind: 'integer',
      label: text('池内库存', 'Pool stock'),
      readOnly: true,
      figure: true,
      min: 0,
      max: 1_000_000_000,
      width: 100,
      help: text(
        'SKU件数：各站点报告的是同一批货，只计一次，以主站点为准。',
        'Pieces of SKUs: the sites report the same units, so they count once, as reported by the home site.',
      ),
    },
    effectiveFrom: { kind: 'date', label: text('生效日期', 'Effective from'), required: true, width: 116 },
    effectiveTo: {
      kind: 'date',
      label: text('失效日期', 'Effective to'),
      width: 116,
      help: text('留空表示长期有效。', 'Leave empty if open-ended.'),
    },
    sites: {
      kind: 'lines',
      label: text('站点', 'Sites'),
      required: true,
      by: ['site'],
      most: 40,
      fields: { site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', paired: siteOfStore, required: true, width: 240 } },
    },
  },
  unique: [{ fields: ['poolCode'] }],
  checks: [checkMapPeriod, checkPool],
});

export const fbaCorrespondence = definePage({
  key: 'fbaCorrespondence',
  title: text('FBA对应关系', 'FBA correspondence'),
  help: {
    why: text(
      '维护哪些站点共用同一批FBA库存，避免泛欧库存按国家重复计算。',
      'Defines which sites share the same FBA stock, so that a Pan-European pool is not counted once per country.',
    ),
    notes: [
      text(
        '一个店铺站点同一时间只能在一个库存池；主站点须在站点之中。',
        'A store-site can be in only one pool at a time; the home site must be one of the sites.',
      ),
      text('“检查”列出不在任何库存池、或同时在两个库存池的FBA店铺站点。', '“Check” lists FBA store-sites that are in no pool, or in two.'),
    ],
  },
  resource: fbaPoolRecords,
  columns: [
    'poolCode',
    'store',
    'kind',
    'homeSite',
    'siteCodes',
    'skus',
    'poolStock',
    'effectiveFrom',
    'effectiveTo',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['poolCode', 'store', 'kind', 'homeSite', 'siteCodes', 'effectiveFrom', 'effectiveTo', 'status'],
  search: ['poolCode'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    {
      key: 'check',
      title: text('检查', 'Check'),
      tool: {
        reads: ['sites', 'effectiveFrom', 'effectiveTo'],
        inputs: { day: { kind: 'date', label: text('日期', 'Date'), help: text('留空为今天。', 'Defaults to today.') } },
        results: {
          checked: { kind: 'integer', label: text('FBA店铺站点', 'FBA store-sites'), min: 0, max: 1_000_000 },
          without: { kind: 'integer', label: text('不在任何库存池', 'In no pool'), min: 0, max: 1_000_000 },
          twice: { kind: 'integer', label: text('同时在两个库存池', 'In two pools'), min: 0, max: 1_000_000 },
          lines: {
            kind: 'lines',
            label: text('问题', 'Problems'),
            by: ['store', 'site'],
            most: 2000,
            fields: {
              store: { kind: 'text', label: text('店铺', 'Store'), required: true, maxLength: 60, width: 160 },
              site: { kind: 'text', label: text('站点', 'Site'), required: true, maxLength: 60, width: 130 },
              exception: { kind: 'text', label: text('问题', 'Problem'), maxLength: 120, width: 200 },
              pools: { kind: 'text', label: text('库存池', 'Pools'), maxLength: 200, width: 220 },
            },
          },
        },
      },
    },
  ],
  form: [
    { title: text('库存池', 'Pool'), fields: ['poolCode', 'store', 'kind', 'homeSite', 'effectiveFrom', 'effectiveTo'] },
    { title: text('站点', 'Sites'), fields: ['sites'] },
  ],
  standard: standardActions,
  importing: {
    columns: ['poolCode', 'store', 'kind', 'homeSite', 'effectiveFrom', 'effectiveTo', 'sites.site'],
    mode: 'per_document',
    lines: 'sites',
    example: {
      poolCode: 'EU-PANEU',
      store: 'AMZ-EU',
      kind: '泛欧',
      homeSite: 'AMZ-DE',
      effectiveFrom: '2026-01-01',
      'sites.site': 'AMZ-DE',
    },
  },
});
