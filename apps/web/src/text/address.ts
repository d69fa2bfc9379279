import { text } from '@axle/kernel';

/** Addresses. */
export const addressText = {
  country: text('国家', 'Country'),
  byCountry: text('按国家筛选，点击改为按内容查找', 'Filter by country; click to search by text instead'),
} as const;
