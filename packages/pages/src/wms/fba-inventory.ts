import { definePage, defineResource } from '@axle/page-kit';
import { syncAction, syncsTab } from '../system/shop/shop-sync.ts';
import { asinTold, fnskuTold, mskuTold, named, signed, skuMapped, storeTold, told } from './fba/fba-fields.ts';

const on = (zh: string, en: string) => ({ zh, en });

/** What Amazon tells of its stock of a seller's SKU on a day. */
const fbaStockRecords = defineResource({
  entity: 'fbaStock',
  label: on('FBA库存', 'FBA stock'),
  service: 'wms',
  readFrom: 'fba_stock_shown',
  nameFields: ['msku', 'snapshotAt'],
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    store: storeTold,
    site: { kind: 'ref', label: on('站点', 'Site'), entity: 'site', required: true, width: 124 },
    msku: { ...mskuTold, required: true, key: true },
    fnsku: fnskuTold,
    asin: asinTold,
    title: named('标题', 'Title', 500, 240, { hidden: true }),
    condition: named('商品状况', 'Condition', 40, 96, { hidden: true }),
    country: { kind: 'ref', label: on('国家', 'Country'), entity: 'country', width: 110, help: on('按国家的报表才有。', 'Of reports by country alone.') },
    snapshotAt: { kind: 'date', label: on('快照日期', 'Snapshot'), required: true, width: 116 },
    sku: { ...skuMapped, alarm: 'unmapped', help: on('快照当日的FBA映射；没有映射时为空。', 'By the FBA map of that day; empty where there is none.') },
    unmapped: { kind: 'bool', label: on('未映射', 'Unmapped'), readOnly: true, figure: true, width: 96 },
    fulfillable: told('可售', 'Fulfillable', { initial: 0 }),
    reserved: told('预留', 'Reserved'),
    reservedOrders: told('预留：买家订单', 'Reserved: orders', { width: 130 }),
    reservedTransfers: told('预留：库房转运', 'Reserved: FC transfers', { width: 130 }),
    reservedProcessing: told('预留：库房处理', 'Reserved: FC processing', { width: 130 }),
    inboundWorking: told('入库：处理中', 'Inbound: working', { width: 120 }),
    inboundShipped: told('入库：已发货', 'Inbound: shipped', { width: 120 }),
    inboundReceiving: told('入库：接收中', 'Inbound: receiving', { width: 120 }),
    unfulfillable: told('不可售', 'Unfulfillable'),
    customerDamaged: told('不可售：买家损坏', 'Unfulfillable: customer', { width: 130, hidden: true }),
    warehouseDamaged: told('不可售：库房损坏', 'Unfulfillable: warehouse', { width: 130, hidden: true }),
    distributorDamaged: told('不可售：分销商损坏', 'Unfulfillable: distributor', { width: 130, hidden: true }),
    carrierDamaged: told('不可售：承运商损坏', 'Unfulfillable: carrier', { width: 130, hidden: true }),
    defective: told('不可售：有瑕疵', 'Unfulfillable: defective', { width: 130, hidden: true }),
    expired: told('不可售：已过期', 'Unfulfillable: expired', { width: 130, hidden: true }),
    researching: told('调查中', 'Researching'),
    onHand: told('亚马逊在库', 'At Amazon', { readOnly: true, figure: true, help: on('可售 + 预留 + 不可售。', 'Fulfillable, reserved and unfulfillable.') }),
    total: told('合计', 'Total', { readOnly: true, figure: true, help: on('在库、入库与调查中。', 'At Amazon, inbound and researching.') }),
    ledger: signed('本系统账面', 'Our ledger', { readOnly: true, figure: true, width: 110, help: on('该店铺在该国FBA仓的可用、已分配、质检冻结与残损；最新快照才有。', 'Available, allocated, held and damaged in the FBA warehouse of the shop in that country; of the newest snapshot.') }),
    difference: signed('差异', 'Difference', { readOnly: true, figure: true, alarm: 'differs', help: on('亚马逊在库 × 每件数量 − 本系统账面。', 'At Amazon × pieces a unit, less our ledger.') }),
    differs: { kind: 'bool', label: on('有差异', 'Differs'), readOnly: true, figure: true, width: 90, hidden: true },
    latest: { kind: 'bool', label: on('最新快照', 'Newest'), readOnly: true, figure: true, width: 96, hidden: true },
  },
  unique: [{ fields: ['store', 'site', 'msku', 'snapshotAt', 'country'] }],
});

export const fbaInventory = definePage({
  key: 'fbaInventory',
  title: on('FBA库存', 'FBA inventory'),
  help: {
    why: on('按店铺、站点、MSKU查看亚马逊的FBA库存，并与本系统账面核对。', 'Reads FBA stock by shop, site and MSKU and ties it to our own book.'),
    notes: [
      on('导入亚马逊的“管理亚马逊库存”或“按国家库存”报表（制表符文本）；店铺、站点、快照日期在导入时填写一次。', 'Takes in “Manage FBA inventory” and “Inventory by country” as Amazon delivers them; shop, site and day are asked for once a file.'),
      on('同一店铺、站点、MSKU、日期（与国家）再次导入会更新该行。', 'The same shop, site, MSKU and day (and country) taken in again changes the row.'),
      on('“同步”从已授权店铺的平台取当日库存作为快照，每个店铺15分钟一次，每天自动一次；当日已导入的行不变。', '“Fetch stock” asks the platforms of authorised shops for a snapshot of the day, each shop once in 15 minutes and once a day by itself; what was imported for the day stays.'),
      on('多个MSKU对应同一SKU时共用本系统账面：差异记在其中一行，合计不变。', 'MSKUs of one SKU share its pieces in our book: the difference stands at one of them, the sum stays right.'),
      on('“库龄”取自本系统FBA仓的批次层。', '“Aged” tells of the cost layers of our FBA warehouses.'),
    ],
  },
  resource: fbaStockRecords,
  columns: [
    'msku', 'store', 'site', 'fnsku', 'asin', 'sku', 'country', 'fulfillable', 'reserved', 'reservedOrders', 'reservedTransfers', 'reservedProcessing', 'inboundWorking', 'inboundShipped', 'inboundReceiving',
    'unfulfillable', 'customerDamaged', 'warehouseDamaged', 'distributorDamaged', 'carrierDamaged', 'defective', 'expired', 'researching', 'onHand', 'total', 'ledger', 'difference', 'snapshotAt',
    'title', 'condition', 'unmapped', 'differs', 'latest', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt',
  ],
  pinned: 1,
  filters: ['store', 'site', 'msku', 'fnsku', 'asin', 'sku', 'difference', 'snapshotAt', 'country', 'unmapped', 'differs', 'latest'],
  totals: ['fulfillable', 'reserved', 'unfulfillable', 'onHand', 'total', 'ledger', 'difference'],
  search: ['msku', 'fnsku', 'asin'],
  sort: [{ field: 'msku' }],
  tabs: [
    { key: 'summary', title: on('汇总', 'Summary'), filters: [{ field: 'latest', op: 'eq', value: true }, { field: 'country', op: 'isEmpty' }] },
    { key: 'byCountry', title: on('按国家', 'By country'), filters: [{ field: 'latest', op: 'eq', value: true }, { field: 'country', op: 'notEmpty' }] },
    {
      key: 'aged', title: on('库龄', 'Aged'),
      board: {
        figures: 'aged',
        reads: ['sku', 'store', 'ledger', 'latest'],
        tiles: [
          { kind: 'number', key: 'pieces', title: on('在库件数', 'Pieces'), span: 4 },
          { kind: 'number', key: 'old', title: on('超过270天', 'Over 270 days'), span: 4 },
          { kind: 'number', key: 'meanAge', title: on('平均库龄（天）', 'Mean age (days)'), span: 4, unit: 'mean' },
          {
            kind: 'matrix', key: 'bands', title: on('各SKU的库龄段（件）', 'Pieces by SKU and age'), shaded: true, totals: true, span: 12,
            rowTitle: on('SKU', 'SKU'), columnTitle: on('库龄段', 'Age band'),
            help: on('FBA仓中最多的100个SKU。', 'The 100 SKUs with most pieces in FBA warehouses.'),
            drill: { tab: 'summary', row: { field: 'sku', op: 'eq' } },
          },
        ],
      },
    },
    { key: 'all', title: on('历史快照', 'All snapshots') },
    syncsTab(on('MSKU数', 'Seller SKUs')),
  ],
  standard: ['list', 'import', 'export', 'log'],
  permissions: { log: 'list' },
  actions: [
    syncAction(on('同步', 'Fetch stock'), 'import'),
    { key: 'mapSku', title: on('映射SKU', 'Map the SKU'), on: 'one', effect: 'open', opens: { section: 'basic', page: 'fbaMap', tab: 'propose', inputs: { store: 'store', site: 'site' } } },
  ],
  importing: {
    columns: [
      'store', 'site', 'snapshotAt', 'msku', 'fnsku', 'asin', 'title', 'condition', 'country', 'fulfillable', 'reserved', 'reservedOrders', 'reservedTransfers', 'reservedProcessing', 'inboundWorking',
      'inboundShipped', 'inboundReceiving', 'unfulfillable', 'customerDamaged', 'warehouseDamaged', 'distributorDamaged', 'carrierDamaged', 'defective', 'expired', 'researching',
    ],
    mode: 'per_row',
    asked: ['store', 'site', 'snapshotAt'],
    also: {
      msku: ['sku', 'seller-sku'], fnsku: ['fulfillment-channel-sku'], title: ['product-name'], condition: ['condition-type'],
      fulfillable: ['afn-fulfillable-quantity', 'quantity-for-local-fulfillment'], reserved: ['afn-reserved-quantity', 'reserved_qty'],
      reservedOrders: ['reserved_customerorders'], reservedTransfers: ['reserved_fc-transfers'], reservedProcessing: ['reserved_fc-processing'],
      inboundWorking: ['afn-inbound-working-quantity'], inboundShipped: ['afn-inbound-shipped-quantity'], inboundReceiving: ['afn-inbound-receiving-quantity'],
      unfulfillable: ['afn-unsellable-quantity'], researching: ['afn-researching-quantity'],
    },
    passedOver: [
      'your-price', 'mfn-listing-exists', 'mfn-fulfillable-quantity', 'afn-listing-exists', 'afn-warehouse-quantity', 'afn-total-quantity', 'per-unit-volume', 'afn-reserved-future-supply',
      'afn-future-supply-buyable', 'program',
    ],
    example: { store: 'AMZ-NA', site: 'AMZ-US', snapshotAt: '2026-11-21', msku: 'BRP-10000', fnsku: 'X001AXLE01', asin: 'B0CX1AXLE0', fulfillable: '812', reserved: '30', unfulfillable: '0' },
  },
});
