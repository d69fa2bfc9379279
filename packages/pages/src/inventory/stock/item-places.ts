import { text } from '@axle/kernel';
import type { EnumListField, TagsField } from '@axle/page-kit';
import { stockStatusOptions } from '../stock-fields.ts';
const tags = (label: TagsField['label'], maxLength: number, through: TagsField['through'], help: TagsField['label']): TagsField => ({
  kind: 'tags',
  label,
  readOnly: true,
  hidden: true,
  maxLength,
  width: 170,
  ...(through ? { through } : {}),
  help,
});
const inBins = (column: string) => ({ view: 'stock_item_bin', by: ['warehouse', 'sku'], column });

/** Where the pieces of a SKU lie in a warehouse, in which statuses, and under which listings it is sold. */
export const itemPlaces = {
  ptSkus: tags(
    text('卖家SKU', 'Seller SKUs'),
    80,
    { view: 'stock_item_listing', by: ['sku'], column: 'seller_sku' },
    text('今日有效的映射；最多显示8个，筛选涵盖全部。', 'Mappings in force today; up to 8 are listed, filters cover all.'),
  ),
  areas: tags(
    text('库区', 'Areas'),
    20,
    inBins('area_no'),
    text('有库存的库区；过去的时点不显示。', 'Areas with stock; not shown for the past.'),
  ),
  bins: tags(
    text('库位', 'Bins'),
    40,
    inBins('bin_code'),
    text('有库存的库位；最多显示8个，筛选涵盖全部。', 'Bins with stock; up to 8 are listed, filters cover all.'),
  ),
  stockStatuses: {
    kind: 'enumList',
    label: text('库存状态', 'Stock statuses'),
    readOnly: true,
    hidden: true,
    options: stockStatusOptions,
    width: 170,
    help: text('有库存的状态。', 'Statuses with stock.'),
  } satisfies EnumListField,
} as const;
