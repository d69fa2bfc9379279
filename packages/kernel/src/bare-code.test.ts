import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bareCode } from './bare-code.ts';

it('[K4b] a number is its letters and digits, of every script', () => {
  expect(['04465-06090', '04465 06090', ' ０４４６５.06090\u200b'].map(bareCode)).toEqual(['0446506090', '0446506090', '0446506090']);
  expect([bareCode('ЗМЗ-406'), bareCode('змз 406'), bareCode('УМЗ-406')]).toEqual(['ЗМЗ406', 'ЗМЗ406', 'УМЗ406']);
  expect(bareCode('轿车-1 é')).toBe('轿车1É');
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => bareCode(bareCode(text)) === bareCode(text)));
});
