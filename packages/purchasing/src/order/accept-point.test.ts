import { expect, it } from 'vitest';
import { acceptPointSaid } from './accept-point.ts';

it('[R114] follows the Incoterm unless the order says otherwise', () => {
  expect(acceptPointSaid({ incoterm: 'FOB' })).toBe('handover');
  expect(acceptPointSaid({ incoterm: 'DAP' })).toBe('receipt');
  expect(acceptPointSaid({ incoterm: 'FOB', acceptPoint: 'receipt' })).toBe('receipt');
});

it('[R114] another Incoterm says it again, except where it was changed as well', () => {
  const before = { incoterm: 'FOB', acceptPoint: 'receipt' } as const;
  expect(acceptPointSaid({ incoterm: 'FOB', acceptPoint: 'receipt' }, before)).toBe('receipt');
  expect(acceptPointSaid({ incoterm: 'EXW', acceptPoint: 'receipt' }, before)).toBe('handover');
  expect(acceptPointSaid({ incoterm: 'DAP', acceptPoint: 'handover' }, before)).toBe('handover');
});
