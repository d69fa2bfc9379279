import { text } from '@axle/kernel';
import { definePage, defineResource, standardActions } from '@axle/page-kit';

/** By which rules prices follow the buy box. */
export const repricingRuleRecords = defineResource({
  entity: 'repricingRule',
  label: text('调价规则', 'Repricing rule'),
  service: 'operation',
  nameFields: ['store', 'sku'],
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true, immutable: true, key: true, width: 170 },
    sku: {
      kind: 'ref',
      label: text('SKU', 'SKU'),
      entity: 'sku',
      immutable: true,
      key: true,
      width: 220,
      help: text('留空为店铺的全部SKU；SKU规则优先。', 'All SKUs of the store if empty; a rule of a SKU goes first.'),
    },
    under: {
      kind: 'decimal',
      label: text('低于购物车价', 'Below buy box by'),
      required: true,
      scale: 2,
      min: '0',
      max: '9999.99',
      width: 130,
    },
    most: {
      kind: 'decimal',
      label: text('最高价', 'Highest price'),
      scale: 2,
      min: '0.01',
      max: '9999999.99',
      width: 110,
      help: text('站点币种。', 'In the currency of the site.'),
    },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 300, width: 260 },
  },
  unique: [{ fields: ['store', 'sku'] }],
});

export const repricingRules = definePage({
  key: 'repricingRules',
  title: text('调价规则', 'Repricing rules'),
  words: ['自动调价', 'repricer'],
  help: {
    why: text('按购物车价格自动提出调价。', 'Price changes are proposed by the price of the buy box.'),
    notes: [
      text(
        '新价 = 购物车价 − 差额，不超过最高价，且不低于最低价与MAP；没有购物车价或最低价的Listing不提出。',
        'New price = buy box − difference, at most the highest price and never below floor or MAP; listings without a buy box price or a floor are left out.',
      ),
      text(
        '“提出调价”生成调价单，之后按调价单的规则审批与生效。',
        '“Propose” makes price changes, which are approved and applied as all others.',
      ),
    ],
  },
  resource: repricingRuleRecords,
  columns: ['store', 'sku', 'under', 'most', 'note', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 2,
  filters: ['store', 'sku', 'status'],
  sort: [{ field: 'updatedAt', descending: true }],
  form: [{ title: text('规则', 'Rule'), fields: ['store', 'sku', 'under', 'most', 'note'] }],
  standard: standardActions.filter(action => action !== 'import'),
  actions: [
    {
      key: 'propose',
      title: text('提出调价', 'Propose price changes'),
      permission: 'update',
      on: 'many',
      tone: 'primary',
      when: { field: 'status', in: [1] },
    },
  ],
});
