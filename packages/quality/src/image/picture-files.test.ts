import { expect, it } from 'vitest';
import { pictureRefusals } from './picture-files.ts';

it('[Q54] a file that is no picture is no photo, whatever its name says', () => {
  const [photo, words] = [
    { name: 'burr.jpg', isPicture: true },
    { name: 'notes.jpg', isPicture: false },
  ];
  expect(pictureRefusals([photo], 'photos')).toEqual([]);
  expect(pictureRefusals([photo, words], 'photos')).toMatchObject([{ code: 'NOT_A_PHOTO', field: 'photos' }]);
});
