import { text } from '@axle/kernel';
import type { EnumField, PostAction } from '@axle/page-kit';

/** What settles an exception of FBA reports, by its type; empty where it is closed. */
export const nextStepField: EnumField = {
  kind: 'enum',
  label: text('下一步', 'Next step'),
  readOnly: true,
  figure: true,
  width: 168,
  help: text('“处理”按此执行；A4只能在亚马逊处理。', 'What “Settle” does; A4 can only be settled at Amazon.'),
  options: [
    { code: 'addMap', label: text('建立FBA映射', 'Add FBA map'), tone: 'info' },
    { code: 'correct', label: text('更正报表数量', 'Correct quantity'), tone: 'info' },
    { code: 'openCase', label: text('开申诉', 'Open a case'), tone: 'info' },
    { code: 'onPlatform', label: text('在亚马逊处理', 'Settle at Amazon'), tone: 'warn' },
    { code: 'takeSize', label: text('更新SKU尺寸重量', 'Update SKU size'), tone: 'info' },
    { code: 'joinPool', label: text('加入库存池', 'Add to pool'), tone: 'info' },
  ],
};

/** The actions that settle exceptions of FBA reports, each ticked one by its type, and those that ask for data the records lack. */
export const settleActions: readonly PostAction<'state' | 'type'>[] = [
  {
    key: 'settle',
    title: text('处理', 'Settle'),
    permission: 'update',
    on: 'many',
    tone: 'primary',
    preview: true,
    when: { field: 'state', in: ['open', 'doing'] },
    confirm: text(
      'A1：按SKU映射建立FBA映射；A2：更正为按上期推算的数量；A3、A6：开申诉；A5：SKU改为亚马逊的尺寸重量（可能须审批）；A7：建立单站点库存池。',
      'A1: adds the FBA map by the SKU map; A2: corrects the quantity to what follows from the report before; A3, A6: opens a case; A5: gives the SKU the size and weight measured by Amazon (may need approval); A7: adds a pool of its own.',
    ),
  },
  {
    key: 'addMap',
    title: text('建立FBA映射', 'Add FBA map'),
    permission: 'update',
    on: 'one',
    when: { field: 'type', in: ['A1'] },
    input: {
      sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true },
      qtyPer: { kind: 'integer', label: text('每件数量', 'Quantity per unit'), required: true, min: 1, max: 999, initial: 1 },
      msku: {
        kind: 'text',
        label: text('MSKU', 'MSKU'),
        maxLength: 60,
        help: text('留空取自报表或Listing。', 'Defaults to that of the report or the listing.'),
      },
      asin: {
        kind: 'code',
        label: text('ASIN', 'ASIN'),
        maxLength: 10,
        pattern: '[A-Z0-9]{10}',
        help: text('留空取自Listing。', 'Defaults to that of the listing.'),
      },
    },
  },
  {
    key: 'correct',
    title: text('更正数量', 'Correct quantity'),
    permission: 'update',
    on: 'one',
    when: { field: 'type', in: ['A2'] },
    input: { qty: { kind: 'integer', label: text('库存', 'Stock'), required: true, min: 0, max: 10_000_000 } },
    confirm: text('改正该日报表的库存数量，并重新检查。', 'Corrects the stock in the report of that day, and rechecks.'),
  },
  {
    key: 'joinPool',
    title: text('加入库存池', 'Add to pool'),
    permission: 'update',
    on: 'many',
    when: { field: 'type', in: ['A7'] },
    input: {
      pool: {
        kind: 'ref',
        label: text('库存池', 'Pool'),
        entity: 'fbaPool',
        help: text('留空则为每个站点建立单站点库存池。', 'Leave empty to add a pool of its own for each site.'),
      },
    },
  },
];
