import { text } from '@axle/kernel';
import { oneScope } from '@axle/operation';
import { definePage, defineResource, type IntegerField, standardActions } from '@axle/page-kit';

const pieces = (zh: string, en: string, max: number, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max,
  width: 100,
  ...more,
});

/** By which rules quantities are published. */
export const publishRuleRecords = defineResource({
  entity: 'publishRule',
  label: text('发布规则', 'Publish rule'),
  service: 'operation',
  nameFields: ['store', 'category', 'sku'],
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true, immutable: true, key: true, width: 170 },
    category: {
      kind: 'cascade',
      label: text('品类', 'Category'),
      entity: 'category',
      immutable: true,
      key: true,
      width: 180,
      help: text('只对该品类及其下级；留空为全店。', 'For this category and those below; the whole store if empty.'),
    },
    sku: {
      kind: 'ref',
      label: text('SKU', 'SKU'),
      entity: 'sku',
      immutable: true,
      key: true,
      width: 220,
      help: text('SKU规则优先，其次最近的品类，最后全店。', 'A rule of a SKU goes first, then the nearest category, then the store.'),
    },
    buffer: pieces('保留数量', 'Buffer', 1_000_000, { required: true, initial: 5 }),
    share: pieces('发布比例%', 'Share %', 100, { required: true, initial: 50 }),
    cap: pieces('上限', 'Cap', 1_000_000, { help: text('留空为不限。', 'Leave empty for no cap.') }),
    least: pieces('起发数量', 'Minimum', 1_000_000, {
      required: true,
      initial: 0,
      help: text('少于此数时发布0。', 'Fewer than this is published as 0.'),
    }),
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 300, width: 240 },
  },
  unique: [{ fields: ['store', 'category', 'sku'] }],
  constraints: {
    publish_rule_scope: {
      code: 'ONE_SCOPE',
      field: 'sku',
      message: text('品类与SKU只填一项', 'Enter a category or a SKU, not both'),
    },
  },
  checks: [oneScope],
});

export const publishRules = definePage({
  key: 'publishRules',
  title: text('发布规则', 'Publish rules'),
  words: ['保留库存', 'buffer', 'quantity rule'],
  help: {
    why: text('按店铺、品类或SKU设定渠道显示的数量。', 'How much of the stock a channel shows, by store, category or SKU.'),
    notes: [
      text(
        '可用数量取自店铺配置的发货仓，已减预占。',
        'What is available is counted in the warehouses of the store’s configuration, less reservations.',
      ),
    ],
  },
  resource: publishRuleRecords,
  columns: [
    'store',
    'category',
    'sku',
    'buffer',
    'share',
    'cap',
    'least',
    'note',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 3,
  filters: ['store', 'category', 'sku', 'status'],
  sort: [{ field: 'updatedAt', descending: true }],
  form: [{ title: text('规则', 'Rule'), fields: ['store', 'category', 'sku', 'buffer', 'share', 'cap', 'least', 'note'] }],
  standard: standardActions.filter(action => action !== 'import'),
});
