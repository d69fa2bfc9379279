import { type LocalDate, text } from '@axle/kernel';
import type { LineField } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { askedByAddress, saidInAddress } from './board-address.ts';

const today = '2025-12-02' as LocalDate;
const label = text('名', 'Name');
const period = (...codes: readonly string[]): LineField => ({ kind: 'enum', label, options: codes.map(code => ({ code, label })) });
const days = { inputs: { period: period('week', 'month', 'quarter', 'custom') } };
const months = { inputs: { period: period('month', 'quarter', 'year'), month: { kind: 'month', label } as LineField } };

it('[R92] an address opens a board with the period that it names, and says the period that a board shows', () => {
  const october = { period: 'custom', from: '2025-10-01', to: '2025-10-31', buyer: [3] };
  expect(askedByAddress(days, { period: '2025-10', buyer: [3] }, today)).toEqual(october);
  expect(saidInAddress(october)).toEqual({ period: '2025-10', buyer: [3] });
  expect(askedByAddress(days, { period: '2025-Q4' }, today)).toEqual({ period: 'quarter' });
  const third = { period: 'quarter', month: '2025-09', category: 7 };
  expect(askedByAddress(months, { period: '2025-Q3', category: 7 }, today)).toEqual(third);
  expect(saidInAddress(third)).toEqual({ period: '2025-Q3', category: 7 });
});

it('[R92] a period that the board has none of is passed over, and one that is not whole yet is not said', () => {
  expect(askedByAddress(days, { period: 'someday', buyer: [3] }, today)).toEqual({ buyer: [3] });
  expect(askedByAddress(months, { period: '2025-W44' }, today)).toEqual({});
  expect(saidInAddress({ period: 'custom', from: '2025-10-01' })).toEqual({});
  expect([{ period: 'week' }, { month: '2025-10' }].map(saidInAddress)).toEqual([{ period: 'week' }, { month: '2025-10' }]);
});
