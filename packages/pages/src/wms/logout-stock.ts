import { definePage } from '@axle/page-kit';
import { documentDrill } from './stock/document-drills.ts';
import { outboundActions } from './logout-stock/outbound-actions.ts';
import { outboundRecords } from './logout-stock/outbound-records.ts';

const status = (...values: readonly string[]) => [{ field: 'status', op: 'in' as const, value: values }];
const on = (zh: string, en: string) => ({ zh, en });

export const logoutStock = definePage({
  key: 'logoutStock',
  title: on('出库单', 'Outbound orders'),
  help: {
    why: on('从需求到交接跟踪每一张出库单，并看到是什么卡住了它。', 'Drives every outbound order from demand to the handed-over parcel, and shows at once what blocks it.'),
    notes: [
      on('分配占用可承诺量，全部行满足才算；否则为缺货，不占用任何库存。店铺订单不动用仓店配置中的安全缓冲（件或百分比）。“可发”显示现在最多能发多少件。', 'Allocating promises free stock, all lines or none: a short order holds nothing. A shop’s order leaves the safety buffer of the store configuration (pieces or percent) alone. “Can ship” tells how many pieces could go now.'),
      on('库位在波次下发时才选定：先拣货区，再按入库先后、能清空的库位、库区拣货顺序；打包与交接在各自的页面完成。', 'Bins are chosen when the wave is released: picking areas first, then by the oldest putaway, bins that the pick empties, and the picking place of the area; packing and handing over are done on their own pages.'),
      on('拦截把已拣的货列为待归位；归位确认后才释放。', 'Intercepting makes picked pieces tasks to put back: they are free when that is confirmed.'),
      on('仓库只发往本国、欧盟内，以及有贸易路线通往的国家。', 'A warehouse ships within its country and the EU, and to countries that a trade route leads to.'),
      on('运单号取自渠道在本系统的号段，代表快递商的单号；尚未与任何快递商对接。', 'Waybill numbers come from the range that a channel has with us and stand for those of the courier: none is connected yet.'),
      on('冲销出库仅限24小时内且承运商未扫描。', 'Shipping is reversed within 24 hours, before the carrier has scanned anything.'),
    ],
  },
  resource: outboundRecords,
  columns: [
    'outboundNo', 'status', 'outType', 'sourceNo', 'platformOrderNo', 'store', 'warehouse', 'country', 'channel', 'qty', 'lineCount', 'canShip', 'shipBy', 'priority', 'weightKg', 'holdReason',
    'waveNo', 'waybillNo', 'shippedAt', 'toWarehouse', 'sourceType', 'receiver', 'phone', 'state', 'city', 'postcode', 'address', 'skus', 'late', 'costValue', 'putBack', 'exception', 'heldFrom', 'part',
    'createdBy', 'createdAt', 'updatedBy', 'updatedAt',
  ],
  pinned: 1,
  filters: [
    'outboundNo', 'platformOrderNo', 'waybillNo', 'sourceNo', 'skus', 'warehouse', 'store', 'outType', 'channel', 'country', 'status', 'qty', 'createdAt', 'shipBy', 'shippedAt', 'toWarehouse', 'priority', 'late',
    'exception', 'sourceType',
  ],
  totals: ['qty', 'weightKg'],
  search: ['outboundNo', 'sourceNo', 'platformOrderNo', 'waybillNo'],
  sort: [{ field: 'priority' }, { field: 'shipBy' }],
  drills: {
    sourceNo: [
      documentDrill('transfer', 'sourceNo', { field: 'sourceType', in: ['transfer'] }),
      { section: 'delivery', page: 'distributionPlan', tab: 'all', filters: [{ field: 'planNo', op: 'eq', by: 'sourceNo' }], when: { field: 'sourceType', in: ['distribution_plan'] } },
    ],
    waveNo: documentDrill('wave', 'waveNo'),
    waybillNo: { section: 'wms', page: 'parcelHandover', tab: 'tab1', filters: [{ field: 'outboundNo', op: 'eq', by: 'outboundNo' }] },
  },
  tabs: [
    { key: 'all', title: on('全部', 'All') },
    { key: 'toAllocate', title: on('待分配', 'To allocate'), filters: status('pending') },
    { key: 'short', title: on('缺货', 'Short'), filters: status('short') },
    { key: 'toPick', title: on('待拣货', 'To pick'), filters: status('allocated', 'waved', 'picking') },
    { key: 'toPack', title: on('待打包', 'To pack'), filters: status('picked', 'packing') },
    { key: 'toShip', title: on('待交接', 'To hand over'), filters: status('packed') },
    { key: 'shipped', title: on('已出库', 'Shipped'), filters: status('shipped') },
    { key: 'exception', title: on('异常', 'Exceptions'), filters: [{ field: 'exception', op: 'eq', value: true }] },
  ],
  form: [
    { title: on('出库', 'Outbound'), fields: ['outType', 'sourceNo', 'warehouse', 'toWarehouse', 'channel', 'store', 'platformOrderNo', 'shipBy', 'priority'] },
    { title: on('收件', 'To'), fields: ['country', 'receiver', 'phone', 'state', 'city', 'postcode', 'address'] },
    { title: on('明细', 'Lines'), fields: ['items'] },
  ],
  standard: ['list', 'add', 'import', 'export', 'log'],
  transitions: ['allocate', 'hold', 'unhold', 'ship', 'intercept', 'cancel', 'reverseShip'],
  actions: outboundActions,
  related: [
    { title: on('占用', 'Reservations'), section: 'wms', page: 'stockReservation', columns: ['reservationNo', 'skuCode', 'qtyReserved', 'qtyAllocated', 'qtyReleased', 'state'], field: 'demandNo', by: 'outboundNo' },
    { title: on('包裹', 'Parcels'), section: 'wms', page: 'parcelHandover', columns: ['parcelNo', 'state', 'pieces', 'waybillNo', 'carton', 'actualG', 'manifestNo', 'packedAt', 'handedAt'], field: 'outboundNo', by: 'outboundNo' },
    { title: on('过账', 'Postings'), section: 'wms', page: 'stockLedger', columns: ['postingNo', 'bizType', 'skuCode', 'bin', 'stockStatus', 'qtyIn', 'qtyOut', 'postedAt'], field: 'docNo', by: 'outboundNo' },
  ],
  importing: {
    columns: ['outType', 'sourceNo', 'warehouse', 'country', 'channel', 'receiver', 'postcode', 'items.sku', 'items.qty'],
    mode: 'per_document',
    lines: 'items',
    together: ['outType', 'sourceNo'],
    example: { outType: '销售出库', sourceNo: 'SO-10001', warehouse: 'US-W', country: 'US', channel: 'UPS-GROUND', receiver: 'J. Miller', postcode: '90248', 'items.sku': 'AX-10001', 'items.qty': '2' },
  },
});
