import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Listings that sell nothing: kept from being sold by Amazon, or stock without an offer, by their last snapshot. */
export const listingsSuppressed: TodoSource = {
  key: 'listingsSuppressed',
  title: { zh: '不能销售的Listing', en: 'Listings that cannot sell' },
  page: 'amazonListingSummary',
  tab: 'listings',
  filters: () => [{ field: 'listingStatus', op: 'in', value: ['suppressed', 'stranded'] }],
};

/** Faults of listings that are not settled; overdue those that cost most. */
export const listingFaults: TodoSource = {
  key: 'listingFaults',
  title: { zh: '未了结的Listing异常', en: 'Listing exceptions unsettled' },
  page: 'amazonListingException',
  tab: 'live',
  filters: () => [],
  overdue: () => [{ field: 'level', op: 'eq', value: 'high' }],
  overdueWord: { zh: '严重', en: 'severe' },
};
