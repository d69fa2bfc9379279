import { sampleFields } from '@axle/page-kit/testing';
import { expect, it } from 'vitest';
import { formRows } from './form-rows.ts';

it('length, width and height that follow each other stand together; nothing else does', () => {
  expect(formRows(['note', 'length', 'breadth', 'height', 'gross'], sampleFields)).toEqual([
    'note',
    ['length', 'breadth', 'height'],
    'gross',
  ]);
  expect(formRows(['length', 'height', 'breadth'], sampleFields)).toEqual(['length', 'height', 'breadth']);
  expect(formRows(['breadth', 'height'], sampleFields)).toEqual(['breadth', 'height']);
});
