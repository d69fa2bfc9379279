import { substituteGroupHolds } from '@axle/catalog';
import { definePage, defineResource, standardActions } from '@axle/page-kit';
import { checkFitmentTab } from './substitute/check-fitment.ts';
import { substituteTypes } from './substitute/options.ts';

const on = (zh: string, en: string) => ({ zh, en });

export const skuSubstituteRecords = defineResource({
  entity: 'skuSubstitute',
  label: on('替代组', 'Substitute group'),
  service: 'mrp',
  readFrom: 'sku_substitute_shown',
  nameFields: ['groupNo'],
  knownBy: { code: 'groupNo' },
  fields: {
    groupNo: { kind: 'code', label: on('组号', 'Group'), required: true, key: true, immutable: true, maxLength: 20, width: 120, help: on('例如 SG-0001。', 'For example SG-0001.') },
    membersTold: { kind: 'text', label: on('成员', 'Members'), readOnly: true, figure: true, maxLength: 2000, width: 380, help: on('组内顺序、SKU、比例。', 'Rank, SKU and ratio.') },
    types: { kind: 'enumList', label: on('替代类型', 'Types'), readOnly: true, figure: true, options: substituteTypes, width: 230 },
    overlap: { kind: 'percent', label: on('适配重合度', 'Overlap of fitments'), readOnly: true, figure: true, scale: 1, places: 1, width: 120, help: on('每个成员都适配的车型年款占任一成员适配的比例。', 'Vehicle-years that every member fits, of those that any fits.') },
    markets: { kind: 'tags', label: on('使用市场', 'Markets'), readOnly: true, figure: true, maxLength: 20, width: 140 },
    skus: { kind: 'tags', label: on('包含SKU', 'SKUs'), readOnly: true, figure: true, maxLength: 32, hidden: true, width: 220 },
    effectiveFrom: { kind: 'date', label: on('生效日期', 'Effective from'), required: true, width: 116 },
    effectiveTo: { kind: 'date', label: on('失效日期', 'Effective to'), width: 116, help: on('留空表示长期有效。', 'Empty means open.') },
    note: { kind: 'text', label: on('替代原因', 'Reason'), maxLength: 500, lines: 2, width: 240 },
    members: {
      kind: 'lines', label: on('成员', 'Members'), required: true, by: ['sku'], most: 20,
      fields: {
        rank: { kind: 'integer', label: on('顺序', 'Rank'), required: true, min: 1, max: 99, width: 80 },
        sku: { kind: 'ref', label: on('SKU', 'SKU'), entity: 'sku', required: true, width: 300 },
        ratio: { kind: 'decimal', label: on('比例', 'Ratio'), required: true, scale: 4, min: '0.0001', max: '10000', initial: '1', width: 100, help: on('代替组内一个单位所需的件数。', 'Pieces that stand for one unit of the group.') },
        type: { kind: 'enum', label: on('类型', 'Type'), required: true, options: substituteTypes, initial: 'interchange', width: 150 },
        stopDate: { kind: 'date', label: on('停用日期', 'Used until'), width: 130, help: on('旧件的最后使用日。', 'Last day of the old part.') },
      },
    },
  },
  unique: [{ fields: ['groupNo'] }],
  checks: [substituteGroupHolds],
});

export const skuSubstitute = definePage({
  key: 'skuSubstitute',
  title: on('SKU替代', 'SKU substitutes'),
  help: {
    why: on('可以互相代替的零件，及其比例与原因。', 'Groups of parts that may stand in for one another, with ratio and reason.'),
    notes: [
      on('每组至少两个成员；一个SKU同一时间只能在一个组内。', 'A group has at least two members, and a SKU is in one group at a time.'),
      on('比例：代替组内一个单位所需的件数。主件比例为1、替代件为2，即1件主件 = 2件替代件。', 'The ratio is how many pieces stand for one unit of the group: where the main part has 1 and the substitute 2, one main part is two substitutes.'),
      on('被升级替代的旧件须填停用日期，此后不再用它补缺。', 'An old part that is superseded has the day of its last use; after it, it covers nothing.'),
      on('“适配核对”逐个列出只有部分成员适配的车型年款。', '“Check fitment” lists each vehicle-year that some members fit and others do not.'),
    ],
  },
  resource: skuSubstituteRecords,
  columns: ['groupNo', 'membersTold', 'types', 'overlap', 'markets', 'effectiveFrom', 'effectiveTo', 'note', 'skus', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['skus', 'groupNo', 'types', 'markets', 'overlap', 'effectiveFrom', 'effectiveTo', 'status'],
  search: ['groupNo', 'membersTold'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: on('全部', 'All') },
    { key: 'partly', title: on('适配不一致', 'Fit differently'), filters: [{ field: 'overlap', op: 'lt', value: '100' }] },
    checkFitmentTab,
  ],
  form: [
    { title: on('替代组', 'Group'), fields: ['groupNo', 'effectiveFrom', 'effectiveTo', 'note'] },
    { title: on('成员', 'Members'), fields: ['members'] },
  ],
  standard: standardActions,
  importing: {
    columns: ['groupNo', 'members.rank', 'members.sku', 'members.ratio', 'members.type', 'members.stopDate', 'effectiveFrom', 'effectiveTo', 'note'],
    mode: 'per_document',
    lines: 'members',
    example: { groupNo: 'SG-0001', 'members.rank': '1', 'members.sku': 'BRP-10001', 'members.ratio': '1', 'members.type': '互换', effectiveFrom: '2026-01-01', note: '同平台车型通用' },
  },
});
