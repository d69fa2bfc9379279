import { text } from '@axle/kernel';
import type { RelatedRecords } from '@axle/page-kit';

/** What the warehouse has of an order: reservations, outbound orders, parcels; and what came back of it. */
export const orderRelated = [
  {
    title: text('占用', 'Reservations'),
    section: 'wms',
    page: 'stockReservation',
    columns: ['reservationNo', 'skuCode', 'warehouse', 'qtyReserved', 'qtyAllocated', 'qtyReleased', 'state'],
    field: 'demandNo',
    by: 'orderNo',
  },
  {
    title: text('出库单', 'Outbound orders'),
    section: 'wms',
    page: 'logoutStock',
    columns: ['outboundNo', 'status', 'warehouse', 'qty', 'waybillNo', 'shipBy', 'shippedAt'],
    field: 'sourceNo',
    by: 'orderNo',
  },
  {
    title: text('包裹', 'Parcels'),
    section: 'wms',
    page: 'parcelHandover',
    columns: ['parcelNo', 'state', 'pieces', 'waybillNo', 'actualG', 'packedAt', 'handedAt'],
    field: 'waybillNo',
    by: 'waybillNo',
  },
  {
    title: text('退货', 'Returns'),
    section: 'operation',
    page: 'operationReturn',
    columns: ['rmaNo', 'status', 'reason', 'authorisedQty', 'receivedQty', 'refundState', 'refundAmount', 'deadline'],
    field: 'salesOrder',
    by: 'id',
  },
] as const satisfies readonly RelatedRecords[];
