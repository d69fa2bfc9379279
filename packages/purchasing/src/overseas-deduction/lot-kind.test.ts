import { expect, it } from 'vitest';
import { lotKind } from './lot-kind.ts';

it.each([
  ['PO26052000001', 'order'],
  ['SB26052000001', 'batch'],
  ['RC26052000001', 'receipt'],
  ['LY0000000042', 'layer'],
  ['TGHU1234567', undefined],
  ['PO-26052', undefined],
] as const)('[R118] the lot %s is that of a %s', (lotRef, kind) => {
  expect(lotKind(lotRef)).toBe(kind);
});
