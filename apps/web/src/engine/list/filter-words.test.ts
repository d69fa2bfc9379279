import { expect, it } from 'vitest';
import { localMoment } from '../fields/calendar/local-moment.ts';
import { conditionWords, filterWords } from './filter-words.ts';

const reader = { language: 'en', nickname: String, pageTitle: String, referred: () => undefined } as const;
const asOf = { kind: 'instant', asOf: true, label: { zh: '截至', en: 'As of' } } as const;

it('[RF2] a chosen record is named by its code and name', () => {
  const store = { kind: 'ref', entity: 'store', label: { zh: '店铺', en: 'Store' } } as const;
  const knowing = { ...reader, referred: () => ({ id: 4, code: 'AMZ-UK', name: { zh: '英国店', en: 'UK store' } }) };
  expect(filterWords({ field: 'store', op: 'in', value: [4] }, store, knowing as never)).toBe('Store: AMZ-UK UK store');
});

it('a moment is shown in the reader’s time zone, a day as it is', () => {
  const at = '2026-05-20T08:30:00.000Z';
  expect(conditionWords({ field: 'asOf', op: 'lte', value: at }, asOf, reader as never)).toBe(`≤ ${localMoment(at)}`);
  expect(conditionWords({ field: 'asOf', op: 'lte', value: '2026-05-20' }, asOf, reader as never)).toBe('≤ 2026-05-20');
});
