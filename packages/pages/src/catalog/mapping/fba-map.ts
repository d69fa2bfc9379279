import { text } from '@axle/kernel';
import { checkMapPeriod } from '@axle/catalog';
import { definePage, defineResource, standardActions } from '@axle/page-kit';
import { fnskuLabel, fnskuSheet } from './fnsku-prints.ts';
import { unmappedStock } from './unmapped-stock.ts';
import { sellerSkuPattern } from './mapping-options.ts';
import { siteOfStore } from '../site/site-of-store.ts';
const asin = { kind: 'code', label: text('ASIN', 'ASIN'), maxLength: 10, pattern: '[A-Z0-9]{10}', width: 124 } as const;
const msku = { kind: 'code', label: text('MSKU', 'MSKU'), maxLength: 60, pattern: sellerSkuPattern, width: 190 } as const;
const qtyPer = { kind: 'integer', label: text('每件数量', 'Quantity per unit'), min: 1, max: 999, initial: 1, width: 120 } as const;

export const fbaMapRecords = defineResource({
  entity: 'fbaMap',
  label: text('FBA映射', 'FBA map'),
  service: 'item',
  readFrom: 'fba_map_list',
  nameFields: ['fnsku', 'msku'],
  scopedBy: { kind: 'shop', field: 'store' },
  searchedThrough: 'sku',
  fields: {
    fnsku: {
      kind: 'code',
      label: text('FNSKU', 'FNSKU'),
      required: true,
      key: true,
      immutable: true,
      maxLength: 10,
      pattern: '(X0|B0)[A-Z0-9]{8}',
      width: 124,
      help: text('X0或B0开头，共10位。', '10 characters starting with X0 or B0.'),
    },
    msku: { ...msku, required: true },
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true, immutable: true, width: 170 },
    site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', paired: siteOfStore, required: true, immutable: true, width: 130 },
    asin: { ...asin, required: true },
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, width: 220 },
    qtyPer: { ...qtyPer, required: true, help: text('一件FNSKU含几件SKU。', 'Pieces of the SKU in one FNSKU unit.') },
    labelType: {
      kind: 'enum',
      label: text('标签类型', 'Label type'),
      initial: 'fnsku',
      width: 120,
      options: [
        { code: 'fnsku', label: text('FNSKU标签', 'FNSKU label') },
        { code: 'manufacturer', label: text('厂家条码', 'Manufacturer barcode') },
      ],
    },
    title: {
      kind: 'text',
      label: text('标题', 'Title'),
      readOnly: true,
      figure: true,
      maxLength: 500,
      hidden: true,
      width: 300,
      help: text('来自PT SKU。', 'From the PT SKU.'),
    },
    fbaOnHand: {
      kind: 'integer',
      label: text('FBA在库', 'FBA on hand'),
      readOnly: true,
      figure: true,
      min: 0,
      max: 1_000_000_000,
      width: 100,
      help: text(
        '最近一次库存报表中的件数：可售、预留与不可售。',
        'Units in the latest inventory report: sellable, reserved and unsellable.',
      ),
    },
    fbaInbound: {
      kind: 'integer',
      label: text('FBA在途', 'FBA inbound'),
      readOnly: true,
      figure: true,
      min: 0,
      max: 1_000_000_000,
      width: 100,
      help: text('最近一次报表中的处理中、已发出与接收中件数。', 'Units working, shipped and receiving in the latest report.'),
    },
    stockUnmapped: {
      kind: 'bool',
      label: text('库存未映射', 'Unmapped stock'),
      readOnly: true,
      figure: true,
      hidden: true,
      width: 110,
      help: text(
        '有FBA库存，但映射今天未生效，库存不计入任何SKU。',
        'There is FBA stock but the map is not in force today, so it counts for no SKU.',
      ),
    },
    effectiveFrom: { kind: 'date', label: text('生效日期', 'Effective from'), required: true, width: 116 },
    effectiveTo: {
      kind: 'date',
      label: text('失效日期', 'Effective to'),
      width: 116,
      help: text('留空表示长期有效。', 'Leave empty if open-ended.'),
    },
  },
  unique: [{ fields: ['store', 'site', 'fnsku'] }],
  checks: [checkMapPeriod],
});

export const fbaMap = definePage({
  key: 'fbaMap',
  title: text('FBA映射', 'FBA map'),
  words: ['fba mapping'],
  help: {
    why: text(
      '把FNSKU与MSKU对应到MRP SKU，使FBA库存与发货计入正确的零件。',
      'Links FNSKU and MSKU to the MRP SKU so that FBA stock and shipments count for the right part.',
    ),
    notes: [
      text(
        '同一店铺的一个FNSKU只能指向一个SKU；不一致时提示已在哪个站点指向哪个SKU。',
        'Within a store an FNSKU can point to only one SKU; a conflict names the site and the SKU it already points to.',
      ),
      text(
        '已失效的映射不能再修改，只能停用；其FNSKU在该店铺站点仍被占用。',
        'An expired map cannot be changed, only disabled; its FNSKU stays taken in that store and site.',
      ),
      text('“建议”列出有SKU映射而没有FBA映射的FBA Listing。', '“Proposals” lists FBA listings with a SKU map but no FBA map.'),
      text(
        '“库存未映射”按最近一次库存报表列出今天没有生效映射的FBA库存，包括从未建立映射的。',
        '“Unmapped stock” lists the FBA stock in the latest inventory report without a map in force today, including stock that was never mapped.',
      ),
      text('“打印FNSKU”有50×30单张与A4一页24张两种。', '“Print FNSKU” offers single 50×30 labels and A4 sheets of 24.'),
    ],
  },
  resource: fbaMapRecords,
  columns: [
    'fnsku',
    'msku',
    'store',
    'site',
    'asin',
    'sku',
    'qtyPer',
    'labelType',
    'fbaOnHand',
    'fbaInbound',
    'stockUnmapped',
    'effectiveFrom',
    'effectiveTo',
    'title',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: [
    'fnsku',
    'msku',
    'asin',
    'sku',
    'store',
    'site',
    'labelType',
    'fbaOnHand',
    'fbaInbound',
    'stockUnmapped',
    'effectiveFrom',
    'effectiveTo',
    'status',
  ],
  search: ['fnsku', 'msku', 'asin'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'inUse', title: text('启用', 'Enabled'), filters: [{ field: 'status', op: 'eq', value: 1 }] },
    unmappedStock,
    {
      key: 'propose',
      title: text('建议', 'Proposals'),
      tool: {
        reads: ['msku', 'asin', 'sku', 'qtyPer'],
        inputs: {
          store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store' },
          site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', paired: siteOfStore },
          mskus: {
            kind: 'tags',
            label: text('MSKU', 'MSKU'),
            maxLength: 60,
            help: text('可批量粘贴；留空为全部。', 'Paste one or many; leave empty for all.'),
          },
        },
        results: {
          found: { kind: 'integer', label: text('可建立', 'Can be created'), min: 0, max: 1_000_000 },
          unmapped: { kind: 'integer', label: text('无SKU映射', 'Without a SKU map'), min: 0, max: 1_000_000 },
          lines: {
            kind: 'lines',
            label: text('建议', 'Proposals'),
            by: ['store', 'site', 'msku'],
            most: 2000,
            fields: {
              store: { kind: 'text', label: text('店铺', 'Store'), required: true, maxLength: 60, width: 120 },
              site: { kind: 'text', label: text('站点', 'Site'), required: true, maxLength: 60, width: 110 },
              msku: { ...msku, required: true },
              asin,
              sku: { kind: 'text', label: text('SKU', 'SKU'), maxLength: 200, width: 180 },
              qtyPer,
              note: { kind: 'text', label: text('说明', 'Note'), maxLength: 120, width: 220 },
            },
          },
        },
      },
    },
  ],
  form: [
    {
      title: text('FBA映射', 'FBA map'),
      fields: ['store', 'site', 'fnsku', 'msku', 'asin', 'sku', 'qtyPer', 'labelType', 'effectiveFrom', 'effectiveTo'],
    },
  ],
  standard: standardActions,
  actions: [
    {
      key: 'printFnsku',
      title: text('打印FNSKU', 'Print FNSKU'),
      on: 'many',
      effect: 'print',
      permission: 'print',
      prints: [fnskuLabel, fnskuSheet],
    },
  ],
  importing: {
    columns: ['store', 'site', 'msku', 'fnsku', 'asin', 'sku', 'qtyPer', 'labelType', 'effectiveFrom', 'effectiveTo'],
    mode: 'per_row',
    example: {
      store: 'AMZ-NA',
      site: 'AMZ-US',
      msku: 'BP-0446-US',
      fnsku: 'X001ABCDEF',
      asin: 'B07XK2M4QD',
      sku: 'BRP-10001',
      qtyPer: '1',
      labelType: 'FNSKU标签',
      effectiveFrom: '2026-05-01',
    },
  },
});
