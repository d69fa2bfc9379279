import type { Resource } from '@axle/page-kit';

/**
 * Books that people keep by hand, and what waits of a season's records: some thousands of rows at most, which are read whole in a moment.
 * Every other table may grow to a million.
 */
const small: ReadonlySet<string> = new Set([
  'amazonWarehouse',
  'carrier',
  'category',
  'companyEntity',
  'contractCategory',
  'country',
  'customer',
  'customsExporter',
  'dataFeed',
  'deductionMethod',
  'deliveryTime',
  'expenditure',
  'fbaPool',
  'fbaTable',
  'mailSubject',
  'market',
  'mrpBaseConfig',
  'orderStatusSetting',
  'paymentMethod',
  'returnedArticle',
  'site',
  'stockProvision',
  'store',
  'supplier',
  'tariffCode',
  'tradeRelation',
  'tradeRoute',
  'warehouse',
  'warehouseArea',
]);

/** Whether a list may grow to a million rows, which are asked for as they are filtered. */
export function isLarge({ entity, readBy, ownCalls }: Resource): boolean {
  return !small.has(entity) && !ownCalls && (!readBy || readBy.onlyAsked === true);
}
