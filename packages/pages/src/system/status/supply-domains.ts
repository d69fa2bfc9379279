import { type StatusDomain, statusDomain } from './status-domain.ts';

/** What is bought, distributed, shipped and settled. */
export const supplyDomains: readonly StatusDomain[] = [
  statusDomain('purchaseOrder', '采购订单', 'Purchase order', [
    ['DRAFT', '草稿', 'Draft', 'neutral', 'APPROVING CANCELLED'],
    ['APPROVING', '审批中', 'In approval', 'info', 'APPROVED REJECTED DRAFT EFFECTIVE REPLIED CANCELLED'],
    ['REJECTED', '已驳回', 'Rejected', 'bad', 'DRAFT CANCELLED'],
    ['APPROVED', '待发送', 'To send', 'info', 'SENT CANCELLED'],
    ['SENT', '待回复', 'Awaiting reply', 'info', 'REPLIED EFFECTIVE CANCELLED'],
    ['REPLIED', '回复待确认', 'Reply to confirm', 'warn', 'EFFECTIVE APPROVING SENT CANCELLED'],
    ['EFFECTIVE', '已生效', 'Effective', 'good', 'PRODUCING CANCELLED'],
    ['PRODUCING', '生产中', 'Producing', 'info', 'INSPECTED'],
    ['INSPECTED', '已验货', 'Inspected', 'info', 'SHIPPED'],
    ['SHIPPED', '已发货', 'Shipped', 'info', 'RECEIVED'],
    ['RECEIVED', '已收货', 'Received', 'good', 'SETTLED'],
    ['SETTLED', '已结算', 'Settled', 'good', 'CLOSED'],
    ['CLOSED', '已关闭', 'Closed', 'neutral', ''],
    ['CANCELLED', '已取消', 'Cancelled', 'neutral', ''],
  ]),
  statusDomain('shipment', '货件', 'Shipment', [
    ['draft', '草稿', 'Draft', 'neutral', 'booked cancelled'],
    ['booked', '已订舱', 'Booked', 'info', 'loaded cancelled'],
    ['loaded', '已装柜', 'Loaded', 'info', 'departed cancelled'],
    ['departed', '已离港', 'Departed', 'info', 'arrived'],
    ['arrived', '已到港', 'Arrived', 'info', 'cleared'],
    ['cleared', '已清关', 'Cleared', 'info', 'delivering'],
    ['delivering', '派送中', 'On the last mile', 'info', 'delivered'],
    ['delivered', '已送达', 'Delivered', 'good', 'received'],
    ['received', '已收货', 'Received', 'good', 'closed'],
    ['closed', '已关闭', 'Closed', 'neutral', ''],
    ['cancelled', '已取消', 'Cancelled', 'neutral', ''],
  ]),
  statusDomain('settlement', '采购结算', 'Settlement', [
    ['DRAFT', '草稿', 'Draft', 'neutral', 'EXCEPTION APPROVING VOID'],
    ['EXCEPTION', '异常待处理', 'Exception', 'bad', 'DRAFT VOID'],
    ['APPROVING', '审批中', 'In approval', 'info', 'APPROVED DRAFT VOID'],
    ['APPROVED', '已审批', 'Approved', 'info', 'PAYING PAID VOID'],
    ['PAYING', '付款中', 'Paying', 'info', 'PART_PAID PAID'],
    ['PART_PAID', '部分付款', 'Partly paid', 'warn', 'PAID'],
    ['PAID', '已付款', 'Paid', 'good', ''],
    ['VOID', '作废', 'Void', 'neutral', ''],
  ]),
];
