import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { fulfilmentOptions } from '../../catalog/mapping/mapping-options.ts';
import { heldFields, paceFields, units } from './stock-figures.ts';

/** What can be sold of each listing, and what its channel shows. */
export const sellableRecords = defineResource({
  entity: 'sellableStock',
  label: text('运营库存', 'Sellable stock'),
  service: 'stock',
  nameFields: ['ptSku'],
  managed: false,
  searchedThrough: 'ptSku',
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    ptSku: { kind: 'ref', label: text('PT SKU', 'PT SKU'), entity: 'ptSku', readOnly: true, key: true, width: 180 },
    sku: {
      kind: 'ref',
      label: text('SKU', 'SKU'),
      entity: 'sku',
      readOnly: true,
      width: 210,
      help: text('套装为空。', 'Empty for sets of several SKUs.'),
    },
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', readOnly: true, width: 140 },
    site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', readOnly: true, width: 100 },
    fulfilment: { kind: 'enum', label: text('配送方式', 'Fulfilment'), readOnly: true, options: fulfilmentOptions, width: 100 },
    category: { kind: 'cascade', label: text('品类', 'Category'), entity: 'category', readOnly: true, hidden: true, width: 150 },
    owner: { kind: 'user', label: text('负责人', 'Owner'), readOnly: true, width: 100 },
    ...paceFields,
    ...heldFields,
    ruled: units(text('应发布', 'By rule'), {
      unsorted: true,
      help: text('按发布规则应显示的数量；无规则时为空。', 'What the rule of quantities comes to; empty without a rule.'),
    }),
    published: units(text('已发布', 'Published')),
    channelQty: units(text('渠道显示', 'Channel shows'), {
      help: text('平台最近一次同步的数量。', 'As the platform was synchronised last.'),
    }),
    difference: units(text('差异', 'Difference'), { help: text('渠道显示 − 已发布。', 'Channel shows − published.') }),
    differs: { kind: 'bool', label: text('有差异', 'Differs'), readOnly: true, hidden: true, width: 90 },
    frozenUntil: { kind: 'date', label: text('冻结至', 'Frozen until'), readOnly: true, width: 110 },
    freezeReason: { kind: 'text', label: text('冻结原因', 'Frozen because'), readOnly: true, maxLength: 200, width: 180 },
    countedAt: { kind: 'instant', label: text('统计时间', 'Counted at'), readOnly: true, unsorted: true, width: 150 },
  },
  unique: [{ fields: ['ptSku'] }],
});
