import { expect, it } from 'vitest';
import { imageRefusals } from './image-refusals.ts';

it('[N12a] three images or more', () => {
  expect(imageRefusals([1, 2, 3])).toEqual([]);
  expect(imageRefusals([1, 2])).toMatchObject([{ code: 'IMAGES', message: { en: 'At least 3 images (now 2)' } }]);
  expect(imageRefusals(undefined)).toMatchObject([{ code: 'IMAGES', field: 'images' }]);
});
