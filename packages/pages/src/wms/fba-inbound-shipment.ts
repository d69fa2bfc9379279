import { definePage } from '@axle/page-kit';
import { boxLabel } from './fba/box-label.ts';
import { documentDrill } from './stock/document-drills.ts';
import { fbaShipmentRecords, shipmentOpen } from './fba/shipment-records.ts';

const on = (zh: string, en: string) => ({ zh, en });

export const fbaInboundShipment = definePage({
  key: 'fbaInboundShipment',
  title: on('FBA货件', 'FBA inbound shipments'),
  help: {
    why: on('跟踪每个FBA货件从计划到关闭，及时发现短收。', 'Follows each FBA shipment from plan to closed and catches short receipts in time.'),
    notes: [
      on('状态为亚马逊的原始代码，由导入更新；“关闭”可手工设为已关闭。', 'Statuses are Amazon’s own codes and come with the files; “Close” sets one to closed by hand.'),
      on('收货按累计数导入：每次只把新增部分从在途过账到FBA仓；库存不足时显示“待过账”，可随时“补过账”。', 'Receipts are taken in as running totals: what is new is booked from in transit to the FBA warehouse; where pieces are missing it waits and can be booked again.'),
      on('关闭且短收的货件自动建立申诉草稿；之后的收货会减少其件数，减到0即关闭。', 'A shipment that is closed short gets a draft case; pieces that come later lower it, at 0 it is closed.'),
      on('申诉截止日 = 送达日 + 当日有效的申诉天数（见“FBA参数”），14天内标黄。', 'The last day to claim is that of delivery and the days in force then (“FBA parameters”); amber within 14 days.'),
    ],
  },
  resource: fbaShipmentRecords,
  columns: [
    'shipmentId', 'name', 'store', 'center', 'boxesCount', 'shipped', 'received', 'diff', 'receivePercent', 'amazonStatus', 'outboundNo', 'shipmentNo', 'deliveredAt', 'closedAt', 'claimDeadline', 'claimable',
    'waits', 'refused', 'warehouse', 'short', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt',
  ],
  pinned: 1,
  filters: ['shipmentId', 'store', 'center', 'amazonStatus', 'diff', 'deliveredAt', 'closedAt', 'claimDeadline', 'claimable', 'waits', 'outboundNo', 'shipmentNo', 'warehouse'],
  totals: ['boxesCount', 'shipped', 'received', 'diff', 'claimable'],
  search: ['shipmentId', 'name', 'outboundNo'],
  sort: [{ field: 'updatedAt', descending: true }],
  drills: {
    outboundNo: documentDrill('outbound', 'outboundNo'),
    diff: { section: 'wms', page: 'fbaCase', tab: 'all', filters: [{ field: 'sourceNo', op: 'eq', by: 'shipmentId' }] },
    received: { section: 'wms', page: 'stockLedger', tab: 'all', filters: [{ field: 'docNo', op: 'eq', by: 'shipmentId' }] },
  },
  tabs: [
    { key: 'all', title: on('全部', 'All') },
    { key: 'underWay', title: on('进行中', 'Under way'), filters: [{ field: 'amazonStatus', op: 'in', value: shipmentOpen }] },
    { key: 'short', title: on('短收', 'Short'), filters: [{ field: 'amazonStatus', op: 'eq', value: 'CLOSED' }, { field: 'diff', op: 'lt', value: 0 }] },
    { key: 'waiting', title: on('待过账', 'Waits to be booked'), filters: [{ field: 'waits', op: 'eq', value: true }] },
  ],
  form: [
    { title: on('货件', 'Shipment'), fields: ['shipmentId', 'name', 'store', 'center', 'amazonStatus', 'deliveredAt', 'shipmentNo'] },
    { title: on('明细', 'Items'), fields: ['items'] },
    { title: on('箱', 'Boxes'), fields: ['boxes'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  permissions: { log: 'list' },
  actions: [
    {
      key: 'linkShipment', title: on('关联出库单', 'Link to an outbound'), on: 'one',
      input: {
        outboundNo: { kind: 'code', documentNo: true, label: on('出库单号', 'Outbound'), required: true, maxLength: 20, help: on('类型为FBA发货、目的仓为该店铺FBA仓的出库单。', 'An outbound of the type FBA to the FBA warehouse of this shop.') },
        shipmentNo: { kind: 'text', label: on('物流单号', 'Our shipment'), maxLength: 40 },
      },
    },
    { key: 'printBoxLabel', title: on('打印箱唛', 'Print box labels'), on: 'many', effect: 'print', prints: [boxLabel] },
    { key: 'openCase', title: on('开申诉', 'Open a case'), on: 'many', when: { field: 'short', in: [true] }, confirm: on('为尚未申诉的短收件数建立申诉草稿。', 'A draft case is made of the missing pieces that no case speaks of yet.') },
    { key: 'book', title: on('补过账', 'Book again'), permission: 'update', on: 'many', when: { field: 'waits', in: [true] } },
    { key: 'markClosed', title: on('关闭', 'Close'), on: 'many', when: { field: 'amazonStatus', in: shipmentOpen }, confirm: on('状态设为CLOSED；短收的件数建立申诉草稿。', 'Its status becomes CLOSED; missing pieces become a draft case.') },
  ],
  related: [
    { title: on('申诉', 'Cases'), section: 'wms', page: 'fbaCase', columns: ['caseNo', 'type', 'msku', 'qty', 'state', 'deadline', 'amazonCaseId', 'reimbursedQty'], field: 'sourceNo', by: 'shipmentId' },
    { title: on('库存流水', 'Postings'), section: 'wms', page: 'stockLedger', columns: ['seq', 'postedAt', 'bizType', 'skuCode', 'warehouse', 'stockStatus', 'qtyIn', 'qtyOut'], field: 'docNo', by: 'shipmentId' },
  ],
  importing: {
    columns: ['shipmentId', 'name', 'store', 'center', 'amazonStatus', 'deliveredAt', 'closedAt', 'items.msku', 'items.fnsku', 'items.qtyShipped', 'items.qtyReceived'],
    mode: 'per_document',
    lines: 'items',
    asked: ['store'],
    also: {
      shipmentId: ['shipment id', 'shipment-id', 'shipmentid', 'fba-shipment-id', 'shipment confirmation id'], name: ['shipment name', 'shipment-name'],
      center: ['ship to', 'destination', 'fulfillment-center-id', 'destinationfulfillmentcenterid'], amazonStatus: ['status', 'shipment status', 'shipmentstatus'],
      'items.msku': ['sku', 'merchant sku', 'sellersku', 'seller-sku'], 'items.fnsku': ['fnsku', 'fulfillmentnetworksku'],
      'items.qtyShipped': ['units expected', 'quantityshipped', 'shipped'], 'items.qtyReceived': ['units located', 'quantityreceived', 'received'],
    },
    passedOver: ['created', 'last updated', 'skus', 'product-name', 'asin', 'condition'],
    example: { shipmentId: 'FBA15XK7QW4N', name: 'US west 2026-11', store: 'AMZ-NA', center: 'ONT8', amazonStatus: 'RECEIVING', deliveredAt: '2026-11-10', 'items.msku': 'BRP-10000', 'items.qtyShipped': '480', 'items.qtyReceived': '468' },
  },
});
