import { text } from '@axle/kernel';
import type { CodeField, EnumOption, IntegerField, MoneyField, RefField } from '@axle/page-kit';

/** StockStatus. */
export const stockStatusOptions = [
  { code: 'available', label: { zh: '可用', en: 'Available' }, tone: 'good' },
  { code: 'reserved', label: { zh: '已分配锁定', en: 'Allocated' }, tone: 'info' },
  { code: 'qc_hold', label: { zh: '质检冻结', en: 'QC hold' }, tone: 'warn' },
  { code: 'damaged', label: { zh: '残损', en: 'Damaged' }, tone: 'bad' },
  { code: 'in_transit', label: { zh: '在途', en: 'In transit' }, tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** StockBizType. */
export const stockBizTypeOptions = [
  { code: 'purchase_in', label: { zh: '采购入库', en: 'Purchase in' }, tone: 'good' },
  { code: 'return_in', label: { zh: '退货入库', en: 'Return in' }, tone: 'good' },
  { code: 'transfer_ship', label: { zh: '调拨发出', en: 'Transfer shipped' }, tone: 'info' },
  { code: 'fba_ship', label: { zh: 'FBA发货', en: 'FBA shipped' }, tone: 'info' },
  { code: 'transit_receive', label: { zh: '在途收货', en: 'Transit received' }, tone: 'info' },
  { code: 'other_in', label: { zh: '其他入库', en: 'Other in' }, tone: 'good' },
  { code: 'other_out', label: { zh: '其他出库', en: 'Other out' }, tone: 'warn' },
  { code: 'sale_out', label: { zh: '销售出库', en: 'Sales shipment' }, tone: 'info' },
  { code: 'distribution_out', label: { zh: '分销出库', en: 'Distribution out' }, tone: 'info' },
  { code: 'supplier_return_out', label: { zh: '退供应商', en: 'Returned to supplier' }, tone: 'warn' },
  { code: 'scrap_out', label: { zh: '报废', en: 'Scrapped' }, tone: 'bad' },
  { code: 'stocktake_gain', label: { zh: '盘盈', en: 'Count gain' }, tone: 'good' },
  { code: 'stocktake_loss', label: { zh: '盘亏', en: 'Count loss' }, tone: 'bad' },
  { code: 'transit_loss', label: { zh: '在途丢失', en: 'Lost in transit' }, tone: 'bad' },
  { code: 'assemble', label: { zh: '组装', en: 'Assembled' }, tone: 'neutral' },
  { code: 'disassemble', label: { zh: '拆分', en: 'Disassembled' }, tone: 'neutral' },
  { code: 'bin_move', label: { zh: '移库', en: 'Bin move' }, tone: 'neutral' },
  { code: 'status_move', label: { zh: '状态转换', en: 'Status change' }, tone: 'neutral' },
  { code: 'allocate', label: { zh: '分配', en: 'Allocated' }, tone: 'neutral' },
  { code: 'unallocate', label: { zh: '取消分配', en: 'Released' }, tone: 'neutral' },
  { code: 'fba_receipt', label: { zh: 'FBA收货', en: 'FBA receipt' }, tone: 'neutral' },
  { code: 'fba_sale', label: { zh: 'FBA销售', en: 'FBA sale' }, tone: 'info' },
  { code: 'fba_return', label: { zh: 'FBA退货', en: 'FBA return' }, tone: 'good' },
  { code: 'fba_found', label: { zh: 'FBA找回', en: 'FBA found' }, tone: 'good' },
  { code: 'fba_lost', label: { zh: 'FBA丢失', en: 'FBA lost' }, tone: 'bad' },
  { code: 'fba_damaged', label: { zh: 'FBA损坏', en: 'FBA damaged' }, tone: 'bad' },
  { code: 'fba_disposed', label: { zh: 'FBA弃置', en: 'FBA disposed' }, tone: 'bad' },
  { code: 'fba_other', label: { zh: 'FBA其他', en: 'FBA other' }, tone: 'neutral' },
  { code: 'landed_cost', label: { zh: '追加成本', en: 'Landed cost' }, tone: 'neutral' },
  { code: 'reversal', label: { zh: '冲销', en: 'Reversal' }, tone: 'warn' },
] as const satisfies readonly EnumOption[];

/** CostSource. */
export const costSourceOptions = [
  { code: 'po_price', label: { zh: '采购价', en: 'PO price' } },
  { code: 'landed', label: { zh: '到岸成本', en: 'Landed' } },
  { code: 'transfer', label: { zh: '调拨', en: 'Transfer' } },
  { code: 'return', label: { zh: '退货', en: 'Return' } },
  { code: 'last_cost', label: { zh: '最近成本', en: 'Last cost' } },
  { code: 'manual', label: { zh: '手工', en: 'Manual' } },
  { code: 'assembled', label: { zh: '组装', en: 'Assembled' } },
  { code: 'unknown', label: { zh: '成本未知', en: 'Unknown' }, tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** A number of pieces from the stock ledger. */
export const piecesField = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: -1_000_000_000,
  max: 1_000_000_000,
  width: 104,
  ...more,
});

/** A value in CNY from the stock ledger. */
export const valueField = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  readOnly: true,
  scale: 4,
  places: 4,
  min: '-99999999999999',
  currency: { code: 'CNY' },
  width: 132,
  // users who may not read what is left in the cost layers read no value of stock
  seenWith: { page: 'stockLayer', field: 'valueLeft' },
  ...more,
});

/** The warehouse that a line of the ledger speaks of. */
export const warehouseField: RefField = {
  kind: 'ref',
  label: { zh: '仓库', en: 'Warehouse' },
  entity: 'warehouse',
  required: true,
  readOnly: true,
  key: true,
  width: 150,
};

/** The code of that SKU. */
export const skuCodeField: CodeField = {
  kind: 'code',
  codesOf: 'sku',
  label: { zh: 'SKU', en: 'SKU' },
  required: true,
  readOnly: true,
  key: true,
  maxLength: 32,
  width: 130,
};

/** The SKU that a line of the ledger speaks of. */
export const skuField: RefField = {
  kind: 'ref',
  label: { zh: 'SKU名称', en: 'SKU name' },
  entity: 'sku',
  nameAlone: true,
  required: true,
  readOnly: true,
  key: true,
  width: 196,
};

/** The bin that a line of the ledger speaks of. */
export const binField: RefField = {
  kind: 'ref',
  label: { zh: '库位', en: 'Bin' },
  entity: 'bin',
  required: true,
  readOnly: true,
  key: true,
  width: 150,
};
