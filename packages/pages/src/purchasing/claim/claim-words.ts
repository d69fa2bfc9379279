import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';
import type { ClaimedDocument } from '@axle/purchasing';

/** ClaimParty. */
export const claimParties = [
  { code: 'supplier', label: text('供应商', 'Supplier') },
  { code: 'carrier', label: text('承运商', 'Carrier') },
  { code: 'warehouse', label: text('仓库', 'Warehouse') },
  { code: 'insurer', label: text('保险公司', 'Insurer') },
  { code: 'platform', label: text('平台', 'Platform') },
] as const satisfies readonly EnumOption[];

/** Types of claims. */
export const claimTypes = [
  { code: 'quality', label: text('质量', 'Quality') },
  { code: 'lost', label: text('短少', 'Loss') },
  { code: 'damage', label: text('残损', 'Damage') },
  { code: 'delay', label: text('延误', 'Delay') },
  { code: 'overcharge', label: text('费用多计', 'Overcharge') },
] as const satisfies readonly EnumOption[];

/** Documents of ours that claims are about. */
export const claimDocuments = [
  { code: 'order', label: text('采购订单', 'Purchase order') },
  { code: 'batch', label: text('发货批次', 'Shipping batch') },
  { code: 'receipt', label: text('收货单', 'Receipt') },
  { code: 'report', label: text('收货报告', 'Receive report') },
  { code: 'after_sale', label: text('售后记录', 'After-sales record') },
  { code: 'deduction', label: text('扣款', 'Deduction') },
  { code: 'settlement', label: text('结算单', 'Settlement') },
  { code: 'inspection', label: text('检验单', 'Inspection') },
  { code: 'loading', label: text('装柜检验', 'Loading inspection') },
  { code: 'transfer', label: text('调拨单', 'Transfer') },
  { code: 'outbound', label: text('出库单', 'Outbound order') },
  { code: 'invoice', label: text('发票', 'Invoice') },
  { code: 'payment', label: text('付款申请', 'Payment request') },
  { code: 'fba_shipment', label: text('FBA货件', 'FBA shipment') },
] as const satisfies readonly EnumOption<ClaimedDocument>[];

/** How a carrier brought what is claimed for. */
export const claimModes = [
  { code: 'sea', label: text('海运', 'Sea') },
  { code: 'road', label: text('公路', 'Road') },
] as const satisfies readonly EnumOption[];

/** How something comes back. */
export const recoveryWays = [
  { code: 'offset', label: text('抵货款', 'Set off'), tone: 'info' },
  { code: 'cash', label: text('收款', 'Paid'), tone: 'good' },
] as const satisfies readonly EnumOption[];

/** What happened to a claim. */
export const claimEvents = [
  { code: 'submitted', label: text('提出', 'Submitted'), tone: 'info' },
  { code: 'noted', label: text('沟通', 'Note') },
  { code: 'agreed', label: text('达成', 'Agreed'), tone: 'good' },
  ...recoveryWays,
  { code: 'rejected', label: text('被拒', 'Rejected'), tone: 'bad' },
  { code: 'reopened', label: text('重新协商', 'Reopened'), tone: 'warn' },
  { code: 'closed', label: text('关闭', 'Closed') },
] as const satisfies readonly EnumOption[];
