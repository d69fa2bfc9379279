import { text } from '@axle/kernel';
import type { ColumnDrill, Field, LineField, PageTab } from '@axle/page-kit';
import { supplyDays } from './stock-figures.ts';
import { heldBackOptions } from './stock-options.ts';

const count = (zh: string, en: string, more: Partial<LineField> = {}): LineField =>
  ({ kind: 'integer', label: text(zh, en), min: -1_000_000_000, max: 1_000_000_000, width: 100, ...more }) as LineField;

/** Which listings are asked about. */
const inputs = {
  store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', several: true },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', several: true },
  warehouse: { kind: 'ref', label: text('仓库', 'Warehouse'), entity: 'warehouse', several: true },
} as const satisfies Readonly<Record<string, Field>>;

/** The listings of a SKU. */
const listings = {
  section: 'operation',
  page: 'operationInventory',
  tab: 'tab1',
  filters: [{ field: 'sku', op: 'in', by: 'sku' }],
} as const satisfies ColumnDrill;

/** What can be sold of each SKU over all its listings. */
export const skuSupplyTab = {
  key: 'tab2',
  title: text('按SKU', 'By SKU'),
  tool: {
    reads: ['sellable', 'available', 'onHand', 'inTransit', 'published', 'channelQty', 'units7', 'units30', 'daysOfSupply'],
    inputs,
    exports: 'lines',
    results: {
      lines: {
        kind: 'lines',
        label: text('按SKU', 'By SKU'),
        by: ['sku'],
        most: 2000,
        sums: ['units7', 'units30', 'kept', 'onHand', 'available', 'inTransit'],
        fields: {
          sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, width: 230 },
          listings: count('PT SKU数', 'PT SKUs'),
          stores: count('店铺数', 'Stores'),
          sellable: count('可售', 'Sellable'),
          daysOfSupply: { kind: 'decimal', label: supplyDays.label, scale: 1, min: '0', width: 110 },
          kept: count('平台仓可售', 'At platforms'),
          available: count('海外仓可用', 'Available'),
          onHand: count('海外仓在库', 'On hand'),
          inTransit: count('在途', 'In transit'),
          published: count('已发布', 'Published'),
          channelQty: count('渠道显示', 'Channel shows', { width: 110 }),
          units7: count('7天销量', 'Units (7 days)', { width: 110 }),
          units30: count('30天销量', 'Units (30 days)', { width: 110 }),
        },
      },
    },
    opens: { lines: { listings, units30: listings } },
  },
} as const satisfies PageTab;

/** What publishing would change, row by row. */
export const publishPreviewTab = {
  key: 'preview',
  title: text('发布预览', 'Publish preview'),
  tool: {
    reads: ['ruled', 'published', 'available', 'channelQty'],
    inputs: {
      ...inputs,
      ptSku: { kind: 'ref', label: text('PT SKU', 'PT SKU'), entity: 'ptSku', several: true },
      changed: { kind: 'bool', label: text('只看有变化', 'Changes only'), initial: true },
    },
    exports: 'lines',
    results: {
      rises: count('增加的Listing', 'Increases') as Field,
      falls: count('减少的Listing', 'Decreases') as Field,
      held: count('不发布的Listing', 'Held back') as Field,
      countedAt: { kind: 'instant', label: text('库存统计于', 'Stock counted at') },
      lines: {
        kind: 'lines',
        label: text('新旧数量', 'Old and new quantities'),
        by: ['ptSku'],
        most: 2000,
        sums: ['before', 'after', 'change'],
        fields: {
          ptSku: { kind: 'ref', label: text('PT SKU', 'PT SKU'), entity: 'ptSku', required: true, width: 200 },
          before: count('原数量', 'Old'),
          after: count('新数量', 'New'),
          change: count('变化', 'Change'),
          why: { kind: 'enum', label: text('不发布原因', 'Held back because'), options: heldBackOptions, width: 150 },
          available: count('可用', 'Available'),
          buffer: count('保留数量', 'Buffer'),
          share: count('比例%', 'Share %'),
          cap: count('上限', 'Cap'),
          channelQty: count('渠道显示', 'Channel shows', { width: 110 }),
          frozenUntil: { kind: 'date', label: text('冻结至', 'Frozen until'), width: 110 },
          store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', width: 150 },
          sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', width: 210 },
        },
      },
    },
  },
} as const satisfies PageTab;
