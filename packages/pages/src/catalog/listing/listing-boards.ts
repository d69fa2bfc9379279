import { text } from '@axle/kernel';
import type { Board, DrillFilter } from '@axle/page-kit';

/** The health of listings by a field: how many there are, how many of them sell, who of those holds the buy box. */
export const listingHealthBoard = <Name extends string>(
  figures: string,
  zh: string,
  en: string,
  row: DrillFilter<Name>,
): Board<Name | 'store' | 'latest' | 'listingStatus' | 'buyBox' | 'rating'> => ({
  figures,
  reads: [...new Set([row.field, 'store', 'latest', 'listingStatus', 'buyBox', 'rating'] as const)],
  tiles: [
    { kind: 'number', key: 'listings', title: { zh: 'Listing数', en: 'Listings' }, span: 3, drill: { tab: 'listings' } },
    { kind: 'number', key: 'activeShare', title: { zh: '在售率', en: 'Active' }, span: 3, unit: 'percent' },
    {
      kind: 'number',
      key: 'buyBoxShare',
      title: { zh: '购物车占比', en: 'Buy box' },
      span: 3,
      unit: 'percent',
      help: { zh: '占在售Listing。', en: 'Of the active listings.' },
    },
    { kind: 'number', key: 'rating', title: { zh: '平均评分', en: 'Average rating' }, span: 3, unit: 'mean' },
    {
      kind: 'table',
      key: 'groups',
      title: text(zh, en),
      span: 12,
      drill: { tab: 'listings', row },
      columns: [
        { key: 'listings', title: { zh: 'Listing数', en: 'Listings' } },
        { key: 'active', title: { zh: '在售', en: 'Active' } },
        { key: 'activeShare', title: { zh: '在售率', en: 'Active %' }, unit: 'percent' },
        { key: 'buyBox', title: { zh: '有购物车', en: 'With buy box' } },
        { key: 'buyBoxShare', title: { zh: '购物车占比', en: 'Buy box %' }, unit: 'percent' },
        { key: 'rating', title: { zh: '平均评分', en: 'Average rating' }, unit: 'mean' },
      ],
    },
  ],
});
