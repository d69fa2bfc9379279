import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Listings that sell nothing: kept from being sold by Amazon, or stock without an offer, by their last snapshot. */
export const listingsSuppressed: TodoSource = {
  key: 'listingsSuppressed',
  title: { zh: '无法销售的Listing', en: 'Listings that cannot sell' },
  next: { zh: '“{openListing}”查看原因并恢复销售', en: '{openListing}, find the cause and make it sellable again' },
  page: 'amazonListingSummary',
  tab: 'listings',
  filters: () => [{ field: 'listingStatus', op: 'in', value: ['suppressed', 'stranded'] }],
};

/** Exceptions of listings that are not settled; overdue those that cost most. */
export const listingExceptionsOpen: TodoSource = {
  key: 'listingExceptionsOpen',
  title: { zh: '未处理的Listing异常', en: 'Unresolved listing exceptions' },
  next: { zh: '“{assign}”负责人，修好后“{handle}”', en: '{assign} someone; {handle} once it is fixed' },
  page: 'amazonListingException',
  tab: 'live',
  filters: () => [],
  overdue: () => [{ field: 'level', op: 'eq', value: 'high' }],
  overdueWord: { zh: '严重', en: 'severe' },
};
