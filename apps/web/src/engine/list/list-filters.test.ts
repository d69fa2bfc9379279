import { definePage } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { listFilters } from './list-filters.ts';

const page = definePage({
  key: 'licence',
  title: { zh: '执照', en: 'Licences' },
  help: { why: { zh: '执照', en: 'Licences' } },
  tabs: [{ key: 'soon', title: { zh: '将到期', en: 'Soon' }, filters: [{ field: 'until', op: 'between', value: 'next30d' }] }],
});

it('a tab may hold a span of days that moves with the calendar', () => {
  const fields = { until: { kind: 'date', label: { zh: '到期', en: 'Until' } } } as const;
  const state = { tab: 'soon', search: '', filters: [], sort: [] } as never;
  expect(listFilters(page, fields, state, { userId: 1, now: new Date(2026, 4, 20, 12) })).toEqual([
    { field: 'until', op: 'between', value: ['2026-05-20', '2026-06-18'] },
  ]);
});
