import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Addresses. */
export const addressText = {
  country: on('国家', 'Country'),
  byCountry: on('按国家筛选，点击改为按内容查找', 'Filter by country; click to search by text instead'),
} as const;
