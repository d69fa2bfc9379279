import type { TodoSource } from '../home/todo-source.ts';

/** Listings that sell nothing: kept from being sold by Amazon, or stock without an offer, by their last snapshot. */
export const listingsSuppressed: TodoSource = {
  key: 'listingsSuppressed',
  title: { zh: '不能销售的Listing', en: 'Listings that cannot sell' },
  page: 'amazonListingSummary',
  tab: 'listings',
  filters: () => [{ field: 'listingStatus', op: 'in', value: ['suppressed', 'stranded'] }],
};
