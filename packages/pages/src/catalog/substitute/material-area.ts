import { text } from '@axle/kernel';
import { checkMaterialArea } from '@axle/catalog';
import { definePage, defineResource, standardActions } from '@axle/page-kit';
import { nextPeriodAction } from '../../system/dated/next-period.ts';
import { materialPolicies } from './options.ts';
import { simulateTab } from './simulate.ts';

export const materialAreaRecords = defineResource({
  entity: 'materialArea',
  label: text('主替料', 'Main & substitute'),
  service: 'mrp',
  readFrom: 'material_area_list',
  nameFields: ['code'],
  scopedBy: { kind: 'market', field: 'market' },
  searchedThrough: 'mainSku',
  fields: {
    market: { kind: 'ref', label: text('市场', 'Market'), entity: 'market', required: true, immutable: true, key: true, width: 130 },
    skuGroup: {
      kind: 'ref',
      label: text('替代组', 'Group'),
      entity: 'skuSubstitute',
      required: true,
      immutable: true,
      key: true,
      width: 120,
    },
    mainSku: {
      kind: 'ref',
      approval: true,
      label: text('主料', 'Main part'),
      entity: 'sku',
      required: true,
      width: 260,
      help: text('须为组内成员且可采购；更换须经审批。', 'A purchasable member of the group; switching it needs approval.'),
    },
    orderSummary: {
      kind: 'text',
      label: text('替代顺序(库存)', 'Order (stock)'),
      readOnly: true,
      figure: true,
      maxLength: 2000,
      width: 380,
      help: text(
        '主料在前，其余依次替代；括号内为该市场可用库存。',
        'Main part first, then the substitutes in order, with the market’s available stock in brackets.',
      ),
    },
    policy: {
      kind: 'enum',
      label: text('策略', 'Policy'),
      required: true,
      options: materialPolicies,
      initial: 'split',
      width: 110,
      help: text('整单替代：由一个SKU覆盖全部需求；可拆分：各出所有。', 'Whole: one part covers all of a need; split: each what it can.'),
    },
    effectiveFrom: { kind: 'date', label: text('生效日期', 'Effective from'), required: true, immutable: true, key: true, width: 116 },
    effectiveTo: {
      kind: 'date',
      label: text('失效日期', 'Effective to'),
      width: 116,
      help: text('留空表示长期有效。', 'Leave empty if open-ended.'),
    },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, hidden: true, width: 220 },
    skus: {
      kind: 'tags',
      codesOf: 'sku',
      label: text('包含SKU', 'SKUs'),
      readOnly: true,
      figure: true,
      maxLength: 32,
      hidden: true,
      width: 220,
    },
    code: { kind: 'text', label: text('名称', 'Name'), readOnly: true, figure: true, maxLength: 60, hidden: true, width: 140 },
    order: {
      kind: 'lines',
      label: text('替代顺序', 'Substitute order'),
      by: ['sku'],
      most: 20,
      fields: { sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, width: 420 } },
    },
  },
  unique: [{ fields: ['market', 'skuGroup', 'effectiveFrom'] }],
  checks: [checkMaterialArea],
});

export const materialArea = definePage({
  key: 'materialArea',
  title: text('主替料区域', 'Main & substitute by market'),
  help: {
    why: text(
      '按市场维护替代组中哪个成员是主料，其余按什么顺序替代。',
      'Per market, which member of a substitute group is the main part and in which order the others step in.',
    ),
    notes: [
      text(
        '主料与替代顺序中的SKU须为组内成员；主料须为可采购的新品或在售品。',
        'The main part and the SKUs in the order must be members of the group; the main part must be new or on sale so that it can be purchased.',
      ),
      text(
        '同一市场与替代组的生效期不能重叠；未列入顺序的成员不参与替代。',
        'Periods of a market and group cannot overlap; members not in the order are not used as substitutes.',
      ),
      text(
        '“更换主料”由另一人审批后生效，原主料排到替代顺序的最前；变更日志按SKU各记一行。',
        '“Switch main part” takes effect once another person approves it; the former main part becomes the first substitute. The change log has one row per SKU.',
      ),
      text(
        '“试算”按当前市场库存列出某一需求由哪些SKU覆盖；替代料按比例折算、向上取整。',
        '“Simulate” shows which SKUs cover a need from the current stock of the market; substitutes are converted by their ratio and rounded up.',
      ),
    ],
  },
  resource: materialAreaRecords,
  columns: [
    'market',
    'skuGroup',
    'mainSku',
    'orderSummary',
    'policy',
    'effectiveFrom',
    'effectiveTo',
    'note',
    'skus',
    'code',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: ['market', 'skuGroup', 'skus', 'policy', 'effectiveFrom', 'effectiveTo', 'status'],
  search: ['code', 'orderSummary'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [{ key: 'all', title: text('全部', 'All') }, simulateTab],
  form: [
    {
      title: text('主替料', 'Main & substitute'),
      fields: ['market', 'skuGroup', 'mainSku', 'policy', 'effectiveFrom', 'effectiveTo', 'note'],
    },
    { title: text('替代顺序', 'Substitute order'), fields: ['order'] },
  ],
  standard: standardActions,
  actions: [
    {
      key: 'switchMain',
      title: text('更换主料', 'Switch main part'),
      permission: 'update',
      on: 'one',
      when: { field: 'status', in: [1] },
      input: {
        mainSku: { kind: 'ref', label: text('新主料', 'New main part'), entity: 'sku', required: true },
        reason: { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 500, lines: 2 },
      },
      confirm: text('由计划经理审批后生效。', 'Takes effect once the planning manager approves it.'),
    },
    nextPeriodAction,
  ],
  importing: {
    columns: ['market', 'skuGroup', 'mainSku', 'policy', 'effectiveFrom', 'effectiveTo', 'note', 'order.sku'],
    mode: 'per_document',
    lines: 'order',
    example: {
      market: 'US',
      skuGroup: 'SG-0001',
      mainSku: 'BRP-10001',
      policy: '可拆分',
      effectiveFrom: '2026-01-01',
      'order.sku': 'BRP-10002',
    },
  },
});
