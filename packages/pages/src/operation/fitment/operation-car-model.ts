import { text } from '@axle/kernel';
import { publishedRow } from '@axle/operation';
import { definePage } from '@axle/page-kit';
import { carModelActions } from './car-model-actions.ts';
import { carModelRecords } from './car-model-records.ts';
import { byVehicle, differences } from './car-model-tools.ts';

const inState = (key: string, zh: string, en: string) => ({
  key,
  title: text(zh, en),
  filters: [{ field: 'sync', op: 'eq', value: key }] as const,
});

export const operationCarModel = definePage({
  key: 'operationCarModel',
  title: text('车型适配', 'Car models per listing'),
  words: ['适配', 'compatibility', 'fitment', 'aces', 'k-type'],
  help: {
    why: text(
      '让每个Listing的车型与SKU适配一致，且不超过平台上限。',
      'Keeps the vehicles of each listing equal to the fitment of its SKU, within the limits of the platform.',
    ),
    notes: [
      text(
        '适配、映射、上限或已刊登车型变动后自动重新比对；一个Listing由多个SKU组成时，取每个SKU都适配的车型。',
        'Listings are compared again whenever fitments, maps, limits or published vehicles change. A listing of several SKUs fits what every one of them fits.',
      ),
      text(
        '“推送”生成平台文件：亚马逊欧洲为K-Type补丁，eBay为兼容列表，其余为ACES XML；平台没有编号的车型列为缺口，不会静默丢弃。',
        '“Push” builds the platform’s file: K-Type patches for Amazon in Europe, compatibility lists for eBay, ACES XML for the others. Vehicles without a number are listed as gaps, never dropped silently.',
      ),
      text(
        '导入已刊登车型：一行一个车型，年款可写“2008-2014”；文件中的Listing以文件为准。未知车型退回并提示最接近的三个名称。',
        'Published vehicles are imported one a row, with years such as “2008-2014”; the file replaces what was known of its listings. Unknown vehicles are refused with the three nearest names.',
      ),
      text(
        '超过类目上限的行按年款从新到旧保留，其余记为超上限；下架车型用“排除车型”并写明原因。',
        'Beyond a category limit the newest years are kept and the rest is marked as over the limit. “Exclude a vehicle” takes one off a listing, with a reason.',
      ),
    ],
  },
  resource: carModelRecords,
  columns: [
    'sellerSku',
    'platform',
    'store',
    'site',
    'sync',
    'library',
    'published',
    'toAdd',
    'toRemove',
    'overLimit',
    'notFitRate',
    'skus',
    'itemId',
    'categoryLimit',
    'missing',
    'excluded',
    'idKind',
    'syncedAt',
    'comparedAt',
    'models',
  ],
  pinned: 1,
  filters: [
    'sellerSku',
    'itemId',
    'skus',
    'models',
    'platform',
    'store',
    'site',
    'sync',
    'idKind',
    'toAdd',
    'toRemove',
    'overLimit',
    'missing',
    'syncedAt',
  ],
  search: ['sellerSku', 'itemId'],
  sort: [{ field: 'toAdd', descending: true }],
  headline: ['sellerSku', 'platform', 'store', 'site', 'skus', 'sync', 'library', 'published', 'toAdd', 'toRemove', 'overLimit'],
  tabs: [
    { key: 'all', title: text('对比', 'Compare') },
    inState('toAdd', '待加', 'To add'),
    inState('overLimit', '超上限', 'Over limit'),
    inState('error', '错误', 'Error'),
    differences,
    byVehicle,
    { key: 'feeds', title: text('同步记录', 'Sync log'), listOf: { section: 'operation', page: 'fitmentFeeds' } },
    { key: 'limits', title: text('上限', 'Limits'), listOf: { section: 'operation', page: 'fitmentLimits' } },
    { key: 'codes', title: text('编号', 'Numbers'), listOf: { section: 'operation', page: 'fitmentCodes' } },
  ],
  standard: ['list', 'import', 'export', 'log'],
  drills: {
    notFitRate: {
      section: 'operation',
      page: 'operationReturn',
      tab: 'all',
      filters: [
        { field: 'skus', op: 'in', by: 'skus' },
        { field: 'store', op: 'in', by: 'store' },
        { field: 'reason', op: 'in', value: ['notFit'] },
      ],
    },
  },
  titles: { import: text('导入已刊登', 'Import published') },
  actions: carModelActions,
  importing: {
    columns: [
      'store',
      'site',
      'sellerSku',
      'vehicles.make',
      'vehicles.model',
      'vehicles.yearFrom',
      'vehicles.yearTo',
      'vehicles.submodel',
      'vehicles.engine',
      'vehicles.kType',
      'vehicles.ePid',
      'vehicles.note',
    ],
    mode: 'per_document',
    lines: 'vehicles',
    changesOnly: true,
    reader: publishedRow,
    supplied: ['vehicles.yearTo', 'vehicles.build'],
    example: {
      store: 'EBAY-MOTORS',
      site: 'EBAY-US',
      sellerSku: 'BP-0446-EB',
      'vehicles.make': 'Toyota',
      'vehicles.model': 'Camry',
      'vehicles.yearFrom': '2007-2011',
      'vehicles.engine': '2.4L',
    },
  },
});
