import { text } from '@axle/kernel';
import type { CountedRecords } from '@axle/page-kit';

const not = (field: string, ...value: readonly string[]) => [{ field, op: 'notIn', value }] as const;

/** What the head of a SKU counts: its stock and what moves it, where it is offered, what waits for approval, and what it is planned by. */
export const countedOfSku: readonly CountedRecords[] = [
  { page: 'stockBalance' },
  { page: 'logoutStock', title: text('未完成出库', 'Open outbound orders'), filters: not('status', 'shipped', 'cancelled') },
  { page: 'receiveOrder', title: text('未完成收货', 'Open receipts'), filters: not('state', 'closed', 'cancelled') },
  { page: 'transferOrder', title: text('未完成调拨', 'Open transfers'), filters: not('state', 'closed', 'cancelled') },
  { page: 'ptSku' },
  { page: 'amazonListingSummary', title: text('亚马逊Listing', 'Amazon listings') },
  { page: 'stockLedger', title: text('过账', 'Postings') },
  { page: 'basicInfoApproval', title: text('待审批', 'Waiting for approval') },
  { page: 'buyingLog' },
  { page: 'bom', field: 'parent' },
  { page: 'bom', field: 'children' },
  { page: 'fitment' },
  { page: 'skuSubstitute' },
  { page: 'skuPropertySetting' },
  { page: 'safetyStock' },
  { page: 'skuPriority' },
  { page: 'estimatedProfit' },
  { page: 'fbaMap' },
  { page: 'stockReservation' },
  { page: 'stockLayer' },
  { page: 'exemptSku' },
];
