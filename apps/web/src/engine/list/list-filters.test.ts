import { definePage, defineResource } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { listFilters } from './list-filters.ts';

const page = definePage({
  key: 'licence',
  title: { zh: '执照', en: 'Licences' },
  help: { why: { zh: '执照', en: 'Licences' } },
  resource: defineResource({
    entity: 'licence',
    label: { zh: '执照', en: 'Licence' },
    service: 'item',
    nameFields: [],
    fields: { until: { kind: 'date', label: { zh: '到期', en: 'Until' } } },
  }),
  columns: ['until'],
  tabs: [{ key: 'soon', title: { zh: '将到期', en: 'Soon' }, filters: [{ field: 'until', op: 'between', value: 'next30d' }] }],
});

it('a tab may hold a span of days that moves with the calendar', () => {
  const fields = { until: { kind: 'date', label: { zh: '到期', en: 'Until' } } } as const;
  const state = { tab: 'soon', search: '', filters: [], sort: [] } as never;
  expect(listFilters(page, fields, state, { userId: 1, now: new Date(2026, 4, 20, 12) })).toEqual([
    { field: 'until', op: 'between', value: ['2026-05-20', '2026-06-18'] },
  ]);
});

it('a moment that a figure named stays what it is, beside a day of the reader', () => {
  const fields = { at: { kind: 'instant', label: { zh: '时间', en: 'At' } } } as const;
  const asked = (value: unknown) =>
    listFilters(page, fields, { tab: undefined, search: '', filters: [{ field: 'at', op: 'between', value }], sort: [] } as never, {
      userId: 1,
      now: new Date(2026, 4, 20, 12),
    }).filter(({ field }) => field === 'at');
  const moment = '2026-05-20T10:30:00.000Z';
  expect(asked([null, moment])).toEqual([{ field: 'at', op: 'between', value: [null, moment] }]);
  expect(asked(['2026-05-20', moment])).toEqual([{ field: 'at', op: 'between', value: [new Date(2026, 4, 20).toISOString(), moment] }]);
  expect(asked([null, 'nonsense'])).toEqual([]);
});
