import { expect, it } from 'vitest';
import { pixelRefusals } from './pixel-refusals.ts';

it('[N29] 1,000 pixels on the longer side are enough, 999 are not; a picture of unknown size is taken', () => {
  expect(pixelRefusals([{ name: 'main.jpg', width: 1000, height: 600 }, { name: 'box.jpg' }])).toEqual([]);
  expect(pixelRefusals([{ name: 'main.jpg', width: 999, height: 999 }])).toMatchObject([
    { code: 'IMAGE_PIXELS', message: { en: 'Pictures need 1000 pixels on their longer side: main.jpg 999 × 999' } },
  ]);
});
